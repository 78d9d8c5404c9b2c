import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

import { findChromium } from '../../tools/shared/chromium/index.ts';
import { projectRoot } from '../../tools/shared/project-root.ts';
import { chromiumArgs } from './chromium-args.ts';

// Each worker reads this file again, and need not search again.
process.env.CHROMIUM_PATH = await findChromium( ( line ) =>
	console.log( line )
);

/**
 * Where a suite leaves what it knows of a failure. Each has a folder of its own, as Playwright empties it first.
 *
 * @param suite Its folder.
 */
export const resultsOf = (
	suite: 'listing' | 'editor' | 'editor-oldest' | 'engines' | 'compat'
): string => join( projectRoot, 'test-results', suite );

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/**
 * What the suites of browser tests have in common: Chromium, and a second try, which does not count as a failure but is reported.
 */
export const sharedConfig: PlaywrightTestConfig = {
	forbidOnly: Boolean( process.env.CI ),
	retries: 1,
	reporter: [
		[ 'list' ],
		...( jsonReport
			? [ [ 'json', { outputFile: jsonReport } ] as const ]
			: [] ),
	],
	use: {
		browserName: 'chromium',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: [ ...chromiumArgs ],
			// Fields of dates are typed in the order of the browser's own language.
			env: { ...process.env, LANGUAGE: 'en_US' },
		},
		locale: 'es-ES',
		// Pictures and copies of the page would cost a third of the time; `--trace on` takes them.
		trace: {
			mode: 'retain-on-failure',
			screenshots: false,
			snapshots: false,
		},
	},
};
