import type { Locator, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';

import type { Site } from '../../announced-site.ts';
import { type CallPhp, callsTo } from '../../call.ts';

/** Time that a shop may take until it stands: products with many variations are written one by one. */
export const OPENING_MS = 300_000;

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

/** Puts the choice into the cart, as soon as the shop lets anybody. */
export async function addToCart( page: Page ): Promise< void > {
	await page.locator( '.single_add_to_cart_button:not(.disabled)' ).click();
}

/** Attributes of what is in the visitor's cart. */
export async function inCart( page: Page ): Promise< string[][] > {
	const response = await page.request.get( '/wp-json/wc/store/v1/cart' );
	const { items } = ( await response.json() ) as {
		items: { variation: { value: string }[] }[];
	};
	// The values are HTML.
	return items.map( ( { variation } ) =>
		variation.map( ( { value } ) => JSDOM.fragment( value ).textContent )
	);
}

/** Functions of integration/swatches.php. */
export const shopOf = ( site: Site ): CallPhp =>
	callsTo( site, {
		file: 'integration/swatches.php',
		load: 'integration/php/load.php',
	} );

/** Functions of shop.php. */
export const moreOf = ( site: Site ): CallPhp =>
	callsTo( site, {
		file: 'compat/woocommerce/shop.php',
		load: 'integration/php/load.php',
	} );

/**
 * Opens the shop, its swatches on.
 *
 * @return Path of the product of integration/swatches.php.
 */
export async function openShop( site: Site ): Promise< string > {
	const call = shopOf( site );
	await call( 'activate' );
	await call( 'switch_to', 'yes' );
	const path =
		( await moreOf( site )< string >( 'path_of', 'camiseta' ) ) ||
		( await call< string >( 'fill' ) );
	await callsTo( site, { file: 'compat/set-up.php' } )( 'flush' );
	return path;
}
