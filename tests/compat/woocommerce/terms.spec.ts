/**
 * What values of an attribute look like, edited in WordPress's screens; and the shop's settings of swatches.
 */
import type { Page } from '@playwright/test';

import { axeFindings } from '../checks/axe.ts';
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

/** What axe says of our own fields. */
const ourFindings = async ( page: Page ): Promise< string[] > =>
	( await axeFindings( page ) ).filter( ( finding ) =>
		/programs[-_]filter/.test( finding )
	);

test( 'a value gets a colour by keyboard, and a picture from the library', async ( {
	page,
	shop,
} ) => {
	const picture = await shop< number >( 'upload' );
	await page.goto( LIST );
	await page
		.getByLabel( /^(Nombre|Name)$/ )
		.first()
		.fill( 'Morado' );
	const fields = page.getByRole( 'group', { name: 'Muestra' } );
	await fields.getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( fields.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	await fields.locator( 'input[type="color"]' ).fill( '#663399' );
	expect( await ourFindings( page ) ).toEqual( [] );
	await page.locator( '#submit' ).click();
	const row = page.locator( '#the-list tr', { hasText: 'Morado' } );
	await expect( row ).toContainText( '#663399' );
	await row.hover();
	await row.locator( '.editinline' ).click();
	const quickEdit = page.locator( '#the-list .inline-edit-row' );
	await quickEdit.locator( '.save' ).click();
	await expect( quickEdit ).toHaveCount( 0 );
	await expect( row ).toContainText( '#663399' );
	// WordPress stays on the page, whose fields are ready for the next value.
	await expect( fields.getByRole( 'radio' ).first() ).toBeChecked();
	await expect( fields.locator( 'input[type="color"]' ) ).toHaveValue(
		'#808080'
	);

	await row.locator( '.row-title' ).click();
	const again = page.getByRole( 'group', { name: 'Muestra' } );
	await expect( again.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
	const library = page.getByRole( 'dialog' );
	const files = library.getByRole( 'tab' ).nth( 1 );
	// The fields are there before their script is.
	await expect( async () => {
		await again.getByRole( 'button' ).click();
		await expect( files ).toBeVisible( { timeout: 2_000 } );
	} ).toPass();
	await files.click();
	await library.locator( `[data-id="${ picture }"]` ).click();
	await library.locator( '.media-button-select' ).click();
	await expect( again.getByRole( 'radio' ).nth( 2 ) ).toBeChecked();
	await expect( again.locator( 'img' ) ).toBeVisible();
	expect( await ourFindings( page ) ).toEqual( [] );
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
	await page
		.getByLabel( /^(Nombre|Name)$/ )
		.first()
		.fill( 'Sin imagen' );
	const fields = page.getByRole( 'group', { name: 'Muestra' } );
	const button = fields.getByRole( 'button' );
	const problem = page.getByText( /^Elige una imagen para la muestra/ );
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	// The fields are there before their script is.
	await page.waitForLoadState( 'load' );
	await page.locator( '#submit' ).click();
	await expect( problem ).toBeVisible();
	await expect( button ).toBeFocused();
	await expect( button ).toHaveAccessibleDescription( /^Elige una imagen/ );
	await fields.getByRole( 'radio' ).first().check();
	await expect( problem ).toBeHidden();

	// As from a page whose picture was deleted meanwhile.
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	await fields
		.locator( 'input[type="hidden"]' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.value = '999999';
		} );
	await page.locator( '#submit' ).click();
	await expect( page.locator( '#ajax-response' ) ).toContainText(
		'Elige una imagen para la muestra'
	);
	await expect(
		page.locator( '#the-list tr', { hasText: 'Sin imagen' } )
	).toHaveCount( 0 );
} );

test( 'a value that is edited keeps its look where its picture cannot be used, and the screen says so', async ( {
	page,
	shop,
} ) => {
	await page.goto( LIST );
	await page.locator( '#the-list .row-title', { hasText: 'Azul' } ).click();
	const fields = page.getByRole( 'group', { name: 'Muestra' } );
	await page.waitForLoadState( 'load' );
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	await page.locator( '.edit-tag-actions [type="submit"]' ).click();
	await expect( fields.getByRole( 'button' ) ).toBeFocused();
	await fields
		.locator( 'input[type="hidden"]' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.value = '999999';
		} );
	await page.locator( '.edit-tag-actions [type="submit"]' ).click();
	await expect( page.locator( '.notice-error' ) ).toContainText(
		'La muestra no se ha guardado.'
	);
	await expect( page ).not.toHaveURL( /unusable/ );
	expect( await shop( 'look_of', 'azul' ) ).toEqual( {
		color: '#0000ff',
		image: '',
	} );
} );

test( 'a picture that was deleted is said to be', async ( { page, shop } ) => {
	await shop( 'Swatches\\lose_picture', 'verde' );
	await page.goto( LIST );
	await expect(
		page.locator( '#the-list tr', { hasText: 'Verde' } )
	).toContainText( 'Imagen borrada' );
	await shop( 'picture_of', 'verde', false );
} );

test( 'a value’s look does not change without its nonce, or without the right to', async ( {
	shop,
} ) => {
	const send = (
		role: string,
		isHonest: boolean,
		kind = 'color'
	): Promise< unknown > => shop( 'send', 'verde', role, isHonest, kind );
	expect( await send( 'administrator', false ) ).toBe( '' );
	expect( await send( 'subscriber', true ) ).toBe( '' );
	expect( await send( 'administrator', true ) ).toBe( '#00ff00' );
	// A picture that was not chosen takes nothing away.
	expect( await send( 'administrator', true, 'image' ) ).toBe( '#00ff00' );
} );

test( 'the shop’s settings switch swatches, and axe finds nothing in them', async ( {
	page,
	shop,
} ) => {
	await page.goto( SETTINGS );
	expect( await ourFindings( page ) ).toEqual( [] );
	await page.locator( '#programs_filter_swatches_clear' ).focus();
	await page.keyboard.press( 'Space' );
	await page.locator( '#programs_filter_swatches_stock' ).fill( '7' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.locator( '#message, .notice.updated, .updated' ).first()
	).toBeVisible();
	await expect(
		page.locator( '#programs_filter_swatches_clear' )
	).toBeChecked();
	expect(
		await shop( 'get_option', 'programs_filter_swatches_stock' )
	).toEqual( '7' );
} );

test( 'an empty threshold is never, and one that is none is refused and leaves the old one', async ( {
	page,
	shop,
} ) => {
	const field = page.locator( '#programs_filter_swatches_stock' );
	const stored = (): Promise< unknown > =>
		shop( 'get_option', 'programs_filter_swatches_stock' );
	const save = async ( value: string ): Promise< void > => {
		await page.goto( SETTINGS );
		// What the browser would stop arrives all the same.
		await field.evaluate( ( input: HTMLInputElement ) => {
			input.type = 'text';
		} );
		await field.fill( value );
		await field.press( 'Enter' );
		await expect( page.locator( '#message.inline' ) ).toBeVisible();
	};
	await save( '8' );
	for ( const value of [ '-3', '2.5', 'abc', '99999' ] ) {
		await save( value );
		await expect( page.locator( '#message.error' ) ).toContainText(
			'El umbral del aviso de existencias no se ha guardado'
		);
		expect( await stored() ).toBe( '8' );
	}
	await save( '' );
	await expect( page.locator( '#message.error' ) ).toHaveCount( 0 );
	expect( await stored() ).toBe( '0' );
	await save( '7' );
} );
