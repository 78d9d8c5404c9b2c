import { existsSync } from 'node:fs';
import { cp, lstat, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';

/** Of the machine, not of a package. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Puts the file itself where a link stands: unpacked packages link to each other by paths of an installed system.
 *
 * @param folder Where to replace links, at any depth.
 * @param root   Folder that stands for "/".
 */
export async function replaceLinks(
	folder: string,
	root: string
): Promise< void > {
	const entries = await readdir( folder, {
		recursive: true,
		withFileTypes: true,
	} );
	for ( const entry of entries.filter( ( one ) => one.isSymbolicLink() ) ) {
		const link = join( entry.parentPath, entry.name );
		const target = await targetOf( link, root );
		await rm( link );
		if ( target === join( root, CERTIFICATES ) ) {
			await writeFile( link, rootCertificates.join( '\n' ) );
		} else if ( existsSync( target ) ) {
			await cp( target, link, { recursive: true } );
		} else {
			throw new Error(
				`${ target.slice( root.length ) } is in no package`
			);
		}
	}
}

/**
 * Follows a link, and the links it leads to, inside the root.
 */
async function targetOf( link: string, root: string ): Promise< string > {
	const path = await readlink( link );
	const target = path.startsWith( '/' )
		? join( root, path )
		: resolve( dirname( link ), path );
	const isLink =
		existsSync( target ) && ( await lstat( target ) ).isSymbolicLink();
	return isLink ? targetOf( target, root ) : target;
}
