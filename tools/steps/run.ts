import { spawn } from 'node:child_process';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';

/**
 * Runs a program from the project's folder with this process's own input and output, as if it had been typed there.
 *
 * The programs of the project's packages (`tsc`, `jest`, `node` …) are found by name.
 *
 * @param command Name or path of the program.
 * @param args    Its arguments.
 * @param env     Added to this process's environment.
 * @return The exit code; 1 when a signal ended the program.
 * @throws When the program cannot be started.
 */
export function run(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {}
): Promise< number > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			stdio: 'inherit',
			cwd: projectRoot,
			env: { ...process.env, PATH: searchPath(), ...env },
		} );
		child.once( 'error', reject );
		child.once( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}

function searchPath(): string {
	const packages = path.join( projectRoot, 'node_modules/.bin' );
	return [ packages, process.env.PATH ].join( path.delimiter );
}
