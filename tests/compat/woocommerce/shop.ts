import { expect, type Locator, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';

import { type CallPhp, callsTo } from '../../call.ts';
import { test as base } from '../test.ts';

export { expect } from '../test.ts';

/** The swatches of an attribute. */
export const group = ( page: Page, name: string ): Locator =>
	page.getByRole( 'group', { name } );

/** A swatch, by its attribute and its name; what it says besides may follow. */
export const swatch = (
	page: Page,
	attribute: string,
	text: string
): Locator =>
	group( page, attribute ).getByRole( 'radio', {
		name: new RegExp( `^${ text }( |$)` ),
	} );

/** The shop's list of an attribute. */
export const list = ( page: Page, name: string ): Locator =>
	page.locator( `select[data-attribute_name="attribute_${ name }"]` );

/** Puts the choice into the cart, as soon as the shop allows it; the values there are those of that choice. */
export async function expectInCart(
	page: Page,
	values: readonly string[]
): Promise< void > {
	await page.locator( '.single_add_to_cart_button:not(.disabled)' ).click();
	await expect( async () => {
		const response = await page.request.get( '/wp-json/wc/store/v1/cart' );
		const { items } = ( await response.json() ) as {
			items: { variation: { value: string }[] }[];
		};
		// The values are HTML.
		expect(
			items.map( ( { variation } ) =>
				variation.map(
					( { value } ) => JSDOM.fragment( value ).textContent
				)
			)
		).toEqual( [ values ] );
	} ).toPass( { timeout: 20_000 } );
}

interface Shop {
	/** Calls functions of shop.php. */
	shop: CallPhp;
	/** Path of a product. */
	product: string;
}

/** Tests in a shop that is open, its swatches on. */
export const test = base.extend< object, Shop >( {
	shop: [
		async ( { compatSite }, use ) => {
			await use(
				callsTo( compatSite, {
					file: 'compat/woocommerce/shop.php',
				} )
			);
		},
		{ scope: 'worker' },
	],
	product: [
		async ( { shop }, use ) => {
			await use( await shop< string >( 'open_shop' ) );
		},
		{ scope: 'worker', timeout: 300_000, auto: true },
	],
} );
