import { relative } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
import { type Runner, withReport } from './runner.ts';

/**
 * Of what `jest --json` writes, the part that counts.
 */
export interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	/** Test files that did not load. */
	numRuntimeErrorTestSuites: number;
	/** Each file. */
	testResults: readonly {
		/** Absolute path. */
		name: string;
		status: string;
		/** Why it did not load, where it did not. */
		message: string;
		assertionResults: readonly {
			fullName: string;
			status: string;
			failureMessages: readonly string[] | null;
		}[];
	}[];
}

/**
 * Runs Jest.
 *
 * @param name For the report's file name.
 * @param args For jest.
 * @param run  Runs it.
 * @param env  Added to the environment.
 */
export async function runJest(
	name: string,
	args: readonly string[],
	run: Runner,
	env: NodeJS.ProcessEnv = {}
): Promise< Counts > {
	const { code, report } = await withReport( `${ name }.json`, ( file ) =>
		run( 'jest', [ '--json', `--outputFile=${ file }`, ...args ], env )
	);
	return judge(
		report === undefined
			? undefined
			: countsOf( JSON.parse( report ) as JestReport ),
		code
	);
}

/** What a report says; a file that did not load is one failed test. */
export function countsOf( report: JestReport ): Counts {
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
		failures: report.testResults.flatMap( failuresOf ),
	};
}

function failuresOf( {
	name,
	status,
	message,
	assertionResults,
}: JestReport[ 'testResults' ][ number ] ): string[] {
	const file = relative( projectRoot, name );
	const failed = assertionResults.filter(
		( test ) => test.status === 'failed'
	);
	return status === 'failed' && failed.length === 0
		? [ failure( file, message.replace( HEADING, '' ) ) ]
		: failed.map( ( { fullName, failureMessages } ) =>
				failure( `${ file } › ${ fullName }`, failureMessages?.[ 0 ] )
			);
}

/** Above why a file did not load. */
const HEADING = /^\s*●.*\n/;
