/**
 * Swatches in forms that come later than the page, as in a quick view, and among scripts of others.
 */
import type { Page } from '@playwright/test';

import { expect, test } from './shop.ts';

/** What scripts of others use of the shop's. */
type Shop = {
	jQuery: ( element: Element ) => { wc_variation_form: () => void };
};

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { shop } ) => {
	await shop( 'bring_script_of_shop' );
} );

/** Adds the product's form to a page that has none, as a quick view does. */
const addForm = ( page: Page, product: string ): Promise< void > =>
	page.evaluate( async ( address ) => {
		const html = await ( await fetch( address ) ).text();
		const form = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( 'form.variations_form' );
		if ( form ) {
			document.body.prepend( form );
			( window as unknown as Shop ).jQuery( form ).wc_variation_form();
		}
	}, product );

test( 'two forms that a script adds work, each for itself', async ( {
	page,
	product,
} ) => {
	await page.goto( '/?vista=1' );
	await expect( page.locator( '.programas-swatches' ) ).toHaveCount( 0 );
	await addForm( page, product );
	await addForm( page, product );
	const forms = page.locator( 'form.variations_form' );
	const first = forms.first();
	const second = forms.last();
	await second.getByRole( 'radio', { name: /^Rojo/ } ).click();
	await expect( second.locator( 'select' ).first() ).toHaveValue( 'rojo' );
	await expect( second.getByRole( 'radio', { name: /^M/ } ) ).toBeDisabled();
	await expect( first.locator( 'select' ).first() ).toHaveValue( '' );
	await expect( first.getByRole( 'radio', { name: /^M/ } ) ).toBeEnabled();
	await expect( first.locator( 'select' ).first() ).toHaveCSS(
		'position',
		'absolute'
	);
} );

test( 'a list that another script replaces goes on being set', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await page.getByRole( 'radio', { name: /^Azul/ } ).click();
	await page.locator( 'form.variations_form' ).evaluate( ( form ) => {
		const list = form.querySelector( 'select' );
		const other = list?.cloneNode( true );
		if ( list && other instanceof HTMLSelectElement ) {
			other.removeAttribute( 'class' );
			list.replaceWith( other );
			( window as unknown as Shop ).jQuery( form ).wc_variation_form();
		}
	} );
	const list = page.locator( 'form.variations_form select' ).first();
	await expect( list ).toHaveCSS( 'position', 'absolute' );
	await page.getByRole( 'radio', { name: /^Rojo/ } ).click();
	await expect( list ).toHaveValue( 'rojo' );
	await expect( page.getByRole( 'radio', { name: /^M/ } ) ).toBeDisabled();
} );
