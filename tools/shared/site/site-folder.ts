import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOGO = 'wp-includes/images/w-logo-blue-white-bg.png';

/**
 * A site of its own: what a running WordPress changes is copied, what it only reads is mounted (see mounts.ts).
 *
 * @param core    Folder of WordPress.
 * @param siteDir Folder that stays; default a temporary one.
 * @return Absolute path.
 */
export async function prepareSiteFolder(
	core: string,
	siteDir?: string
): Promise< string > {
	const folder =
		siteDir ??
		( await mkdtemp( join( tmpdir(), 'programs-filter-site-' ) ) );
	const content = join( folder, 'wp-content' );
	await mkdir( join( content, 'plugins' ), { recursive: true } );
	const scripts = ( await readdir( core ) ).filter(
		( name ) => name.endsWith( '.php' ) && name !== 'wp-config.php'
	);
	await Promise.all( [
		...scripts.map( ( name ) =>
			cp( join( core, name ), join( folder, name ) )
		),
		// WordPress redirects requests for the icon to this picture, at the price of a page; each browser asks on each visit.
		cp( join( core, LOGO ), join( folder, 'favicon.ico' ) ),
		...[ 'languages', 'themes' ].map( ( name ) =>
			cp( join( core, 'wp-content', name ), join( content, name ), {
				recursive: true,
				// Changes of this site stay.
				force: false,
			} )
		),
	] );
	return folder;
}
