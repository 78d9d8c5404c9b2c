/** Swatches on Storefront, WooCommerce's own classic theme: as swatches.spec.ts on WordPress's theme of blocks. */
import { axeFindings } from '../look.ts';
import { expect, expectInCart, swatch, test } from './shop.ts';

test.use( { theme: 'storefront' } );

test( 'on a classic theme the style comes with the head, swatches keep their shape, and a choice ends in the cart', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await expect(
		page.locator( 'head link#programs-filter-swatches-css' )
	).toHaveCount( 1 );
	await swatch( page, 'Color', 'Rojo' ).click();
	// Storefront gives each fieldset a background, on which a dark style's text could not be read.
	await expect( page.locator( '.programas-swatches' ).first() ).toHaveCSS(
		'background-color',
		'rgba(0, 0, 0, 0)'
	);
	for ( const width of [ 1366, 360 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		for ( const one of await page.locator( '.programas-swatch' ).all() ) {
			const box = await one.boundingBox();
			expect( box?.height ).toBeGreaterThanOrEqual( 44 );
			expect( ( box?.x ?? NaN ) + ( box?.width ?? NaN ) ).toBeLessThan(
				width
			);
		}
	}
	const found = await axeFindings( page );
	expect( found.filter( ( one ) => one.includes( 'programas' ) ) ).toEqual(
		[]
	);
	await expect( swatch( page, 'Talla', 'M' ) ).toBeDisabled();
	await swatch( page, 'Talla', 'S' ).click();
	await expectInCart( page, [ 'Rojo', 'S' ] );
} );
