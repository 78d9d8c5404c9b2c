/** What values of an attribute look like, edited in WordPress's screens; and the shop's settings of swatches. */
import { axeOf } from '../../e2e/axe.ts';
import { expect, test } from './shop.ts';

const LIST = '/wp-admin/edit-tags.php?taxonomy=pa_color&post_type=product';
const SETTINGS =
	'/wp-admin/admin.php?page=wc-settings&tab=products&section=programs_filter_swatches';

test.describe.configure( { mode: 'serial' } );

// WordPress empties the fields of a form with which it added a value, the color too, which the browser makes black.
test.use( {
	expectedProblems: [
		[ /The specified value "" does not conform.* valid CSS color/ ],
		{ scope: 'test' },
	],
} );

test.beforeEach( async ( { context, page, session } ) => {
	await context.addCookies( session.cookies );
	await page.goto( LIST );
} );

test( 'a value gets a color by keyboard, and a picture from the library', async ( {
	page,
	shop,
} ) => {
	const picture = await shop< number >( 'upload' );
	await page.reload();
	const fields = page.getByRole( 'group', { name: 'Muestra' } );
	const kinds = fields.getByRole( 'radio' );
	await page.locator( '#tag-name' ).fill( 'Morado' );
	await kinds.first().focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( kinds.nth( 1 ) ).toBeChecked();
	await fields.locator( 'input[type="color"]' ).fill( '#663399' );
	const { violations } = await axeOf( page )
		.setLegacyMode()
		.include( '.programs-filter-swatch' )
		.analyze();
	expect( violations ).toEqual( [] );
	await page.locator( '#submit' ).click();
	const row = page.locator( '#the-list tr', { hasText: 'Morado' } );
	await expect( row ).toContainText( '#663399' );
	// WordPress stays on the page, whose fields are ready for the next value.
	await expect( kinds.first() ).toBeChecked();

	await row.locator( '.row-title' ).click();
	await expect( kinds.nth( 1 ) ).toBeChecked();
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
	await expect( kinds.nth( 2 ) ).toBeChecked();
	await expect( fields.locator( 'img' ) ).toBeVisible();
	await page.locator( '.edit-tag-actions [type="submit"]' ).click();
	await expect( page.locator( '#message.notice-success' ) ).toBeVisible();
	expect( await shop( 'look_of', 'morado' ) ).toEqual( {
		color: '',
		image: String( picture ),
	} );
} );

test( 'a picture that was not chosen is asked for; one that cannot be used leaves the look, and the screen says so', async ( {
	page,
	shop,
} ) => {
	await page.locator( '#the-list .row-title', { hasText: 'Azul' } ).click();
	const fields = page.getByRole( 'group', { name: 'Muestra' } );
	const button = fields.getByRole( 'button' );
	const save = page.locator( '.edit-tag-actions [type="submit"]' );
	// The fields are there before their script is.
	await page.waitForLoadState( 'load' );
	await fields.getByRole( 'radio' ).nth( 2 ).check();
	await save.click();
	await expect( button ).toBeFocused();
	await expect( button ).toHaveAccessibleDescription( /^Elige una imagen/ );

	// As from a page whose picture was deleted meanwhile.
	await fields
		.locator( 'input[type="hidden"]' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.value = '999999';
		} );
	await save.click();
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
	const sent = ( role: string, isHonest: boolean, kind = 'color' ) =>
		shop( 'send', 'verde', role, isHonest, kind );
	expect( await sent( 'administrator', false ) ).toBe( '' );
	expect( await sent( 'subscriber', true ) ).toBe( '' );
	expect( await sent( 'administrator', true ) ).toBe( '#00ff00' );
	// A picture that was not chosen takes nothing away.
	expect( await sent( 'administrator', true, 'image' ) ).toBe( '#00ff00' );
} );

test( 'an empty threshold of stock is never, and one that is none is refused and leaves the old one', async ( {
	page,
	shop,
} ) => {
	const field = page.locator( '#programs_filter_swatches_stock' );
	for ( const [ value, stored, refusals ] of [
		[ '8', '8', 0 ],
		[ '-3', '8', 1 ],
		[ '99999', '8', 1 ],
		[ '', '0', 0 ],
	] as const ) {
		await page.goto( SETTINGS );
		// What the browser would stop arrives all the same.
		await field.evaluate( ( input: HTMLInputElement ) => {
			input.type = 'text';
		} );
		await field.fill( value );
		await field.press( 'Enter' );
		await expect( page.locator( '#message.inline' ) ).toBeVisible();
		await expect(
			page.getByText( /El umbral del aviso de existencias no se ha guar/ )
		).toHaveCount( refusals );
		expect(
			await shop( 'get_option', 'programs_filter_swatches_stock' )
		).toBe( stored );
	}
} );
