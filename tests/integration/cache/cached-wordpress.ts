import { join } from 'node:path';

import { startWordPress } from '../../../tools/shared/playground/index.ts';
import { projectRoot } from '../../../tools/shared/project-root.ts';
import { announcedSite } from '../../announced-site.ts';
import { PHP } from '../wordpress.ts';

const OBJECT_CACHE = join( projectRoot, 'tests', 'object-cache' );
const CONTENT = '/wordpress/wp-content';

export interface CachedWordPress {
	/**
	 * Runs PHP with the functions of php/ at hand.
	 *
	 * @param code The body of a function.
	 * @return What it returned.
	 */
	run: < Result >( code: string ) => Promise< Result >;
	/** HTML of a page as a visitor gets it. */
	fetchPage: ( path: string ) => Promise< string >;
	stop: () => Promise< void >;
}

/**
 * A WordPress with a persistent object cache, of the combination under test.
 */
export async function startCachedWordPress(): Promise< CachedWordPress > {
	const { version, php } = announcedSite();
	const site = await startWordPress( {
		version,
		php,
		workers: 3,
		mounts: [
			{
				hostPath: join( projectRoot, 'tests/integration/php' ),
				vfsPath: PHP,
			},
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
		run: async < Result >( code: string ) =>
			JSON.parse(
				await site.runPhp(
					`namespace ProgramsFilter\\Tests; require_once '${ PHP }/load.php'; require_once '${ PHP }/cache/load.php'; report( ( static function () { ${ code } } )() );`
				)
			) as Result,
		fetchPage: async ( path ) => ( await fetch( site.url + path ) ).text(),
		stop: site.stop,
	};
}
