import { join } from 'node:path';
import { type Counts, judge } from './counts.ts';
import { readReport, reportFile } from './report-file.ts';
import type { Runner } from './runner.ts';

/**
 * Of what Playwright's JSON reporter writes, the part that counts.
 */
interface PlaywrightReport {
	stats: {
		expected: number;
		unexpected: number;
		flaky: number;
		skipped: number;
	};
}

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

function countsOf( { stats }: PlaywrightReport ): Counts {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		skipped: stats.skipped,
	};
}
