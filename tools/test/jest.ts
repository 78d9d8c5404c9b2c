import { run, runAside } from '../steps/run.ts';
import { type Counts, judge } from './counts.ts';
import { readReport, reportFile } from './report-file.ts';

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
 * Runs Jest as if it had been typed.
 *
 * @param name For the report's file name.
 * @param args For jest.
 */
export function runJest(
	name: string,
	args: readonly string[]
): Promise< Counts > {
	return counted( name, args, ( all ) => run( 'jest', all ) );
}

/**
 * Runs Jest beside others.
 *
 * @param name    For the report's file name.
 * @param heading Stands above its output.
 * @param args    For jest.
 * @param env     Added to the environment.
 */
export function runJestAside(
	name: string,
	heading: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv
): Promise< Counts > {
	return counted( name, args, ( all ) =>
		runAside( heading, 'jest', all, env )
	);
}

async function counted(
	name: string,
	args: readonly string[],
	start: ( args: readonly string[] ) => Promise< number >
): Promise< Counts > {
	const file = await reportFile( name );
	const code = await start( [ '--json', `--outputFile=${ file }`, ...args ] );
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
