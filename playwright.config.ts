/**
 * Browser tests: Chromium, on one WordPress with the demo's content, the development builds of its scripts and PHP's notices.
 */
import { defineConfig } from '@playwright/test';

import { chromiumFlags, findChromium } from './tools/chromium/index.ts';

// Each worker reads this file again, and need not search again.
process.env.CHROMIUM_PATH = await findChromium( ( line ) =>
	console.log( line )
);

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig( {
	projects: [
		{ name: 'listing', testDir: 'tests/e2e/listing' },
		// Each worker would have a WordPress of its own: two of them and two editors are slower on two cores than one.
		{ name: 'editor', testDir: 'tests/e2e/editor', workers: 1 },
	],
	outputDir: 'test-results',
	globalSetup: './tests/e2e/start-wordpress.ts',
	forbidOnly: Boolean( process.env.CI ),
	retries: 0,
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
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
			args: [ ...chromiumFlags ],
		},
		locale: 'es-ES',
		trace: 'retain-on-failure',
	},
} );
