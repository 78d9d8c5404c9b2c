import { Server } from 'node:net';

type Listen = ( this: Server, ...args: unknown[] ) => Server;

/**
 * Playground listens on every network interface and has no option for it: a site with a known password must not be
 * reachable from the network. Affects this whole process.
 */
export function bindToLoopback(): void {
	const server = Server.prototype as unknown as { listen: Listen };
	const { listen } = server;
	server.listen = function ( port, ...rest ) {
		return typeof port === 'number'
			? listen.call( this, port, '127.0.0.1', ...rest )
			: listen.call( this, port, ...rest );
	};
}
