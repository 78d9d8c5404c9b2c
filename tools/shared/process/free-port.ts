import { createServer } from 'node:net';

const LAST_PORT = 65535;

/**
 * @return The first free port of 127.0.0.1 from there on.
 */
export async function freePort( first: number ): Promise< number > {
	for ( let port = first; port <= LAST_PORT; port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	throw new Error( `No port from ${ first } on is free.` );
}

function isFree( port: number ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( port, '127.0.0.1', () => {
			server.close( () => resolve( true ) );
		} );
	} );
}
