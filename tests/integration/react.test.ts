import type { Call } from '../call.ts';
import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, inSandbox, onSite, removeContent, url } = wordpress();

const VENDOR = '/wp-includes/js/dist/vendor';

/** What the page's module reads, after a function: pairs of a global of React and the address of a script. */
const addresses = async ( ...call: Call ) =>
	( await inSandbox< unknown[] >( ...call ) ).slice( 1 );

describe( 'where a page says that React is', () => {
	afterAll( removeContent );

	it( 'a page with a listing names WordPress’s own scripts, in their order and with their versions, and a page without none', async () => {
		await onSite( 'contents' );
		const data = async ( path: string ) =>
			parse( ( await fetchPage( path ) ).html ).querySelector(
				'script[type="application/json"][id="wp-script-module-data-programs-filter/view"]'
			)?.textContent;

		expect(
			JSON.parse( ( await data( '/con-programas/' ) ) ?? '' )
		).toEqual( [
			expect.stringMatching(
				/\/build\/view\/filter-bar\/index\.js\?ver=[0-9a-f]+$/
			),
			[ 'React', `${ url }${ VENDOR }/react.min.js?ver=18.3.1.1` ],
			[ 'ReactDOM', `${ url }${ VENDOR }/react-dom.min.js?ver=18.3.1.1` ],
		] );
		expect( await data( '/sin-programas/' ) ).toBeUndefined();
	} );

	it( 'what another plugin registers in their place counts, with what it depends on', async () => {
		expect( await addresses( 'with_another_react' ) ).toEqual( [
			[ 'React', expect.stringMatching( /\/before\.js$/ ) ],
			[ 'React', 'https://cdn.example/react-19.js?ver=19' ],
			[ 'ReactDOM', expect.stringContaining( '/react-dom.min.js?ver=' ) ],
		] );
	} );

	it( 'a filter of addresses counts', async () => {
		expect( await addresses( 'with_another_address' ) ).toContainEqual( [
			'React',
			'https://cdn.example/r.js',
		] );
	} );

	it( 'scripts that the page has printed already are named too, and those that it has still to print are printed', async () => {
		const { data, same } = await inSandbox< {
			data: unknown[];
			same: boolean;
		} >( 'with_printed_react' );
		expect( data ).toHaveLength( 3 );
		expect( same ).toBe( true );
	} );

	it.each( [ 'react', 'react-dom' ] )(
		"there is nothing to load after wp_deregister_script( '%s' );",
		async ( handle ) => {
			expect( await addresses( 'without', handle ) ).toEqual( [] );
		}
	);

	it( 'another plugin that takes addresses away takes nothing else of the page', async () => {
		expect( await addresses( 'without_address' ) ).toEqual( [] );
	} );

	it( 'another plugin that breaks the data breaks nothing', async () => {
		expect( await addresses( 'broken' ) ).toHaveLength( 2 );
	} );
} );
