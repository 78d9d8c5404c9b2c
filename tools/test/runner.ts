import { run, runAside } from '../shared/process/run.ts';

/**
 * Runs a program of a suite, and gives its exit code.
 *
 * @param env Added to this process's environment.
 */
export type Runner = (
	command: string,
	args: readonly string[],
	env?: NodeJS.ProcessEnv
) => Promise< number >;

/** As if it had been typed. */
export const inFront: Runner = run;

/**
 * Beside others: its output comes in one piece, when it has ended.
 *
 * @param heading Stands above it.
 */
export const aside =
	( heading: string ): Runner =>
	( command, args, env ) =>
		runAside( heading, command, args, env );
