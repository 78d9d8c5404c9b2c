/**
 * What values of an attribute look like, edited in WordPress's screens; and the shop's settings of swatches.
 */
import type { Page } from '@playwright/test';

import { axeOf } from '../../e2e/axe.ts';
import { expect, test } from './shop.ts';

const LIST = '/wp-admin/edit-tags.php?taxonomy=pa_color&post_type=product';
const SETTINGS =
	'/wp-admin/admin.php?page=wc-settings&tab=products&section=programs_filter_swatches';

test.describe.configure( { mode: 'serial' } );

// WordPress empties the fields of a form with which it added a value, the colour too, which the browser makes black.
test.use( {
	expectedProblems: [
		[ /The specified value "" does not conform.* valid CSS color/ ],
		{ scope: 'test' },
	],
} );

test.beforeAll( async ( { shop } ) => {
	await shop( 'use_visual_attributes', false );
} );

test.beforeEach( async ( { context, session } ) => {
	await context.addCookies( session.cookies );
} );

const fieldsOf = ( page: Page ) =>
	page.getByRole( 'group', { name: 'Muestra' } );

const nameOf = ( page: Page ) => page.getByLabel( /^(Nombre|Name)$/ ).first();

/** Axe finds nothing in our own fields. */
async function expectAccessible( page: Page, ours: string ): Promise< void > {
	const { violations } = await axeOf( page )
		.setLegacyMode()
		.include( ours )
		.analyze();
	expect( violations ).toEqual( [] );
}

test( 'a value gets a colour by keyboard, and a picture from the library', async ( {
	page,
	shop,
} ) => {
	const picture = await shop< number >( 'upload' );
	await page.goto( LIST );
	await nameOf( page ).fill( 'Morado' );
	const fields = fieldsOf( page );
	await fields.getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( fields.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	await fields.locator( 'input[type="color"]' ).fill( '#663399' );
	await expectAccessible( page, '.programs-filter-swatch' );
	await page.locator( '#submit' ).click();
	const row = page.locator( '#the-list tr', { hasText: 'Morado' } );
	await expect( row ).toContainText( '#663399' );
	// WordPress stays on the page, whose fields are ready for the next value.
	await expect( fields.getByRole( 'radio' ).first() ).toBeChecked();

	await row.locator( '.row-title' ).click();
	await expect( fields.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	const library = page.getByRole( 'dialog' );
	const files = library.getByRole( 'tab' ).nth( 1 );
	// The fields are there before their script is.
	await expect( async () => {
		await fields.getByRole( 'button' ).click();
		await expect( files ).toBeVisible( { timeout: 2_000 } );
	} ).toPass();
	await files.click();
	await library.locator( `[data-id="${ picture }"]` ).click();
	await library.locator( '.media-button-select' ).click();
	await expect( fields.getByRole( 'radio' ).nth( 2 ) ).toBeChecked();
	await expect( fields.locator( 'img' ) ).toBeVisible();
	await page.locator( '.edit-tag-actions [type="submit"]' ).click();
	await expect( page.locator( '#message.notice-success' ) ).toBeVisible();
	expect( await shop( 'look_of', 'morado' ) ).toEqual( {
		color: '',
		image: String( picture ),
	} );
} );

test( 'a picture that was not chosen is asked for where it is missing, and nothing is sent', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await nameOf( page ).fill( 'Sin imagen' );
	const fields = fieldsOf( page );
	const problem = page.getByText( /^Elige una imagen para la muestra/ );
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	// The fields are there before their script is.
	await page.waitForLoadState( 'load' );
	await page.locator( '#submit' ).click();
	await expect( problem ).toBeVisible();
	await expect( fields.getByRole( 'button' ) ).toBeFocused();
	await expect( fields.getByRole( 'button' ) ).toHaveAccessibleDescription(
		/^Elige una imagen/
	);
	await fields.getByRole( 'radio' ).first().check();
	await expect( problem ).toBeHidden();
} );

test( 'a value that is edited keeps its look where its picture cannot be used, and the screen says so', async ( {
	page,
	shop,
} ) => {
	await page.goto( LIST );
	await page.locator( '#the-list .row-title', { hasText: 'Azul' } ).click();
	const fields = fieldsOf( page );
	await page.waitForLoadState( 'load' );
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	// As from a page whose picture was deleted meanwhile.
	await fields
		.locator( 'input[type="hidden"]' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.value = '999999';
		} );
	await page.locator( '.edit-tag-actions [type="submit"]' ).click();
	await expect( page.locator( '.notice-error' ) ).toContainText(
		'La muestra no se ha guardado.'
	);
	expect( await shop( 'look_of', 'azul' ) ).toEqual( {
		color: '#0000ff',
		image: '',
	} );
} );

test( 'a value’s look does not change without its nonce, or without the right to', async ( {
	shop,
} ) => {
	const sent = [];
	for ( const [ role, isHonest, kind ] of [
		[ 'administrator', false, 'color' ],
		[ 'subscriber', true, 'color' ],
		[ 'administrator', true, 'color' ],
		// A picture that was not chosen takes nothing away.
		[ 'administrator', true, 'image' ],
	] ) {
		sent.push( await shop( 'send', 'verde', role, isHonest, kind ) );
	}
	expect( sent ).toEqual( [ '', '', '#00ff00', '#00ff00' ] );
} );

test( 'the shop’s settings switch swatches; an empty threshold is never, and one that is none is refused and leaves the old one', async ( {
	page,
	shop,
} ) => {
	const field = page.locator( '#programs_filter_swatches_stock' );
	const clear = page.locator( '#programs_filter_swatches_clear' );
	await page.goto( SETTINGS );
	await expectAccessible( page, 'tr:has( [id^="programs_filter"] )' );
	await clear.focus();
	await page.keyboard.press( 'Space' );
	for ( const [ value, stored ] of [
		[ '8', '8' ],
		[ '-3', '8' ],
		[ '99999', '8' ],
		[ '', '0' ],
	] as const ) {
		// What the browser would stop arrives all the same.
		await field.evaluate( ( input: HTMLInputElement ) => {
			input.type = 'text';
		} );
		await field.fill( value );
		await field.press( 'Enter' );
		await expect( page.locator( '#message.inline' ) ).toBeVisible();
		await expect(
			page.getByText( /El umbral del aviso de existencias no se ha guar/ )
		).toHaveCount( value === '' || value === stored ? 0 : 1 );
		await expect( clear ).toBeChecked();
		expect(
			await shop( 'get_option', 'programs_filter_swatches_stock' )
		).toBe( stored );
		await page.goto( SETTINGS );
	}
} );
