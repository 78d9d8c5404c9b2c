import { Server } from 'node:net';

/**
 * Playground listens on every network interface and has no option for it: a site with a known password must not be
 * reachable from the network. Affects this whole process.
 */
export function bindToLoopback(): void {
	const { listen } = Server.prototype;
	Server.prototype.listen = function ( this: Server, ...args: unknown[] ): Server {
		const [ port, ...rest ] = args;
		const local = typeof port === 'number' ? [ port, '127.0.0.1', ...rest ] : args;
		return Reflect.apply( listen, this, local ) as Server;
	};
}
