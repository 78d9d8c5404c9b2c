import { basename, join } from 'node:path';
import { type Counts, judge } from './counts.ts';
import { failure } from './failure.ts';
import { type PlaywrightReport, specsOf } from './playwright-report.ts';
import { readReport, reportFile } from './report-file.ts';
import type { Runner } from './runner.ts';

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
	const file = await reportFile( `e2e-${ name }` );
	const config = join(
		folder === 'compat' ? 'tests' : 'tests/e2e',
		folder,
		'playwright.config.ts'
	);
	const code = await run(
		'playwright',
		[ 'test', '--config', config, ...args ],
		{ PLAYWRIGHT_JSON_OUTPUT_FILE: file }
	);
	const report = ( await readReport( file ) ) as PlaywrightReport | undefined;
	return judge( report && countsOf( report ), code );
}

/** What a report says; a test that passed only when it was tried again has failed. */
export function countsOf( report: PlaywrightReport ): Counts {
	const { expected, unexpected, flaky, skipped } = report.stats;
	const outside = report.errors.map( ( { message } ) =>
		failure( 'outside of a test', message )
	);
	const inTests = specsOf( report ).flatMap(
		( { title, file, line, tests } ) =>
			tests
				.filter( ( { status } ) => FAILED.has( status ) )
				.map( ( { projectName, results } ) => {
					const error = results.find(
						( result ) => result.error
					)?.error;
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
	return {
		passed: expected,
		failed: unexpected + flaky,
		skipped,
		failures: [ ...outside, ...inTests ],
	};
}

const FAILED: ReadonlySet< string > = new Set( [ 'unexpected', 'flaky' ] );
