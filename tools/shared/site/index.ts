import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { control, NoAnswer } from './control.ts';
import type { RunningWordPress, WordPressOptions } from './options.ts';
import type { Message } from './server.ts';

export type { Mount, RunningWordPress, WordPressOptions } from './options.ts';

const SERVER = join( projectRoot, 'tools/shared/site/server.ts' );
const NODE = join( projectRoot, 'node_modules/node/bin/node' );
const STOP_MS = 10_000;

/**
 * Starts a WordPress with this repository's plugin, on 127.0.0.1: in WordPress Playground (PHP as WebAssembly, SQLite), or on this machine's PHP, with
 * SQLite or a MariaDB of its own.
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
	const child = fork( SERVER, [ JSON.stringify( site ) ], {
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
	const exited = new Promise< void >( ( resolve ) => {
		child.once( 'exit', () => resolve() );
	} );
	const started = new Promise< { url: string; control: string } >(
		( resolve, reject ) => {
			child.once( 'error', reject );
			child.once( 'exit', () =>
				reject( fail( 'WordPress did not start.' ) )
			);
			child.on( 'message', ( message: Message ) => {
				if ( message.type === 'progress' ) {
					report?.( message.line );
				} else if ( message.type === 'started' ) {
					resolve( message );
				} else {
					reject( fail( message.message ) );
				}
			} );
		}
	);
	const { url, control: address } = await started;
	const { runPhp, phpLog } = control( address );

	return {
		url,
		control: address,
		phpLog,
		runPhp: ( code ) =>
			runPhp( code ).catch( ( error: unknown ) => {
				throw error instanceof NoAnswer ? fail( error.message ) : error;
			} ),
		stop: async () => {
			if ( child.connected ) {
				child.disconnect();
			}
			const timer = setTimeout( () => child.kill( 'SIGKILL' ), STOP_MS );
			await exited;
			clearTimeout( timer );
		},
	};
}
