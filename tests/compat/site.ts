import { existsSync } from 'node:fs';
import { test } from '@playwright/test';

import { CONTENT_MOUNT, EXAMPLE_CONTENT } from '../../demo/example-content.ts';
import { getRelease } from '../../tools/shared/compat/get-release.ts';
import { type Release, releaseOf } from '../../tools/shared/compat/releases.ts';
import {
	type Mount,
	startWordPress,
	type WordPressOptions,
} from '../../tools/shared/site/index.ts';
import { browserCombination } from '../../tools/shared/combinations.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import type { EditorWordPress } from '../e2e/editor/editor-wordpress.ts';

export interface CompatOptions {
	/** Slugs of plugins, activated in this order. */
	plugins?: readonly string[];
	/** Slug of the theme. Default: WordPress's own. */
	theme?: string | undefined;
	constants?: WordPressOptions[ 'constants' ];
	/** Functions of compat/set-up.php, called once all is active. */
	setUp?: string | readonly string[] | undefined;
	/** How many requests PHP serves at the same time. */
	workers?: number;
}

/**
 * Starts a WordPress with the demo's content, this plugin, and releases of others. Where one cannot be had, the test, or all tests of the
 * `beforeAll` that called, are skipped, saying which.
 */
export async function startCompatSite( {
	plugins = [],
	theme,
	constants = {},
	setUp = [],
	workers = 2,
}: CompatOptions ): Promise< EditorWordPress > {
	const mounts = await mountsOf(
		theme === undefined ? plugins : [ ...plugins, theme ]
	);
	const tested = browserCombination();
	const site = await startWordPress( {
		...tested,
		constants,
		content: EXAMPLE_CONTENT,
		workers,
		mounts: [ CONTENT_MOUNT, TESTS_MOUNT, ...mounts ],
	} );
	try {
		await callsTo( site, { file: 'e2e/editor/editor-wordpress.php' } )(
			'quiet'
		);
		const call = callsTo( site, { file: 'compat/set-up.php' } );
		if ( theme !== undefined ) {
			await call( 'switch_to', theme );
		}
		for ( const slug of plugins ) {
			await call(
				'activate',
				`${ slug }/${ releaseOf( slug ).main ?? '' }`
			);
		}
		for ( const name of [ setUp ].flat() ) {
			await call( name );
		}
		// Addresses as all that is active by now makes them.
		await call( 'flush_rewrite_rules', false );
		for ( const slug of theme === undefined
			? plugins
			: [ ...plugins, theme ] ) {
			await expectAtWork( call, releaseOf( slug ) );
		}
	} catch ( error ) {
		await site.stop();
		throw error;
	}
	return { ...site, ...tested };
}

/** Fails where a release is not active, in its version. WordPress's own theme has that of WordPress. */
async function expectAtWork(
	call: CallPhp,
	{ kind, slug, name, version, main = slug }: Release
): Promise< void > {
	const found = await call< string >(
		'version_at_work',
		kind,
		kind === 'theme' ? slug : `${ slug }/${ main }`
	);
	if ( found === '' || ( version !== '' && found !== version ) ) {
		throw new Error(
			`${ name } ${ version } is not at work, but ${ found || 'nothing' }.`
		);
	}
}

async function mountsOf( slugs: readonly string[] ): Promise< Mount[] > {
	const mounts: Mount[] = [];
	for ( const slug of slugs ) {
		const release = releaseOf( slug );
		const found = await getRelease( release );
		if ( 'missing' in found ) {
			// eslint-disable-next-line playwright/no-skipped-test -- Whether a release can be had is known only here.
			test.skip( true, `${ release.name }: ${ found.missing }` );
		} else if ( found.folder !== null && existsSync( found.folder ) ) {
			mounts.push( {
				hostPath: found.folder,
				vfsPath: `/wordpress/wp-content/${ release.kind }s/${ slug }`,
			} );
		}
	}
	return mounts;
}
