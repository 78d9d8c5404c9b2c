import { basename, join } from 'node:path';

import type { Mount, RunningWordPress } from '../tools/shared/site/index.ts';
import { phpText } from '../tools/shared/php-code.ts';
import { projectRoot } from '../tools/shared/project-root.ts';

const HERE = join( projectRoot, 'tests' );

/** This folder, for a WordPress of the tests. */
export const TESTS_MOUNT: Mount = { hostPath: HERE, vfsPath: HERE };

/** A function of PHP, without its namespace, and what it gets: JSON, of which objects become arrays. */
export type Call = readonly [ name: string, ...args: unknown[] ];

/**
 * Calls a function of PHP.
 *
 * @param  call Its name, and its arguments.
 * @return What it returned.
 * @throws {Error} With PHP's message, file and line.
 */
export type CallPhp = < Result >( ...call: Call ) => Promise< Result >;

/** PHP files, by their path from this folder. */
interface Files {
	/** That of the functions; "integration/name-conflicts.php" has the namespace ProgramsFilter\Tests\Name_Conflicts. */
	file: string;
	/** What it needs: call.php itself, or a file that loads it. */
	load?: string;
}

/**
 * PHP that calls a function.
 *
 * @param files
 * @param call
 * @param around A function of ProgramsFilter\Tests that gets the call as a callback.
 */
export function phpOf(
	{ file, load = 'call.php' }: Files,
	[ name, ...args ]: Call,
	around: string
): string {
	const namespace = basename( file, '.php' )
		.split( '-' )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( '_' );
	return `require_once ${ phpText( join( HERE, load ) ) };
ProgramsFilter\\Tests\\${ around }( static fn() => ProgramsFilter\\Tests\\call( ${ phpText( join( HERE, file ) ) }, '${ namespace }', '${ name }', json_decode( <<<'JSON'
${ JSON.stringify( args ) }
JSON, true ) ) );`;
}

/**
 * Calls functions in a WordPress that sees this folder.
 *
 * @param site
 * @param files  What gives them is asked at each call.
 * @param around As in phpOf(); it prints what the call returns as JSON.
 */
export const callsTo =
	(
		{ runPhp }: Pick< RunningWordPress, 'runPhp' >,
		files: Files | ( () => Files ),
		around = 'answer'
	): CallPhp =>
	async < Result >( ...call: Call ) =>
		JSON.parse(
			await runPhp(
				phpOf(
					typeof files === 'function' ? files() : files,
					call,
					around
				)
			)
		) as Result;
