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
 * @param slug   Folder of the plugin.
 * @param file   Its main file.
 * @param beside Folders of plugins beside it.
 */
export function siteWith(
	slug: string,
	file: string,
	...beside: readonly string[]
): SiteOfOthers {
	const folderOf = ( name: string ): string =>
		join( COMPAT, 'plugins', name );
	const missing = [ join( slug, file ), ...beside ].filter(
		( name ) => COMPAT === '' || ! existsSync( folderOf( name ) )
	);
	let site: RunningWordPress | undefined;

	return {
		describe: ( name, tests ) => {
			if ( missing.length === 0 ) {
				describe( name, tests );
			} else {
				const skipped = `${ name } (no plugins/${ missing.join( ', ' ) } in COMPAT_DIR)`;
				process.stdout.write( `skipped: ${ skipped }\n` );
				describe.skip( skipped, tests );
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
					...[ slug, ...beside ].map( ( name ) => ( {
						hostPath: folderOf( name ),
						vfsPath: `/wordpress/wp-content/plugins/${ name }`,
					} ) ),
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
