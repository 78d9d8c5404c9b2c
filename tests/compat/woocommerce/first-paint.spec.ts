/**
 * What the form of a variable product shows before the script of swatches runs, and where it never does.
 */
import { expect, group, list, swatch, test } from './shop.ts';

/** How long the lists wait for the script: src/shop/styles/list.css. */
const RETURN_MS = 6_000;

test.describe.configure( { mode: 'serial' } );

test( 'a picture of a value stands in its swatch, beside its name', async ( {
	page,
	product,
	shop,
} ) => {
	await shop( 'picture_of', 'verde', true );
	await page.goto( product );
	const label = swatch( page, 'Color', 'Verde' ).locator( '..' );
	await expect( label ).toHaveText( /^\s*Verde\s*$/ );
	const picture = label.locator( 'img' );
	await expect( picture ).toHaveAttribute( 'alt', '' );
	expect(
		await picture.evaluate(
			( { complete, naturalWidth }: HTMLImageElement ) =>
				complete && naturalWidth > 0
		)
	).toBe( true );
	await expect( label.locator( 'circle' ) ).toHaveCount( 0 );
	await shop( 'picture_of', 'verde', false );
} );

test( 'what the product has chosen at first is chosen in the swatches, and what that rules out is disabled', async ( {
	page,
	product,
	shop,
} ) => {
	await shop( 'choose_at_first', 'camiseta', { pa_color: 'rojo' } );
	await page.goto( product );
	await expect( swatch( page, 'Color', 'Rojo' ) ).toBeChecked();
	await expect(
		group( page, 'Talla' ).getByRole( 'radio', { name: /^M/ } )
	).toBeDisabled();
	await swatch( page, 'Color', 'Verde' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'verde' );
	await shop( 'choose_at_first', 'camiseta', {} );
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
	await expect( group( page, 'Color' ) ).toBeHidden( {
		timeout: 2 * RETURN_MS,
	} );
	const colors = list( page, 'pa_color' );
	await expect( colors ).toHaveCSS( 'clip-path', 'none' );
	await colors.selectOption( 'rojo' );
	await list( page, 'talla' ).selectOption( 'S' );
	await expect(
		page.locator( '.single_add_to_cart_button:not(.disabled)' )
	).toBeVisible();
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		// The browser says so of each module.
		expectedProblems: [ /^request failed: .*\.js\S* \(csp\)$/ ],
	} );

	test( 'the lists stand, and there are no swatches', async ( {
		page,
		product,
	} ) => {
		await page.goto( product );
		await expect( list( page, 'pa_color' ) ).toBeVisible();
		await expect( group( page, 'Color' ) ).toBeHidden();
		await list( page, 'pa_color' ).selectOption( 'rojo' );
		await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	} );
} );
