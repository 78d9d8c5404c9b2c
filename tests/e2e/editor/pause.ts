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

/**
 * Does what a person does at once, so that no time goes by for the page, however slow the machine is.
 *
 * @param page Page.
 * @param work What is done.
 */
export async function atOnce(
	page: Page,
	work: () => Promise< void >
): Promise< void > {
	await page.evaluate( () => {
		window.clockOfTests = Date.now;
		const moment = Date.now();
		Date.now = () => moment;
	} );
	await work();
	await page.evaluate( () => {
		Date.now = window.clockOfTests ?? Date.now;
	} );
}
