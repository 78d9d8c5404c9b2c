import type { Page } from '@playwright/test';

import { open } from './listing.ts';

const NOON = new Date( '2026-05-04T12:00:00' );
const LATER = new Date( '2026-05-04T13:00:00' );

/** What a file has to `test.use()` that stops clocks. */
export const STOPPED_CLOCK = {
	// Playwright's clock has no navigation entry, and WordPress's own development scripts do not expect that.
	expectedProblems: [ /reading 'domContentLoadedEventStart'/ ],
	// The clock would be there in the next test too.
	reuseContext: false,
};

/**
 * Opens a page, waits until it has settled, and stops its clock: timers fire only when `page.clock.runFor()` says so.
 */
export async function openAndStopClock(
	page: Page,
	path: string
): Promise< void > {
	await page.clock.install( { time: NOON } );
	await open( page, path );
	await page.clock.pauseAt( LATER );
}
