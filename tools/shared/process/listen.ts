import type { AddressInfo, Server } from 'node:net';

/**
 * Has a server listen on 127.0.0.1.
 *
 * @param server Server.
 * @param port   Default: any free one.
 * @return The port.
 */
export async function listen( server: Server, port = 0 ): Promise< number > {
	await new Promise< void >( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( { port, host: '127.0.0.1' }, resolve );
	} );
	return ( server.address() as AddressInfo ).port;
}
