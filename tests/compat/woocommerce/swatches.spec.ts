/**
 * Swatches in the form of a variable product, in a real shop.
 */
import {
	addToCart,
	expect,
	group,
	inCart,
	list,
	swatch,
	test,
} from './shop.ts';

test.describe.configure( { mode: 'serial' } );

test( 'a swatch chooses what its list holds, and the list moves the swatches', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await expect( group( page, 'Color' ) ).toBeVisible();
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await expect( swatch( page, 'Color', 'Rojo' ) ).toBeChecked();

	// As another script does it.
	await list( page, 'pa_color' ).evaluate( ( select: HTMLSelectElement ) => {
		select.value = 'azul';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	await expect( swatch( page, 'Color', 'Azul' ) ).toBeChecked();
	await expect( swatch( page, 'Color', 'Rojo' ) ).not.toBeChecked();

	await page.locator( '.reset_variations' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await expect( swatch( page, 'Color', 'Azul' ) ).not.toBeChecked();
} );

test( 'what does not exist, is sold out, or is nearly so is said', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await swatch( page, 'Color', 'Rojo' ).click();
	const medium = group( page, 'Talla' ).getByRole( 'radio', { name: /^M/ } );
	await expect( medium ).toBeDisabled();
	await expect( medium ).toHaveAccessibleName( /^M .+/ );

	await swatch( page, 'Color', 'Azul' ).click();
	await expect( medium ).toBeEnabled();
	await expect( medium ).toHaveAccessibleName( /agotado|sin existencias/i );
	await expect(
		group( page, 'Talla' ).getByRole( 'radio', { name: /^S/ } )
	).toHaveAccessibleName( /Quedan 3/ );
} );

test( 'arrows choose, and the right variation is in the cart', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await group( page, 'Color' ).getByRole( 'radio' ).first().focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await swatch( page, 'Talla', 'S' ).click();
	await addToCart( page );
	await expect.poll( () => inCart( page ) ).toEqual( [ [ 'Rojo', 'S' ] ] );
} );

test( 'a chosen swatch that is chosen again clears the choice where the shop wants that', async ( {
	page,
	product,
	shop,
} ) => {
	await page.goto( product );
	await swatch( page, 'Color', 'Rojo' ).click();
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );

	await shop( 'Swatches\\switch_to', 'yes', 'yes' );
	await page.goto( product );
	await swatch( page, 'Color', 'Rojo' ).click();
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await expect( swatch( page, 'Color', 'Rojo' ) ).not.toBeChecked();
	// By key too; but no double click takes back what its first half chose.
	await swatch( page, 'Color', 'Rojo' ).dblclick();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await page.keyboard.press( 'Space' );
	await expect( list( page, 'pa_color' ) ).toHaveValue( '' );
	await shop( 'Swatches\\switch_to', 'yes' );
} );

test( 'the Tab key finds a group whose swatch it left can no longer be chosen', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await swatch( page, 'Talla', 'S' ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeDisabled();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( swatch( page, 'Color', 'Azul' ) ).toBeFocused();
} );
