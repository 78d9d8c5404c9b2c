import { expect, test as base } from '@playwright/test';

import { announcedSite, type Site } from '../../announced-site.ts';
import { publisher, type Publish } from '../listing/publish.ts';
import { findPrograms } from '../../../tools/shared/engines/programs.ts';
import { visitWithFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { visitWithWebKit } from './webkit.ts';

export { expect };

interface Fixtures {
	site: Site;
	/** Publishes blocks as a post, which no menu lists, and gives its path. */
	publish: Publish;
	/** A visitor with the project's browser. The test fails when that reported a problem. */
	visitor: Visitor;
	/** Opens a path of the site, and waits until the pills are in React's hands. */
	open: ( path: string ) => Promise< void >;
}

interface WorkerFixtures {
	browserOfWorker: Visitor;
}

/** The programs, where they are not a sentence that says why they cannot be had. */
function found< Programs >( programs: Programs | string ): Programs {
	if ( typeof programs === 'string' ) {
		throw new Error( programs );
	}
	return programs;
}

export const test = base.extend< Fixtures, WorkerFixtures >( {
	browserOfWorker: [
		async ( {}, use, { project } ) => {
			const visitor =
				project.name === 'firefox'
					? await visitWithFirefox(
							found( await findPrograms( 'firefox' ) )
						)
					: await visitWithWebKit(
							found( await findPrograms( 'webkit' ) )
						);
			await use( visitor );
			await visitor.leave();
		},
		{ scope: 'worker' },
	],

	site: async ( {}, use ) => {
		await use( announcedSite() );
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},

	visitor: async ( { browserOfWorker }, use ) => {
		const before = browserOfWorker.problems().length;
		await browserOfWorker.resize( 1280, 900 );
		await use( browserOfWorker );
		expect(
			browserOfWorker.problems().slice( before ),
			'problems that the browser reported'
		).toEqual( [] );
	},

	open: async ( { site, visitor }, use ) => {
		await use( async ( path ) => {
			await visitor.goto( site.url + path );
			await expect
				.poll( () =>
					visitor.run( () => {
						document
							.querySelector(
								'.programas-filter [data-category]'
							)
							?.dispatchEvent(
								new Event( 'pointerover', { bubbles: true } )
							);

						return document.querySelectorAll(
							'.programas-filter [role="toolbar"], .programas-filter[role="toolbar"]'
						).length;
					} )
				)
				.toBeGreaterThan( 0 );
		} );
	},
} );
