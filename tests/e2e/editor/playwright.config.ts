/**
 * Browser tests of the editor: each worker has a WordPress of its own, which its tests write to.
 */
import { defineConfig } from '@playwright/test';

import { resultsOf, sharedConfig } from '../shared-config.ts';

export default defineConfig( sharedConfig, {
	outputDir: resultsOf( 'editor' ),
	// Two WordPress and two editors are slower on two cores than one.
	workers: 1,
	// An editor takes seconds to open, and on a busy machine several times that.
	timeout: 180_000,
	expect: { timeout: 30_000 },
} );
