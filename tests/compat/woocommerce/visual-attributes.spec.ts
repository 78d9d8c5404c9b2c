/**
 * Swatches beside what WooCommerce itself has begun: visual attributes, and its form of blocks.
 */
import { expect, swatch, test } from './shop.ts';

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { shop } ) => {
	await shop( 'use_visual_attributes', true );
} );

test( 'colours of WooCommerce’s visual attributes are those of the swatches', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await expect( page.getByRole( 'group', { name: 'Color' } ) ).toHaveCount(
		1
	);
	await expect(
		page
			.locator( '.programas-swatch', { hasText: 'Rojo' } )
			.locator( 'circle' )
	).toHaveAttribute( 'fill', '#ff0000' );
} );

test( 'a visual attribute’s values have WooCommerce’s fields, and none of ours', async ( {
	context,
	page,
	session,
} ) => {
	await context.addCookies( session.cookies );
	await page.goto(
		'/wp-admin/edit-tags.php?taxonomy=pa_color&post_type=product'
	);
	await expect( page.locator( '[name="term_color"]' ) ).toHaveCount( 1 );
	await expect( page.locator( '.programs-filter-swatch' ) ).toHaveCount( 0 );
	await expect( page.locator( '#programs_filter_swatch' ) ).toHaveCount( 0 );
} );

test( 'WooCommerce’s form of blocks has nothing of ours', async ( {
	page,
	product,
	shop,
} ) => {
	await shop( 'use_form_of_blocks' );
	await page.goto( product );
	await expect(
		page.locator( '.wp-block-woocommerce-add-to-cart-with-options' )
	).toHaveCount( 1 );
	await expect(
		page.getByText( 'Rojo', { exact: true } ).first()
	).toBeVisible();
	await expect( page.locator( '.programas-swatches' ) ).toHaveCount( 0 );
	await expect(
		page.locator( '[src*="build/shop"], [href*="build/shop"]' )
	).toHaveCount( 0 );
	await shop( 'use_form_of_lists' );
	await page.goto( product );
	await expect( swatch( page, 'Color', 'Rojo' ) ).toBeVisible();
} );
