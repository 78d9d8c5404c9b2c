/**
 * Browser tests of the public page: one WordPress with the demo's content, the development builds of its scripts and PHP's notices.
 */
import { defineConfig } from '@playwright/test';

import { resultsOf, sharedConfig } from '../shared-config.ts';

export default defineConfig( sharedConfig, {
	outputDir: resultsOf( 'listing' ),
	globalSetup: './start-wordpress.ts',
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	// A new one for each test takes a quarter of the time.
	use: { reuseContext: true },
} );
