/**
 * Swatches of a product with more variations than the shop writes into the page, and of one whose names are hostile.
 */
import { addToCart, expect, group, inCart, swatch, test } from './shop.ts';

const LONG = 'muy larga '.repeat( 20 ).trim();
/** The shop's own lists do not offer a value that looks like HTML. */
const HOSTILE = [ `"Lino" & 'seda' 5 > 4`, 'L’été 🧵', LONG, 'Lana' ];

let many = '';
let hostile = '';

test.describe.configure( { mode: 'serial' } );

test.beforeAll( async ( { shop } ) => {
	many = await shop( 'fill_many' );
	hostile = await shop( 'fill_hostile', HOSTILE );
} );

test( 'of many variations swatches know which there are before the shop is asked, and end in the right one', async ( {
	page,
} ) => {
	await page.goto( many );
	await expect( page.locator( '.variations_form' ) ).toHaveAttribute(
		'data-product_variations',
		'false'
	);
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( swatch( page, 'Número', '51' ) ).toBeDisabled();
	await expect( swatch( page, 'Número', '50' ) ).toBeEnabled();
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
	await addToCart( page );
	await expect.poll( () => inCart( page ) ).toEqual( [ [ 'Azul', '40' ] ] );
} );

test( 'an address chooses a value of many', async ( { page } ) => {
	await page.goto( `${ many }?attribute_pa_color=verde` );
	await expect( swatch( page, 'Color', 'Verde' ) ).toBeChecked();
	await expect(
		group( page, 'Número' ).getByRole( 'radio', { disabled: false } )
	).toHaveCount( 1 );
	await page.goto( `${ many }?attribute_pa_color=` );
	await expect( swatch( page, 'Número', '37' ) ).toBeEnabled();
	await expect( page.getByRole( 'radio', { checked: true } ) ).toHaveCount(
		0
	);
} );

test( 'names stand as they are, “any” fits all, and what can be ordered is not sold out', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 800 } );
	await page.goto( hostile );
	const fabrics = group( page, 'Tela "fina" & más' );
	await expect( fabrics.locator( '.programas-swatch__label' ) ).toHaveText(
		HOSTILE
	);
	const fabric = ( index: number ) =>
		fabrics.getByRole( 'radio' ).nth( index );
	await expect( fabric( 1 ) ).toHaveAccessibleName( /agotado/i );
	await expect( fabric( 2 ) ).toBeEnabled();
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
	await fabric( 3 ).click();
	await expect( swatch( page, '2026', '2 m' ) ).toBeDisabled();
	await expect( swatch( page, '2026', '1 m' ) ).toHaveAccessibleName( '1 m' );
	await fabric( 0 ).click();
	await expect( swatch( page, '2026', '2 m' ) ).toBeEnabled();
	await swatch( page, '2026', '2 m' ).click();
	await addToCart( page );
	await expect
		.poll( () => inCart( page ) )
		// With the quotes that WordPress makes of them.
		.toEqual( [ [ '“Lino” & ‘seda’ 5 > 4', '2 m' ] ] );
} );
