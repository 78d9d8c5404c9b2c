/**
 * Browser tests of the editor: each worker has a WordPress of its own, which its tests write to.
 */
import { defineConfig } from '@playwright/test';

import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { resultsOf, sharedConfig } from '../shared-config.ts';
import type { WorkerOptions } from './test.ts';

/** What another version of the editor may do in another way. */
const DIFFERS =
	/(content-only|controls|custom-card|editing|facts|filters|import|walk)\.spec\.ts$/;

export default defineConfig< object, WorkerOptions >( sharedConfig, {
	projects: [
		{ name: 'newest', outputDir: resultsOf( 'editor' ) },
		{
			name: 'oldest',
			outputDir: resultsOf( 'editor-oldest' ),
			testMatch: DIFFERS,
			use: { version: OLDEST_WORDPRESS },
		},
	],
	// Two WordPress and two editors are slower on two cores than one.
	workers: 1,
	// An editor takes seconds to open, and on a busy machine several times that.
	timeout: 180_000,
	expect: { timeout: 30_000 },
} );
