import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { projectRoot } from '../project-root.ts';

/**
 * Runs a program from the project's folder with this process's own input and output, as if it had been typed there. The programs of the project's
 * packages (`tsc`, `jest`, `node` …) are found by name.
 *
 * @param command Name or path of the program.
 * @param args    Its arguments.
 * @param env     Added to this process's environment.
 * @return The exit code; 1 when a signal ended the program.
 * @throws When the program cannot be started.
 */
export const run = (
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {}
): Promise< number > =>
	exitCode(
		spawn( command, args, {
			cwd: projectRoot,
			env: withPackages( env ),
			stdio: 'inherit',
		} )
	);

/**
 * The same without any input, and with the output in one piece at the end: for programs that run side by side.
 *
 * @param heading Stands above the output.
 */
export async function runAside(
	heading: string,
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {}
): Promise< number > {
	const child = spawn( command, args, {
		cwd: projectRoot,
		env: withPackages( env ),
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	const output: Buffer[] = [];
	child.stdout.on( 'data', ( chunk: Buffer ) => output.push( chunk ) );
	child.stderr.on( 'data', ( chunk: Buffer ) => output.push( chunk ) );
	const code = await exitCode( child );
	console.log( `\n${ heading }` );
	process.stdout.write( Buffer.concat( output ) );
	return code;
}

const exitCode = ( child: ChildProcess ): Promise< number > =>
	new Promise( ( resolve, reject ) => {
		child.once( 'error', reject );
		child.once( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

const withPackages = ( env: NodeJS.ProcessEnv ): NodeJS.ProcessEnv => ( {
	...process.env,
	PATH: `${ join( projectRoot, 'node_modules/.bin' ) }${ delimiter }${ process.env.PATH }`,
	...env,
} );
