import type { Page } from '@playwright/test';

/**
 * Records what live regions say, from the next page on.
 *
 * @param page   Page.
 * @param region Selector of those that count.
 * @return Gives what they have said, in order.
 */
export async function recordAnnouncements(
	page: Page,
	region = '[aria-live]'
): Promise< () => Promise< string[] > > {
	await page.addInitScript( ( selector ) => {
		const said: string[] = [];
		Object.assign( window, { said } );
		new MutationObserver( ( records ) => {
			for ( const { addedNodes, target } of records ) {
				if ( target instanceof Element && target.matches( selector ) ) {
					addedNodes.forEach( ( { textContent } ) =>
						said.push( textContent ?? '' )
					);
				}
			}
		} ).observe( document, { childList: true, subtree: true } );
	}, region );

	return () =>
		page.evaluate( () => ( window as unknown as { said: string[] } ).said );
}
