import type { Page } from '@playwright/test';

/**
 * Has the page keep what is announced from now on, as `data-announced` of its root: an announcement goes after a second.
 */
export const keepAnnouncement = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		new MutationObserver( () => {
			const text = document.querySelector(
				'.programas-announcements[aria-live="polite"]'
			)?.textContent;
			if ( text ) {
				document.documentElement.dataset.announced = text;
			}
		} ).observe( document.body, {
			childList: true,
			subtree: true,
			characterData: true,
		} );
	} );
