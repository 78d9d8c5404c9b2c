/**
 * Runs a program with this process's own input and output, as if it had been
 * typed in the terminal.
 */

import { spawn } from 'node:child_process';

import { ROOT, searchPath } from './project.ts';

export interface RunOptions {
	/** Added to this process's environment. */
	env?: NodeJS.ProcessEnv;
}

/**
 * The programs of the project's packages (`tsc`, `jest` …) are found by name.
 *
 * @return The exit code; 1 when a signal ended the program.
 * @throws When the program cannot be started.
 */
export function run(
	command: string,
	args: readonly string[] = [],
	{ env = {} }: RunOptions = {}
): Promise< number > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			stdio: 'inherit',
			cwd: ROOT,
			env: { ...process.env, ...env, PATH: searchPath() },
		} );
		child.once( 'error', reject );
		child.once( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}
