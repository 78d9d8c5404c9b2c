/**
 * Swatches of variable products: nothing without a shop; in a real one (COMPAT_DIR, tests/README.md), what its form is printed with.
 */
import { JSDOM } from 'jsdom';

import { muPlugin } from './mu-plugin.ts';
import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

const START_MS = 180_000;

jest.setTimeout( START_MS );

const { inSandbox, onSite, fetchPage } = wordpress();
const shop = siteWith( 'woocommerce', 'woocommerce.php' );
const { run } = shop;

const get = async ( path: string ): Promise< string > =>
	( await shop.get( path ) ).html;

const MEASURED = /<!-- measured (.*) -->/;

/** What the page's request said of itself. */
function measuredIn( html: string ): { queries: string[]; files: string[] } {
	const [ , measured = '' ] = MEASURED.exec( html ) ?? [];
	return JSON.parse( measured ) as { queries: string[]; files: string[] };
}

it( 'a site without a shop loads nothing of swatches, even where they are on', async () => {
	expect( await inSandbox( 'loaded' ) ).toEqual( [] );
	await onSite( 'switch_to', 'yes' );
	const remove = await muPlugin( { onSite }, 'measure' );
	const { html } = await fetchPage( '/' );
	expect( measuredIn( html ).files ).toEqual( [] );
	expect( html ).not.toContain( 'swatch' );
	await remove();
	await onSite( 'switch_to', 'no' );
} );

describe.each( [
	[
		'woo-variation-swatches',
		'woo-variation-swatches.php',
		'.variable-items-wrapper',
	],
	[
		'variation-swatches-for-woocommerce',
		'variation-swatches-for-woocommerce.php',
		'.tawcvs-swatches',
	],
	[
		'variation-swatches-woo',
		'variation-swatches-woo.php',
		'.cfvsw-swatches-container',
	],
] )( 'beside another plugin for swatches', ( slug, file, theirs ) => {
	const site = siteWith( 'woocommerce', 'woocommerce.php', slug );

	site.describe( slug, () => {
		afterAll( () => site.stop() );

		test( 'each attribute has one row', async () => {
			await site.start();
			await site.run( 'activate' );
			const product = await site.run< string >( 'fill' );
			await site.run( 'switch_to', 'yes' );
			await site.run( 'activate_beside', `${ slug }/${ file }` );
			await site.run( 'choose_by_color' );
			const { document } = new JSDOM( ( await site.get( product ) ).html )
				.window;
			const rows = [ ...document.querySelectorAll( 'td.value' ) ].map(
				( cell ) =>
					cell.querySelectorAll( `${ theirs }, .programas-swatches` )
						.length
			);
			expect( rows ).toEqual( [ 1, 1 ] );
			expect( document.querySelector( theirs ) ).not.toBeNull();
		} );
	} );
} );

shop.describe( 'with WooCommerce', () => {
	let path = '';

	beforeAll( async () => {
		await shop.start();
		await run( 'activate' );
		path = await run( 'fill' );
	} );

	afterAll( () => shop.stop() );

	test( 'swatches that are off leave no byte in the page', async () => {
		await run( 'switch_to', 'no' );
		const html = await get( path );
		expect( html ).toContain( 'variations_form' );
		expect( html ).not.toContain( 'swatch' );
	} );

	test( 'the form has the shop’s list and, behind it, radio buttons in a fieldset named by the attribute', async () => {
		await run( 'switch_to', 'yes' );
		const html = await get( `${ path }?attribute_pa_color=rojo` );
		const { document } = new JSDOM( html ).window;
		const fields = [
			...document.querySelectorAll( 'fieldset.programas-swatches' ),
		];
		expect(
			fields.map( ( one ) => one.querySelector( 'legend' )?.textContent )
		).toEqual( [ 'Color', 'Talla' ] );
		const [ color ] = fields;
		expect( color?.previousElementSibling?.tagName ).toBe( 'SELECT' );
		const inputs = [ ...( color?.querySelectorAll( 'input' ) ?? [] ) ];
		expect(
			inputs.map( ( { value, checked, form } ) => [
				value,
				checked,
				form,
			] )
		).toEqual( [
			[ 'azul', false, null ],
			[ 'rojo', true, null ],
			[ 'verde', false, null ],
		] );
		expect(
			color?.innerHTML.match( /(?<=<circle[^>]* fill=")[^"]*/g )
		).toEqual( [ '#0000ff', '#ff0000' ] );
	} );

	test( 'what is left is said at or below the threshold, which is never where it is 0, of nothing that can be ordered beyond it, nor where the shop shows no amounts', async () => {
		const { document } = new JSDOM( await get( path ) ).window;
		const form =
			document.querySelector< HTMLElement >( '.variations_form' );
		const variations = JSON.parse(
			form?.dataset.product_variations ?? '[]'
		) as { variation_stock_left: string }[];
		expect( variations.map( ( one ) => one.variation_stock_left ) ).toEqual(
			[ expect.stringContaining( '3' ), '', '', '' ]
		);
		for ( const [ said, ...given ] of [
			[ 'Quedan 5', 5, 5 ],
			[ 'Queda 1', 5, 1 ],
			[ '', 5, 6 ],
			[ '', 0, 1 ],
			[ '', 5, 3, 'notify' ],
			[ '', 5, 3, 'no', 'no_amount' ],
		] ) {
			expect( await run( 'left', ...given ) ).toBe( said );
		}
	} );

	test( 'values have no second field for a color where their attribute has a type of another plugin that is there', async () => {
		expect( await run( 'are_fields_ours', 'color', true ) ).toBe( false );
		expect( await run( 'are_fields_ours', 'color', false ) ).toBe( true );
		expect( await run( 'are_fields_ours', 'select', true ) ).toBe( true );
	} );

	test( 'a deleted picture leaves the color', async () => {
		expect( await run( 'looks' ) ).toEqual( [
			{ color: '', image: true },
			{ color: '#800000', image: false },
		] );
	} );

	test( 'a shop that hides what is sold out hides it where it is asked for each variation, too', async () => {
		const values = async ( hides: string ) => {
			const [ , ...rows ] = await run< unknown[][] >( 'known', hides );
			return rows;
		};
		expect( await values( 'no' ) ).toContainEqual( [ 'azul', 'M', 0 ] );
		const left = await values( 'yes' );
		expect( left ).toHaveLength( 3 );
		expect( left ).not.toContainEqual( [ 'azul', 'M', 0 ] );
	} );

	test( 'a page without a variable product costs no query and no byte', async () => {
		const simple = await run< string >( 'fill_simple' );
		const remove = await muPlugin( { onSite: run }, 'measure' );
		await run( 'switch_to', 'yes' );
		for ( const page of [ '/', '/shop/', simple ] ) {
			const on = await cost( page );
			expect( on.queries ).toEqual( [] );
			expect( on.html ).not.toContain( 'swatch' );
		}
		expect( ( await cost( path ) ).queries ).not.toEqual( [] );
		await remove();
	} );

	/** What a page costs. */
	async function cost( page: string ) {
		const html = await get( page );
		return { html: html.replace( MEASURED, '' ), ...measuredIn( html ) };
	}
} );
