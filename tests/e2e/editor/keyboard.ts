import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes to an element with the Tab key alone.
 */
export async function tabTo( page: Page, target: Locator ): Promise< void > {
	await expect( async () => {
		await page.keyboard.press( 'Tab' );
		expect(
			await target.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		).toBe( true );
	} ).toPass( { intervals: [ 0 ] } );
}
