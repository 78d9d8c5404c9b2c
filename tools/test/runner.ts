import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { run, runAside } from '../shared/process/run.ts';
import { projectRoot } from '../shared/project-root.ts';

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

/**
 * Runs a program that writes a report.
 *
 * @param name    File name of the report.
 * @param execute Runs it, with the path of the report; gives its exit code.
 * @return The exit code, and the report; undefined when it did not come that far.
 */
export async function withReport(
	name: string,
	execute: ( file: string ) => Promise< number >
): Promise< { code: number; report: string | undefined } > {
	const file = join( projectRoot, '.cache/test', name );
	await mkdir( dirname( file ), { recursive: true } );
	await rm( file, { force: true } );
	const code = await execute( file );
	return {
		code,
		report: await readFile( file, 'utf8' ).catch( () => undefined ),
	};
}
