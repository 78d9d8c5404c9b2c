import { basename, join } from 'node:path';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
import {
	type PlaywrightReport,
	type SpecOfReport,
	specsOf,
} from '../shared/playwright-report.ts';
import { type Runner, withReport } from './runner.ts';

/**
 * Runs Playwright.
 *
 * @param folder Of tests/e2e, or "compat".
 * @param args   For Playwright.
 * @param run    Runs it.
 * @param name   For the report's file name.
 */
export async function runPlaywright(
	folder: 'listing' | 'editor' | 'engines' | 'compat',
	args: readonly string[],
	run: Runner,
	name = folder as string
): Promise< Counts > {
	const config = join(
		folder === 'compat' ? 'tests' : 'tests/e2e',
		folder,
		'playwright.config.ts'
	);
	const { code, report } = await withReport( `e2e-${ name }.json`, ( file ) =>
		run( 'playwright', [ 'test', '--config', config, ...args ], {
			PLAYWRIGHT_JSON_OUTPUT_FILE: file,
		} )
	);
	return judge(
		report === undefined
			? undefined
			: countsOf( JSON.parse( report ) as PlaywrightReport ),
		code
	);
}

/** What a report says. A test that passed when it was tried again has passed, and is named as flaky. */
export function countsOf( report: PlaywrightReport ): Counts {
	const { expected, unexpected, flaky, skipped } = report.stats;
	const outside = report.errors.map( ( { message } ) =>
		failure( 'outside of a test', message )
	);
	return {
		passed: expected + flaky,
		failed: unexpected,
		skipped,
		failures: [ ...outside, ...linesOf( report, 'unexpected' ) ],
		flaky: linesOf( report, 'flaky' ),
	};
}

/** The tests that ended so, each in one line: project, place, title, the line that failed first, and why. */
function linesOf(
	report: PlaywrightReport,
	wanted: SpecOfReport[ 'tests' ][ number ][ 'status' ]
): string[] {
	return specsOf( report ).flatMap( ( { title, file, line, tests } ) =>
		tests
			.filter( ( { status } ) => status === wanted )
			.map( ( { projectName, results } ) => {
				const error = results.find( ( result ) => result.error )?.error;
				return failure(
					[
						projectName,
						`${ file }:${ line }`,
						title,
						error?.location &&
							`${ basename( error.location.file ) }:${ error.location.line }`,
					]
						.filter( Boolean )
						.join( ' › ' ),
					error?.message
				);
			} )
	);
}
