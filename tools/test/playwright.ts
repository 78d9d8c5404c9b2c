import { basename } from 'node:path';

import {
	type PlaywrightReport,
	type SpecOfReport,
	specsOf,
} from '../shared/playwright-report.ts';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
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
	name: string = folder
): Promise< Counts > {
	const tests = folder === 'compat' ? 'tests' : 'tests/e2e';
	const config = `${ tests }/${ folder }/playwright.config.ts`;
	const { code, report } = await withReport( `e2e-${ name }.json`, ( file ) =>
		run( 'playwright', [ 'test', '--config', config, ...args ], {
			PLAYWRIGHT_JSON_OUTPUT_FILE: file,
		} )
	);
	return judge(
		report
			? countsOf( JSON.parse( report ) as PlaywrightReport )
			: undefined,
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
const linesOf = (
	report: PlaywrightReport,
	wanted: SpecOfReport[ 'tests' ][ number ][ 'status' ]
): string[] =>
	specsOf( report ).flatMap( ( { title, file, line, tests } ) =>
		tests
			.filter( ( { status } ) => status === wanted )
			.map( ( { projectName, results } ) => {
				const error = results.find( ( result ) => result.error )?.error;
				const place = error?.location;
				const at =
					place && `${ basename( place.file ) }:${ place.line }`;
				const parts = [ projectName, `${ file }:${ line }`, title, at ];
				return failure(
					parts.filter( Boolean ).join( ' › ' ),
					error?.message
				);
			} )
	);
