import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { RunningWordPress } from '../../tools/playground/index.ts';

/**
 * Lets other processes, those that run the tests, use a WordPress that this one started.
 *
 * POST /php runs the body as PHP and answers what it printed; GET /log answers PHP's log. An answer with status 500 is the
 * message of an error.
 *
 * @param site
 * @return The address, on 127.0.0.1. The server does not keep the process alive.
 */
export async function serveControl(
	site: Pick< RunningWordPress, 'runPhp' | 'phpLog' >
): Promise< string > {
	const server = createServer( ( request, response ) => {
		// A connection that waits for a next request would keep the process alive.
		response.setHeader( 'Connection', 'close' );
		const work =
			request.url === '/php'
				? text( request ).then( site.runPhp )
				: site.phpLog();
		work.then(
			( output ) => response.end( output ),
			( error: unknown ) => {
				response.statusCode = 500;
				response.end(
					error instanceof Error ? error.message : String( error )
				);
			}
		);
	} );
	server.unref();
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return `http://127.0.0.1:${ port }`;
}
