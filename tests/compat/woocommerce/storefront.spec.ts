/**
 * Swatches on Storefront, WooCommerce's own classic theme: as swatches.spec.ts on WordPress's theme of blocks.
 */
import { subjectOf } from '../../../tools/shared/compat/subjects.ts';
import { axeFindings } from '../checks/axe.ts';
import { startCompatSite } from '../site.ts';
import {
	addToCart,
	expect,
	inCart,
	list,
	swatch,
	test as base,
} from './shop.ts';

const test = base.extend< object, { tried: ReturnType< typeof subjectOf > } >( {
	compatSite: [
		async ( {}, use ) => {
			const site = await startCompatSite( {
				plugins: [ 'woocommerce' ],
				theme: 'storefront',
			} );
			await use( site );
			await site.stop();
		},
		{ scope: 'worker', timeout: 300_000 },
	],
	tried: [
		async ( {}, use ) => {
			await use( subjectOf( 'storefront' ) );
		},
		{ scope: 'worker' },
	],
} );

test.describe.configure( { mode: 'serial' } );

test( 'on a classic theme the style comes with the head, and a choice ends in the cart', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
	await expect(
		page.locator( 'head link#programs-filter-swatches-css' )
	).toHaveCount( 1 );
	await expect( page.locator( 'link[href*="/shop/look.css"]' ) ).toHaveCount(
		1
	);
	await swatch( page, 'Color', 'Rojo' ).click();
	await expect( list( page, 'pa_color' ) ).toHaveValue( 'rojo' );
	await expect( swatch( page, 'Talla', 'M' ) ).toBeDisabled();
	await swatch( page, 'Talla', 'S' ).click();
	await addToCart( page );
	await expect.poll( () => inCart( page ) ).toEqual( [ [ 'Rojo', 'S' ] ] );
} );

test( 'swatches keep their shape on a classic theme and on a phone, and axe finds nothing in them', async ( {
	page,
	product,
} ) => {
	await page.goto( product );
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
			expect( ( box?.x ?? 0 ) + ( box?.width ?? width ) ).toBeLessThan(
				width
			);
		}
	}
	expect(
		( await axeFindings( page ) ).filter( ( finding ) =>
			finding.includes( 'programas' )
		)
	).toEqual( [] );
} );
