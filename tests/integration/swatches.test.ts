/**
 * Swatches of variable products: nothing without a shop; in a real one (COMPAT_DIR, tests/README.md), what its form is printed with.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/playground/index.ts';
import { type CallPhp, callsTo, TESTS_MOUNT } from '../call.ts';
import { announcedSite } from '../announced-site.ts';
import { filesOfTest, wordpress } from './wordpress.ts';

const START_MS = 180_000;
const SHOP = join( process.env.COMPAT_DIR ?? '', 'plugins/woocommerce' );

jest.setTimeout( START_MS );

const { inSandbox } = wordpress();

it( 'a site without a shop loads nothing of swatches', async () => {
	expect( await inSandbox( 'loaded' ) ).toEqual( [] );
} );

describe( 'with WooCommerce', () => {
	const test = existsSync( join( SHOP, 'woocommerce.php' ) ) ? it : skipped;
	let site: RunningWordPress | undefined;
	let path = '';

	function skipped( name: string ) {
		// eslint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- Nothing to try it with; the name says what is missing.
		it.skip( `${ name } (no plugins/woocommerce in COMPAT_DIR)`, () => {} );
	}

	const run: CallPhp = ( ...call ) => {
		if ( site === undefined ) {
			throw new Error( 'WordPress did not start.' );
		}
		return callsTo( site, filesOfTest )( ...call );
	};

	const get = async ( address: string ): Promise< string > =>
		( await fetch( `${ site?.url }${ address }` ) ).text();

	if ( test === it ) {
		beforeAll( async () => {
			const { version, php } = announcedSite();
			site = await startWordPress( {
				version,
				php,
				workers: 1,
				mounts: [
					TESTS_MOUNT,
					{
						hostPath: SHOP,
						vfsPath: '/wordpress/wp-content/plugins/woocommerce',
					},
				],
			} );
			await run( 'activate' );
			path = await run( 'fill' );
		} );

		afterAll( () => site?.stop() );
	}

	test( 'swatches that are off leave no file, and no byte in the page', async () => {
		await run( 'switch_to', 'no' );
		expect( await run( 'loaded' ) ).toEqual( [] );
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
		expect(
			[ ...( color?.querySelectorAll( 'input' ) ?? [] ) ].map(
				( { value, checked, form } ) => [ value, checked, form ]
			)
		).toEqual( [
			[ 'azul', false, null ],
			[ 'rojo', true, null ],
			[ 'verde', false, null ],
		] );
		expect(
			[ ...( color?.querySelectorAll( 'circle' ) ?? [] ) ].map( ( one ) =>
				one.getAttribute( 'fill' )
			)
		).toEqual( [ '#0000ff', '#ff0000' ] );
	} );

	test( 'variations say how many are left at or below the threshold', async () => {
		await run( 'switch_to', 'yes' );
		const { document } = new JSDOM( await get( path ) ).window;
		const form =
			document.querySelector< HTMLElement >( '.variations_form' );
		const variations = JSON.parse(
			form?.dataset.product_variations ?? '[]'
		) as { variation_stock_left: string }[];
		expect( variations.map( ( one ) => one.variation_stock_left ) ).toEqual(
			[ expect.stringContaining( '3' ), '', '', '' ]
		);
	} );
} );
