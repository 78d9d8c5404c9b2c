import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { RunningWordPress, WordPressOptions } from './options.ts';
import { Calls } from './calls.ts';
import type { Reply, Request } from './protocol.ts';

export type { Mount, RunningWordPress, WordPressOptions } from './options.ts';

const SERVER = join( projectRoot, 'tools', 'playground', 'server.ts' );
const NODE = join( projectRoot, 'node_modules', 'node', 'bin', 'node' );
const STOP_MS = 10_000;

/**
 * Starts a WordPress in WordPress Playground (PHP as WebAssembly, SQLite), on 127.0.0.1, with this repository's plugin.
 *
 * It runs in a process of its own: jest's module system cannot load Playground, and several sites on several versions of
 * PHP can run side by side. That process ends with this one, however this one ends.
 *
 * @param options
 * @throws {Error} Saying what went wrong, also what Playground printed.
 */
export async function startWordPress( {
	report = () => {},
	...options
}: WordPressOptions = {} ): Promise< RunningWordPress > {
	const child = fork( SERVER, {
		execPath: NODE,
		// Playground is twice as fast with it.
		execArgv: [ '--experimental-wasm-jspi', '--no-warnings' ],
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	const send = ( request: Request ) => child.connected && child.send( request );
	let printed = '';
	child.stdout?.on( 'data', ( chunk: Buffer ) => ( printed += chunk ) );
	child.stderr?.on( 'data', ( chunk: Buffer ) => ( printed += chunk ) );

	const calls = new Calls( send );
	const exited = new Promise< void >( ( resolve ) => {
		child.once( 'exit', () => {
			calls.failAll( `WordPress ended. ${ printed }`.trim() );
			resolve();
		} );
	} );
	const started = new Promise< string >( ( resolve, reject ) => {
		child.once( 'error', reject );
		void exited.then( () => reject( new Error( `WordPress did not start. ${ printed }` ) ) );
		child.on( 'message', ( reply: Reply ) => {
			switch ( reply.type ) {
				case 'progress':
					return report( reply.line );
				case 'started':
					printed = '';
					return resolve( reply.url );
				case 'failed':
					return reject( new Error( `${ reply.message }\n${ printed }`.trim() ) );
				default:
					return calls.settle( reply );
			}
		} );
	} );
	send( { type: 'start', options } );

	return {
		url: await started,
		runPhp: ( code ) => calls.call( ( id ) => ( { type: 'runPhp', id, code } ) ),
		phpLog: () => calls.call( ( id ) => ( { type: 'phpLog', id } ) ),
		stop: async () => {
			send( { type: 'stop' } );
			const timer = setTimeout( () => child.kill( 'SIGKILL' ), STOP_MS );
			await exited;
			clearTimeout( timer );
		},
	};
}
