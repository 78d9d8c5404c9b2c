import { request } from '@playwright/test';

import type { Subject } from '../../tools/shared/compat/subject.ts';
import { subjectOf } from '../../tools/shared/compat/subjects.ts';
import {
	type EditorWordPress,
	type Session,
	signIn,
} from '../e2e/editor/editor-wordpress.ts';
import { OF_WORDPRESS } from '../e2e/editor/test.ts';
import { test as base } from '../e2e/fixtures.ts';
import { publisher, type Publish } from '../e2e/listing/publish.ts';
import { startCompatSite } from './site.ts';

export { expect } from '../e2e/fixtures.ts';

export interface WorkerOptions {
	/** Slug. */
	subject: string;
}

interface WorkerFixtures extends WorkerOptions {
	/** What is tried. */
	tried: Subject;
	compatSite: EditorWordPress;
	session: Session;
}

interface Fixtures {
	/** The block, in what is to be around it. */
	blocks: string;
	/** Path of the page with the listing. */
	path: string;
	/** Publishes blocks as a post, and gives its path. */
	publish: Publish;
}

const BLOCK = '<!-- wp:programs-filter/programas /-->';
/** WordPress gets pictures of emoji where the machine has no font with them, such as the magnifying glass of a shop's gallery. */
const EMOJI = /s\.w\.org\/images\/core\/emoji\//;
/** Cards have headings of the third level. */
const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Programas</h2><!-- /wp:heading -->';

/**
 * Tests beside a release of others. They fail when the browser or PHP reported what is not known to be reported without this plugin too.
 */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	subject: [ '', { option: true, scope: 'worker' } ],

	tried: [
		async ( { subject }, use ) => {
			await use( subjectOf( subject ) );
		},
		{ scope: 'worker' },
	],

	compatSite: [
		async ( { tried }, use ) => {
			const { kind, slug, constants = {}, setUp = [], hit } = tried;
			const site = await startCompatSite( {
				constants,
				setUp,
				// A worker of Playground remembers files that another has removed.
				workers: hit === undefined ? 2 : 1,
				...( kind === 'theme'
					? { theme: slug }
					: { plugins: [ slug ] } ),
			} );
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 300_000 },
	],

	session: [
		async ( { compatSite }, use ) => {
			const context = await request.newContext( {
				baseURL: compatSite.url,
			} );
			await use( await signIn( context ) );
			await context.dispose();
		},
		{ scope: 'worker', timeout: 300_000 },
	],

	site: async ( { compatSite, tried }, use ) => {
		const known = tried.known ?? [];
		await use( {
			...compatSite,
			phpLog: async () =>
				( await compatSite.phpLog() )
					.split( /^(?=\[)/m )
					.filter(
						( entry ) =>
							! known.some( ( [ text ] ) => text.test( entry ) )
					)
					.join( '' ),
		} );
	},

	expectedProblems: async ( { tried }, use ) => {
		await use( [
			...OF_WORDPRESS,
			EMOJI,
			...( tried.known ?? [] ).map( ( [ text ] ) => text ),
		] );
	},

	blocks: async ( { tried }, use ) => {
		const [ before, after ] = tried.around ?? [ '', '' ];
		await use( `${ before }${ BLOCK }${ after }` );
	},

	path: async ( { blocks, publish, tried }, use ) => {
		await use(
			tried.around === undefined
				? ( tried.path ?? '/programas/' )
				: await publish( `${ HEADING }${ blocks }` )
		);
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},
} );
