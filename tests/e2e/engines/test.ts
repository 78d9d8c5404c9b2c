import { expect, test as base } from '@playwright/test';

import { announcedSite, type Site } from '../../announced-site.ts';
import { publisher, type Publish } from '../listing/publish.ts';
import { findEngines } from './engines.ts';
import type { Visitor } from './visitor.ts';

export { expect };

interface Options {
	/** The visitor's system asks for less motion. */
	lessMotion: boolean;
}

interface Fixtures {
	/** Problems that a test brings about itself. */
	expectedProblems: readonly RegExp[];
	site: Site;
	/** Publishes blocks as a post, which no menu lists, and gives its path. */
	publish: Publish;
	/** A visitor with the project's browser. The test fails when that reported a problem. */
	visitor: Visitor;
	/** Opens a path of the site, and waits until the pills are in React's hands. */
	open: ( path: string ) => Promise< void >;
}

interface WorkerFixtures extends Options {
	browserOfWorker: Visitor;
}

export const test = base.extend< Fixtures, WorkerFixtures >( {
	lessMotion: [ false, { option: true, scope: 'worker' } ],

	browserOfWorker: [
		async ( { lessMotion }, use, { project } ) => {
			const engines = await findEngines();
			const arrive = engines[ project.name as keyof typeof engines ];
			if ( typeof arrive === 'string' ) {
				throw new Error( arrive );
			}
			const visitor = await arrive( { reducedMotion: lessMotion } );
			await use( visitor );
			await visitor.leave();
		},
		{ scope: 'worker' },
	],

	expectedProblems: [ [], { option: true } ],

	site: async ( {}, use ) => {
		await use( announcedSite() );
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},

	visitor: async ( { browserOfWorker, expectedProblems }, use ) => {
		const before = browserOfWorker.problems().length;
		await browserOfWorker.resize( 1280, 900 );
		await use( browserOfWorker );
		expect(
			browserOfWorker
				.problems()
				.slice( before )
				.filter(
					( problem ) =>
						! expectedProblems.some( ( expected ) =>
							expected.test( problem )
						)
				),
			'problems that the browser reported'
		).toEqual( [] );
	},

	open: async ( { site, visitor }, use ) => {
		await use( async ( path ) => {
			await visitor.goto( site.url + path );
			await expect
				.poll( () =>
					visitor.run(
						() =>
							document.querySelectorAll(
								'.programas-filter [role="toolbar"], .programas-filter[role="toolbar"]'
							).length
					)
				)
				.toBeGreaterThan( 0 );
		} );
	},
} );
