import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { getWordPress } from '../../tools/shared/wordpress/index.ts';

const PLUGIN = [
	'programs-filter.php',
	'includes',
	'build',
	'images',
	'languages',
];

/**
 * Gives a node its own copy of WordPress, of the plugin and of what the benchmark adds. Only the uploads are shared.
 *
 * @param root    Folder of the node; what was there is gone.
 * @param uploads Folder of the uploads.
 * @param config  Content of wp-config.php.
 */
export async function copyCode(
	root: string,
	uploads: string,
	config: string
): Promise< void > {
	const content = join( root, 'wp-content' );
	const plugin = join( content, 'plugins', 'programs-filter' );
	await rm( root, { recursive: true, force: true } );
	await cp( await getWordPress( NEWEST_WORDPRESS ), root, {
		recursive: true,
	} );
	await mkdir( plugin, { recursive: true } );
	for ( const name of PLUGIN ) {
		await cp( join( projectRoot, name ), join( plugin, name ), {
			recursive: true,
		} );
	}
	await mkdir( uploads, { recursive: true } );
	await symlink( uploads, join( content, 'uploads' ) );
	for ( const [ from, to ] of [
		[ 'tools/shared/site/php/mu-plugins', 'mu-plugins' ],
		[ 'bench/stack/mu-plugins', 'mu-plugins' ],
		[ 'tests/object-cache', 'object-cache' ],
		[ 'bench/stack/object-cache', 'object-cache' ],
		[ 'tests/object-cache/object-cache.php', 'object-cache.php' ],
	] as const ) {
		await cp( join( projectRoot, from ), join( content, to ), {
			recursive: true,
		} );
	}
	await writeFile( join( root, 'wp-config.php' ), config );
}
