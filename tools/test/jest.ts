import type { FormattedTestResults } from '@jest/test-result';
import { relative } from 'node:path';

import { projectRoot } from '../shared/project-root.ts';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
import { type Runner, withReport } from './runner.ts';

/**
 * Runs Jest.
 *
 * @param name For the report's file name.
 * @param args For Jest.
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
		report
			? countsOf( JSON.parse( report ) as FormattedTestResults )
			: undefined,
		code
	);
}

/** What a report says; a file that did not load is one failed test. */
export const countsOf = ( report: FormattedTestResults ): Counts => ( {
	passed: report.numPassedTests,
	failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
	skipped: report.numPendingTests,
	failures: report.testResults.flatMap( ( { name, ...file } ) => {
		const path = relative( projectRoot, name );
		const failed = file.assertionResults.filter(
			( { status } ) => status === 'failed'
		);
		return file.status === 'failed' && failed.length === 0
			? [ failure( path, file.message.replace( /^\s*●.*\n/, '' ) ) ]
			: failed.map( ( { fullName, failureMessages } ) =>
					failure(
						`${ path } › ${ fullName }`,
						failureMessages?.[ 0 ]
					)
				);
	} ),
} );
