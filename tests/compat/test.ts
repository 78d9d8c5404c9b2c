import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';

import { CONTENT_MOUNT, EXAMPLE_CONTENT } from '../../demo/example-content.ts';
import { browserCombination } from '../../tools/shared/combinations.ts';
import { getRelease } from '../../tools/shared/compat/get-release.ts';
import { type Release, releaseOf } from '../../tools/shared/compat/releases.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { type Mount, startWordPress } from '../../tools/shared/site/index.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import {
	type EditorWordPress,
	type Session,
	signIn,
} from '../e2e/editor/editor-wordpress.ts';
import { OF_WORDPRESS } from '../e2e/editor/test.ts';
import { test as base } from '../e2e/fixtures.ts';
import { publisher, type Publish } from '../e2e/listing/publish.ts';

export { expect } from '../e2e/fixtures.ts';

export interface WorkerOptions {
	/** Of what is tried. */
	slug: string;
	/** Of a theme beside a plugin that is tried. */
	theme: string;
}

interface WorkerFixtures extends WorkerOptions {
	tried: Release;
	compatSite: EditorWordPress;
	session: Session;
	call: CallPhp;
}

interface Fixtures {
	/** Path of the page with the listing. */
	path: string;
	publish: Publish;
}

const SET_UP = { file: 'compat/set-up.php' };
/** The block, in what is to be around it. */
export const blocksOf = ( { around = [ '', '' ] }: Release ): string =>
	around.join( '<!-- wp:programs-filter/programas /-->' );
/** Cards have headings of the third level. */
const HEADING =
	'<!-- wp:heading --><h2 class="wp-block-heading">Programas</h2><!-- /wp:heading -->';

/** What releases of others are reported for. Where it is of ours, the other suites fail. */
const OF_OTHERS: readonly RegExp[] = [
	// Of WordPress's editor.
	/^(?!.*programs-filter).* is deprecated since version /,
	/^(?!.*programs-filter).* was added to the iframe incorrectly/,
	/Block with API version 2 or lower is deprecated .* The block "(?!programs-filter\/)/,
	// Of PHP, and of WordPress in its log.
	/PHP Deprecated: .* in \S+\/(?:plugins|themes)\/(?!programs-filter\/)/,
	/_load_textdomain_just_in_time .*<code>(?!programs-filter<)/,
	// Of a machine without network, which has no fonts and pictures from elsewhere.
	/^(?:request failed|console\.error: Failed to load resource): .*\bhttps:/,
	/Couldn't load preload assets/,
];

/**
 * Starts a WordPress with the demo's content, this plugin, and releases of others. Where one cannot be had, the tests are skipped.
 *
 * @param tried Plugin or theme.
 * @param theme Slug of another theme.
 */
async function startSite(
	tried: Release,
	theme: string
): Promise< EditorWordPress > {
	const active = [ tried, ...( theme ? [ releaseOf( theme ) ] : [] ) ];
	const mounts: Mount[] = [];
	for ( const release of active ) {
		const found = await getRelease( release );
		// eslint-disable-next-line playwright/no-skipped-test -- Whether a release can be had is known only here.
		test.skip( 'missing' in found, `${ release.name } cannot be had` );
		const { folder } = { folder: null, ...found };
		if ( folder !== null ) {
			let hostPath = folder;
			if ( tried.keepsPages ) {
				// Some keep pages beside the folder that a link leads to, where another site would find them.
				const own = `test-results/compat/${ randomUUID() }/plugins`;
				hostPath = join( projectRoot, own, release.slug );
				await cp( folder, hostPath, { recursive: true } );
			}
			mounts.push( {
				hostPath,
				vfsPath: `/wordpress/wp-content/${ release.kind }s/${ release.slug }`,
			} );
		}
	}
	const tested = browserCombination();
	const site = await startWordPress( {
		...tested,
		constants: {
			...( tried.keepsPages ? { WP_CACHE: true } : {} ),
			...tried.constants,
		},
		content: EXAMPLE_CONTENT,
		// A worker of Playground remembers files that another has removed.
		workers: tried.keepsPages ? 1 : 2,
		mounts: [ CONTENT_MOUNT, TESTS_MOUNT, ...mounts ],
	} );
	try {
		await callsTo( site, { file: 'e2e/editor/editor-wordpress.php' } )(
			'quiet'
		);
		const call = callsTo( site, SET_UP );
		await call( 'add_other_scripts' );
		for ( const { kind, slug, main, version } of active ) {
			await call( 'activate', kind, slug, main, version );
		}
		for ( const name of tried.setUp ?? [] ) {
			await call( name );
		}
		for ( const option of Object.entries( tried.options ?? {} ) ) {
			await call( 'update_option', ...option );
		}
		// Addresses as all that is active by now makes them.
		await call( 'flush_rewrite_rules', false );
	} catch ( error ) {
		await site.stop();
		throw error;
	}
	return { ...site, ...tested };
}

/**
 * Tests beside a release of others. They fail when the browser or PHP reported what is not known to be reported without this plugin too.
 */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	slug: [ '', { option: true, scope: 'worker' } ],

	theme: [ '', { option: true, scope: 'worker' } ],

	tried: [
		async ( { slug }, use ) => {
			await use( releaseOf( slug ) );
		},
		{ scope: 'worker' },
	],

	compatSite: [
		async ( { theme, tried }, use ) => {
			const site = await startSite( tried, theme );
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 300_000 },
	],

	call: [
		async ( { compatSite }, use ) => {
			await use( callsTo( compatSite, SET_UP ) );
		},
		{ scope: 'worker' },
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

	expectedProblems: async ( { tried }, use ) => {
		await use( [
			...OF_WORDPRESS,
			...OF_OTHERS,
			...( tried.known ?? [] ).map( ( [ text ] ) => text ),
		] );
	},

	site: async ( { compatSite, expectedProblems }, use ) => {
		await use( {
			...compatSite,
			phpLog: async () =>
				( await compatSite.phpLog() )
					.split( /^(?=\[)/m )
					.filter(
						( entry ) =>
							! expectedProblems.some( ( one ) =>
								one.test( entry )
							)
					)
					.join( '' ),
		} );
	},

	path: async ( { publish, tried }, use ) => {
		await use(
			tried.around === undefined
				? ( tried.path ?? '/programas/' )
				: await publish( `${ HEADING }${ blocksOf( tried ) }` )
		);
	},

	publish: async ( { site }, use ) => {
		await use( publisher( site ) );
	},
} );
