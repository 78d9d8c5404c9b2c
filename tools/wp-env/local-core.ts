import { cp, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../shared/versions.ts';
import { getWordPress } from '../shared/wordpress/index.ts';

/**
 * A WordPress for wp-env alone, which writes its database and its configuration into it.
 *
 * @return Absolute path.
 */
export async function localCore(): Promise< string > {
	const core = join( projectRoot, '.cache/wp-env', NEWEST_WORDPRESS );
	if ( ! existsSync( core ) ) {
		const clean = await getWordPress( NEWEST_WORDPRESS, ( line ) =>
			console.log( line )
		);
		const incomplete = `${ core }.incomplete`;
		await rm( incomplete, { recursive: true, force: true } );
		await cp( clean, incomplete, {
			recursive: true,
			filter: ( path ) => path !== join( clean, 'wp-config.php' ),
		} );
		await rename( incomplete, core );
	}
	return core;
}
