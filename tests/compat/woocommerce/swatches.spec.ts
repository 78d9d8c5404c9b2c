/**
 * Swatches in the form of a variable product, in a real shop.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { callsTo } from '../../call.ts';
import { expect, test } from '../test.ts';

const group = ( page: Page, name: string ): Locator =>
	page.getByRole( 'group', { name } );

const swatch = ( page: Page, name: string | RegExp ): Locator =>
	page.getByRole( 'radio', { name } );

/** A visitor presses what is seen of a swatch. */
const press = (
	page: Page,
	attribute: string,
	text: string
): Promise< void > =>
	group( page, attribute )
		.getByRole( 'radio', { name: new RegExp( `^${ text }( |$)` ) } )
		.click();

const list = ( page: Page, name: string ): Locator =>
	page.locator( `select[data-attribute_name="attribute_${ name }"]` );

const SHOP = {
	file: 'integration/swatches.php',
	load: 'integration/php/load.php',
};

/** The product's path; written once. */
let path = '';

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { compatSite } ) => {
	const call = callsTo( compatSite, SHOP );
	await call( 'activate' );
	await call( 'switch_to', 'yes' );
	path = await call< string >( 'fill' );
	await callsTo( compatSite, { file: 'compat/set-up.php' } )( 'flush' );
} );

test( 'a swatch chooses what its list holds, and the list moves the swatches', async ( {
	page,
} ) => {
	await page.goto( path );
	await expect( group( page, 'Color' ) ).toBeVisible();
	await press( page, 'Color', 'Rojo' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await expect( swatch( page, 'Rojo' ) ).toBeChecked();

	// As another script does it.
	await list( page, 'pa_color' ).evaluate( ( select: HTMLSelectElement ) => {
		select.value = 'azul';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await expect( swatch( page, 'Azul' ) ).toBeChecked();
	await expect( swatch( page, 'Rojo' ) ).not.toBeChecked();

	await page.locator( '.reset_variations' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await expect( swatch( page, 'Azul' ) ).not.toBeChecked();
} );

test( 'what does not exist, is sold out, or is nearly so is said', async ( {
	page,
} ) => {
	await page.goto( path );
	await press( page, 'Color', 'Rojo' );
	const medium = group( page, 'Talla' ).getByRole( 'radio', { name: /^M/ } );
	await expect( medium ).toBeDisabled();
	await expect( medium ).toHaveAccessibleName( /^M .+/ );

	await press( page, 'Color', 'Azul' );
	await expect( medium ).toBeEnabled();
	await expect( medium ).toHaveAccessibleName( /agotado|sin existencias/i );
	await expect(
		group( page, 'Talla' ).getByRole( 'radio', { name: /^S/ } )
	).toHaveAccessibleName( /Quedan 3/ );
} );

test( 'arrows choose, and the right variation is in the cart', async ( {
	page,
} ) => {
	await page.goto( path );
	await group( page, 'Color' ).getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await press( page, 'Talla', 'S' );
	const add = page.locator( '.single_add_to_cart_button' );
	// The shop lets nobody add anything before it has shown the variation.
	await expect( add ).not.toHaveClass( /disabled/ );
	await add.click();
	await expect
		.poll( async () => {
			const response = await page.request.get(
				'/wp-json/wc/store/v1/cart'
			);
			const { items } = ( await response.json() ) as {
				items: { variation: { value: string }[] }[];
			};
			return items.map( ( { variation } ) =>
				variation.map( ( { value } ) => value )
			);
		} )
		.toEqual( [ [ 'Rojo', 'S' ] ] );
} );

test( 'a chosen swatch that is chosen again clears the choice where the shop wants that', async ( {
	page,
	compatSite,
} ) => {
	const call = callsTo( compatSite, SHOP );
	await page.goto( path );
	await press( page, 'Color', 'Rojo' );
	await press( page, 'Color', 'Rojo' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );

	await call( 'switch_to', 'yes', 'yes' );
	await page.goto( path );
	await press( page, 'Color', 'Rojo' );
	await press( page, 'Color', 'Rojo' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await expect( swatch( page, 'Rojo' ) ).not.toBeChecked();
	await call( 'switch_to', 'yes' );
} );

test( 'axe finds nothing in the form', async ( { page } ) => {
	await page.goto( path );
	await press( page, 'Color', 'Rojo' );
	const { violations } = await new AxeBuilder( { page } )
		.include( '.programas-swatches' )
		.analyze();
	expect( violations ).toEqual( [] );
} );
