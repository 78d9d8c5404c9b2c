import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { Calls } from './calls.ts';
import type { RunningWordPress, WordPressOptions } from './options.ts';
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
 * @throws {Error} Saying what went wrong, also what Playground printed.
 */
export async function startWordPress(
	options: WordPressOptions = {}
): Promise< RunningWordPress > {
	const { report, ...site } = options;
	const child = fork( SERVER, {
		execPath: NODE,
		// Playground is faster with it.
		execArgv: [ '--experimental-wasm-jspi', '--no-warnings' ],
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	let printed = '';
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream
			?.setEncoding( 'utf8' )
			.on( 'data', ( chunk: string ) => ( printed += chunk ) );
	}
	const fail = ( message: string ) =>
		new Error( `${ message }\n${ printed }`.trim() );
	const send = ( request: Request ) =>
		child.connected && child.send( request );
	const calls = new Calls( send );
	const exited = new Promise< void >( ( resolve ) => {
		child.once( 'exit', () => {
			calls.failAll( fail( 'WordPress ended.' ) );
			resolve();
		} );
	} );
	const started = new Promise< string >( ( resolve, reject ) => {
		child.once( 'error', reject );
		child.once( 'exit', () =>
			reject( fail( 'WordPress did not start.' ) )
		);
		child.on( 'message', ( reply: Reply ) => {
			if ( reply.type === 'progress' ) {
				report?.( reply.line );
			} else if ( reply.type === 'started' ) {
				resolve( reply.url );
			} else if ( reply.type === 'failed' ) {
				reject( fail( reply.message ) );
			} else {
				calls.settle( reply );
			}
		} );
	} );
	send( { type: 'start', options: site } );

	return {
		url: await started,
		runPhp: ( code ) =>
			calls.call( ( id ) => ( { type: 'runPhp', id, code } ) ),
		phpLog: () => calls.call( ( id ) => ( { type: 'phpLog', id } ) ),
		stop: async () => {
			send( { type: 'stop' } );
			const timer = setTimeout( () => child.kill( 'SIGKILL' ), STOP_MS );
			await exited;
			clearTimeout( timer );
		},
	};
}
