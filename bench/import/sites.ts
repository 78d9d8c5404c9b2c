import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CONTENT_MOUNT } from '../../demo/example-content.ts';
import { startWordPress } from '../../tools/shared/site/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { NEWEST_WORDPRESS } from '../../tools/shared/versions.ts';
import { startStack } from '../stack/index.ts';
import { program } from '../stack/packages.ts';

/** A function of import.php, and its arguments. */
export type Call = readonly [ name: string, ...args: ( string | number )[] ];

/** A WordPress that imports. */
export interface ImportSite {
	name: string;
	/**
	 * Calls a function of import.php in a process or a request of its own.
	 *
	 * @param call      Function and arguments.
	 * @param killAfter Milliseconds after which the process is killed (SIGKILL).
	 * @return Its answer; undefined when it was killed before.
	 */
	call: < Answer >(
		call: Call,
		killAfter?: number
	) => Promise< Answer | undefined >;
	/** Whether processes can be killed. */
	canKill: boolean;
	stop: () => Promise< void >;
}

const FOLDER = join( projectRoot, 'bench', 'import' );
const MOUNT = { hostPath: FOLDER, vfsPath: '/bench-import' };

/** Programs that are there before. */
const PROGRAMS = 100;

/**
 * PHP and MariaDB as on a server.
 *
 * @param report Receives lines of progress.
 */
export async function serverSite(
	report: ( line: string ) => void
): Promise< ImportSite > {
	const stack = await startStack( [ PROGRAMS ], report );
	return {
		name: 'PHP 8 and MariaDB',
		canKill: true,
		stop: stack.stop,
		call: < Answer >( call: Call, killAfter?: number ) =>
			new Promise< Answer | undefined >( ( resolve, reject ) => {
				const child = spawn(
					program( 'php-cli' ),
					[
						'-d',
						'memory_limit=256M',
						join( FOLDER, 'command.php' ),
						stack.root,
						...call.map( String ),
					],
					{ env: { ...process.env, PROGRAMS: String( PROGRAMS ) } }
				);
				const timer =
					killAfter === undefined
						? undefined
						: setTimeout(
								() => child.kill( 'SIGKILL' ),
								killAfter
							);
				let output = '';
				child.stdout.on( 'data', ( chunk: Buffer ) => {
					output += chunk.toString();
				} );
				child.stderr.pipe( process.stderr );
				child.once( 'error', reject );
				child.once( 'close', ( code ) => {
					clearTimeout( timer );
					if ( code === null ) {
						resolve( undefined );
					} else if ( code === 0 ) {
						const json = output.trim().split( '\n' ).at( -1 );
						resolve( JSON.parse( json ?? '' ) as Answer );
					} else {
						reject( new Error( output ) );
					}
				} );
			} ),
	};
}

/**
 * The demo: PHP as WebAssembly, with SQLite.
 *
 * @param report Receives lines of progress.
 */
export async function demoSite(
	report: ( line: string ) => void
): Promise< ImportSite > {
	const site = await startWordPress( {
		version: NEWEST_WORDPRESS,
		debug: false,
		mounts: [ CONTENT_MOUNT, MOUNT ],
		report,
	} );
	return {
		name: 'the demo (Playground, SQLite)',
		canKill: false,
		stop: site.stop,
		call: async < Answer >( [ name, ...args ]: Call ) =>
			parsed(
				await site.runPhp(
					`require_once '${ MOUNT.vfsPath }/import.php';
					echo wp_json_encode( ProgramsFilter\\Bench\\Import\\${ name }( ...json_decode( '${ JSON.stringify( args ) }', true ) ) );`
				)
			) as Answer,
	};
}

/**
 * An answer's JSON.
 *
 * @throws {Error} With the whole answer, which is then what PHP has to say.
 */
function parsed( answer: string ): unknown {
	try {
		return JSON.parse( answer ) as unknown;
	} catch ( cause ) {
		throw new Error( answer, { cause } );
	}
}
