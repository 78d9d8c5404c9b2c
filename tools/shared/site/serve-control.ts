import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { listen } from '../process/listen.ts';
import type { Control } from './control.ts';

/**
 * Lets other processes of this machine use a WordPress.
 *
 * POST …/php runs the body as PHP and answers what it printed; GET …/log answers PHP's log. An answer with status 500 is the message
 * of an error.
 *
 * @return The address, on 127.0.0.1. It holds a secret, without which a web page open in a browser could send PHP.
 */
export async function serveControl( site: Control ): Promise< string > {
	const folder = `/${ randomUUID() }`;
	const server = createServer( ( request, response ) => {
		// A connection that waits for a next request would keep the asking process alive.
		response.setHeader( 'Connection', 'close' );
		const answer = ( status: number, body: string ) => {
			response.statusCode = status;
			response.end( body );
		};
		const work = {
			[ `POST ${ folder }/php` ]: () =>
				text( request ).then( ( code ) => site.runPhp( code ) ),
			[ `GET ${ folder }/log` ]: () => site.phpLog(),
		}[ `${ request.method } ${ request.url }` ];
		if ( work === undefined ) {
			answer( 404, '' );
			return;
		}
		work().then(
			( output ) => answer( 200, output ),
			( error: unknown ) =>
				answer(
					500,
					error instanceof Error ? error.message : String( error )
				)
		);
	} );
	return `http://127.0.0.1:${ await listen( server ) }${ folder }`;
}
