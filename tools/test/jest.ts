import { type Counts, judge } from './counts.ts';
import { readReport, reportFile } from './report-file.ts';
import type { Runner } from './runner.ts';

/**
 * Of what `jest --json` writes, the part that counts.
 */
interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	/** Test files that did not load. */
	numRuntimeErrorTestSuites: number;
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
	const file = await reportFile( name );
	const code = await run(
		'jest',
		[ '--json', `--outputFile=${ file }`, ...args ],
		env
	);
	const report = ( await readReport( file ) ) as JestReport | undefined;
	return judge( report && countsOf( report ), code );
}

function countsOf( report: JestReport ): Counts {
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}
