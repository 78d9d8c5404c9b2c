import type { Page } from '@playwright/test';

/**
 * A minute goes by, as far as a page can tell.
 *
 * @param page Page.
 */
export const pause = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const now = Date.now.bind( Date );
		Date.now = () => now() + 60_000;
	} );
