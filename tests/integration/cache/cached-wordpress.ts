import { join } from 'node:path';

import { startWordPress } from '../../../tools/shared/site/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../../call.ts';
import { announcedSite } from '../../announced-site.ts';
import { filesOfTest } from '../wordpress.ts';

const OBJECT_CACHE = join( projectRoot, 'tests', 'object-cache' );
const CONTENT = '/wordpress/wp-content';
const LOAD = 'integration/php/cache/load.php';

export interface CachedWordPress {
	/** Calls a function of cache.php, which has those of all parts, or of php/. */
	run: CallPhp;
	/** HTML of a page as a visitor gets it. */
	fetchPage: ( path: string ) => Promise< string >;
	stop: () => Promise< void >;
}

/**
 * A WordPress with a persistent object cache, of the combination under test.
 */
export async function startCachedWordPress(): Promise< CachedWordPress > {
	const { version, php, database } = announcedSite();
	const site = await startWordPress( {
		version,
		php,
		database,
		workers: 3,
		mounts: [
			TESTS_MOUNT,
			{
				hostPath: join( projectRoot, 'tests/integration/cache/plugin' ),
				vfsPath: `${ CONTENT }/plugins/cache-plugin`,
			},
			{ hostPath: OBJECT_CACHE, vfsPath: `${ CONTENT }/object-cache` },
			{
				hostPath: join( OBJECT_CACHE, 'object-cache.php' ),
				vfsPath: `${ CONTENT }/object-cache.php`,
			},
		],
	} );
	await site.runPhp( `activate_plugin( 'cache-plugin/cache-plugin.php' );` );
	return {
		run: callsTo( site, () => ( { ...filesOfTest(), load: LOAD } ) ),
		fetchPage: async ( path ) => ( await fetch( site.url + path ) ).text(),
		stop: site.stop,
	};
}
