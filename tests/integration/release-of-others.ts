import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/site/index.ts';
import { announcedSite } from '../announced-site.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import { filesOfTest } from './wordpress.ts';

/** Other people's plugins, from a folder that the environment names: none is part of this repository. */
const COMPAT = process.env.COMPAT_DIR ?? '';

interface SiteOfOthers {
	/** Tests with it; where the plugin is missing they are skipped, and their group says so. */
	describe: ( name: string, tests: () => void ) => void;
	start: ( constants?: Record< string, boolean > ) => Promise< void >;
	stop: () => Promise< void > | undefined;
	run: CallPhp;
	/** Fetches a page as a visitor. */
	get: ( path: string ) => Promise< { html: string; headers: Headers } >;
}

/**
 * A site of its own with a plugin of others, mounted, not yet active.
 *
 * @param slug Folder of the plugin.
 * @param file Its main file.
 */
export function siteWith( slug: string, file: string ): SiteOfOthers {
	const plugin = join( COMPAT, 'plugins', slug );
	const isThere = COMPAT !== '' && existsSync( join( plugin, file ) );
	let site: RunningWordPress | undefined;

	return {
		describe: ( name, tests ) => {
			if ( isThere ) {
				describe( name, tests );
			} else {
				process.stdout.write(
					`skipped: ${ name } (no plugins/${ slug } in COMPAT_DIR)\n`
				);
				describe.skip(
					`${ name } (no plugins/${ slug } in COMPAT_DIR)`,
					tests
				);
			}
		},
		start: async ( constants = {} ) => {
			const { version, php, database } = announcedSite();
			site = await startWordPress( {
				version,
				php,
				database,
				// A worker of Playground remembers files that another has removed.
				workers: 1,
				constants,
				mounts: [
					TESTS_MOUNT,
					{
						hostPath: plugin,
						vfsPath: `/wordpress/wp-content/plugins/${ slug }`,
					},
				],
			} );
		},
		stop: () => site?.stop(),
		run: ( ...call ) => {
			if ( site === undefined ) {
				throw new Error( 'WordPress did not start.' );
			}
			return callsTo( site, filesOfTest )( ...call );
		},
		get: async ( path ) => {
			const response = await fetch( `${ site?.url }${ path }`, {
				headers: { Accept: 'text/html' },
			} );
			return { html: await response.text(), headers: response.headers };
		},
	};
}
