/** Swatches in the form of a variable product, in a real shop. */
import type { Page } from '@playwright/test';

import { expect, expectInCart, group, list, swatch, test } from './shop.ts';

/** The shop's own lists do not offer a value that looks like HTML; WordPress makes pictures of emoji. */
const HOSTILE = [
	`"Lino" & 'seda' 5 > 4`,
	'L’été 𠮷',
	'muy larga '.repeat( 20 ).trim(),
	'Lana',
];

test.describe.configure( { mode: 'serial' } );

test.beforeEach( async ( { page, product } ) => {
	await page.goto( product );
} );

test( 'a swatch chooses what its list holds, and says what does not exist, is sold out, or is nearly so', async ( {
	page,
} ) => {
	const medium = swatch( page, 'Talla', 'M' );
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await expect( medium ).toBeDisabled();
	await expect( medium ).toHaveAccessibleName( /^M .+/ );
	// As another script does it.
	await list( page, 'pa_color' ).evaluate( ( select: HTMLSelectElement ) => {
		select.value = 'azul';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await expect( swatch( page, 'Color', 'Azul' ) ).toBeChecked();
	await expect( medium ).toBeEnabled();
	await expect( medium ).toHaveAccessibleName( /agotado|sin existencias/i );
	await expect( swatch( page, 'Talla', 'S' ) ).toHaveAccessibleName(
		/Quedan 3/
	);
	await page.locator( '.reset_variations' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await expect( swatch( page, 'Color', 'Azul' ) ).not.toBeChecked();
} );

test( 'arrows choose, the Tab key finds a group whose swatch can no longer be chosen, and the right variation is in the cart', async ( {
	page,
} ) => {
	await swatch( page, 'Talla', 'S' ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( list( page, 'talla' ) ).toHaveValue( 'M' );
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeDisabled();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( swatch( page, 'Color', 'Azul' ) ).toBeFocused();
	await swatch( page, 'Talla', 'S' ).click();
	await swatch( page, 'Color', 'Rojo' ).click();
	await expectInCart( page, [ 'Rojo', 'S' ] );
} );

test( 'a chosen swatch that is chosen again clears the choice where the shop wants that', async ( {
	page,
	product,
	shop,
} ) => {
	await swatch( page, 'Color', 'Rojo' ).dblclick();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );

	await shop( 'switch_to', 'yes' );
	await page.goto( product );
	await swatch( page, 'Color', 'Rojo' ).click();
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	// By key too; but no double click takes back what its first half chose.
	await swatch( page, 'Color', 'Rojo' ).dblclick();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await page.keyboard.press( 'Space' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await shop( 'switch_to', 'no' );
} );

test( 'where something blocks the script of swatches, the lists are there after six seconds, and choose', async ( {
	page,
	product,
} ) => {
	await page.route( '**/build/shop/index.js*', ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await page.goto( product );
	await expect( group( page, 'Color' ) ).toBeVisible();
	await expect( group( page, 'Color' ) ).toBeHidden();
	await list( page, 'pa_color' ).selectOption( 'rojo' );
	await list( page, 'talla' ).selectOption( 'S' );
	await expectInCart( page, [ 'Rojo', 'S' ] );
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		// The browser says so of each module.
		expectedProblems: [ /^request failed: .*\.js\S* \(csp\)$/ ],
	} );

	test( 'the lists stand, and there are no swatches', async ( { page } ) => {
		await expect( list( page, 'pa_color' ) ).toBeVisible();
		await expect( group( page, 'Color' ) ).toBeHidden();
	} );
} );

/** What scripts of others use of the shop's. */
type OfShop = {
	jQuery: ( element: Element ) => { wc_variation_form: () => void };
};

/** Adds the product's form to a page that has none, as a quick view does. */
const addForm = ( page: Page, product: string ): Promise< void > =>
	page.evaluate( async ( address ) => {
		const html = await ( await fetch( address ) ).text();
		const form = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( 'form.variations_form' );
		if ( form ) {
			document.body.prepend( form );
			( window as unknown as OfShop ).jQuery( form ).wc_variation_form();
		}
	}, product );

test( 'two forms that a script adds work, each for itself', async ( {
	call,
	page,
	product,
} ) => {
	await call(
		'write_plugin',
		'vista.php',
		`<?php add_action( 'wp_enqueue_scripts', static function () {
			isset( $_GET['vista'] ) && wp_enqueue_script( 'wc-add-to-cart-variation' );
		} );`
	);
	await page.goto( '/?vista=1' );
	await addForm( page, product );
	await addForm( page, product );
	const medium = page.getByRole( 'radio', { name: /^M/ } );
	await page.getByRole( 'radio', { name: /^Rojo/ } ).last().click();
	await expect( list( page, 'pa_color' ).last() ).toHaveValue( 'rojo' );
	await expect( medium.last() ).toBeDisabled();
	await expect( list( page, 'pa_color' ).first() ).toHaveValue( '' );
	await expect( medium.first() ).toBeEnabled();
} );

test( 'of many variations swatches know which there are before the shop is asked, and end in the right one', async ( {
	page,
	shop,
} ) => {
	await page.goto( await shop( 'fill_many' ) );
	await expect( page.locator( '.variations_form' ) ).toHaveAttribute(
		'data-product_variations',
		'false'
	);
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( swatch( page, 'Número', '51' ) ).toBeDisabled();
	await expect( swatch( page, 'Número', '38' ) ).toHaveAccessibleName(
		/agotado/i
	);
	await swatch( page, 'Color', 'Azul' ).click();
	await expect( swatch( page, 'Número', '51' ) ).toBeEnabled();
	await expect( swatch( page, 'Número', '38' ) ).toHaveAccessibleName( '38' );
	await swatch( page, 'Número', '40' ).click();
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeDisabled();
	await expect( swatch( page, 'Número', '40' ) ).toHaveAccessibleName(
		/Quedan 2/
	);
	await expectInCart( page, [ 'Azul', '40' ] );
} );

test( 'names stand as they are, “any” fits all, and what can be ordered is not sold out', async ( {
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 360, height: 800 } );
	await page.goto( await shop( 'fill_hostile', HOSTILE ) );
	const fabrics = group( page, 'Tela "fina" & más' );
	await expect( fabrics.locator( '.programas-swatch__label' ) ).toHaveText(
		HOSTILE
	);
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
	const fabric = fabrics.getByRole( 'radio' );
	await expect( fabric.nth( 1 ) ).toHaveAccessibleName( /agotado/i );
	await fabric.nth( 3 ).click();
	await expect( swatch( page, '2026', '2 m' ) ).toBeDisabled();
	await expect( swatch( page, '2026', '1 m' ) ).toHaveAccessibleName( '1 m' );
	await fabric.nth( 0 ).click();
	await swatch( page, '2026', '2 m' ).click();
	// With the quotes that WordPress makes of them.
	await expectInCart( page, [ '“Lino” & ‘seda’ 5 > 4', '2 m' ] );
} );
