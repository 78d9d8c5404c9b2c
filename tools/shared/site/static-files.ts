import type { RequestListener, Server } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import type { Mount } from './options.ts';

/** What a web server of WordPress sends without asking PHP. */
const STATIC = new Set( [
	'.css',
	'.gif',
	'.ico',
	'.jpg',
	'.js',
	'.mjs',
	'.png',
	'.svg',
	'.webp',
	'.woff2',
] );

const ROOT = '/wordpress';

/**
 * Has files sent from the disk, as any web server does: Playground reads each through PHP, which takes longer than the rest of a page.
 *
 * @param server Of a Playground that listens.
 * @param mounts Where its files are on this machine; a later one hides an earlier one.
 */
export function serveStaticFiles(
	server: Server,
	mounts: readonly Mount[]
): void {
	const folders = mounts
		.filter( ( { vfsPath } ) => `${ vfsPath }/`.startsWith( `${ ROOT }/` ) )
		.map( ( { hostPath, vfsPath } ) => ( {
			address: `${ vfsPath.slice( ROOT.length ) }/`,
			serve: sirv( hostPath, { dev: true, etag: true } ),
		} ) )
		.sort( ( a, b ) => b.address.length - a.address.length );
	const toPhp = server.listeners( 'request' ) as RequestListener[];
	server.removeAllListeners( 'request' );
	server.on( 'request', ( request, response ) => {
		const address = request.url ?? '/';
		const [ path = '/' ] = address.split( '?' );
		const folder = STATIC.has( extname( path ) )
			? folders.find( ( candidate ) =>
					path.startsWith( candidate.address )
				)
			: undefined;
		const askPhp = () => {
			request.url = address;
			toPhp.forEach( ( listener ) => listener( request, response ) );
		};
		if ( folder === undefined ) {
			askPhp();
			return;
		}
		request.url = address.slice( folder.address.length - 1 );
		folder.serve( request, response, askPhp );
	} );
}
