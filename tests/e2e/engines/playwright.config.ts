/**
 * The public page in Firefox and WebKit, of Debian: Playwright runs the tests, the engines' own drivers move the browsers.
 */
import { defineConfig } from '@playwright/test';

import { resultsOf, sharedConfig } from '../shared-config.ts';

export default defineConfig( sharedConfig, {
	outputDir: resultsOf( 'engines' ),
	globalSetup: '../listing/start-wordpress.ts',
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	projects: [ { name: 'firefox' }, { name: 'webkit' } ],
} );
