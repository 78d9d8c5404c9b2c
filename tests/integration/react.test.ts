import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, inSandbox, onSite, removeContent, url } = wordpress();

const VENDOR = '/wp-includes/js/dist/vendor';

afterAll( removeContent );

it( 'a page with a listing names WordPress’s own React, in the order of its scripts and with their versions; a page without one does not', async () => {
	await onSite( 'contents' );
	const data = async ( path: string ) =>
		parse( ( await fetchPage( path ) ).html ).querySelector(
			'script[type="application/json"][id="wp-script-module-data-programs-filter/view"]'
		)?.textContent;

	expect( JSON.parse( ( await data( '/con-programas/' ) ) ?? '' ) ).toEqual( [
		expect.stringMatching(
			/\/build\/listing\/view\/filter-bar\/index\.js\?ver=[0-9a-f]+$/
		),
		[ 'React', `${ url }${ VENDOR }/react.min.js?ver=18.3.1.1` ],
		[ 'ReactDOM', `${ url }${ VENDOR }/react-dom.min.js?ver=18.3.1.1` ],
	] );
	expect( await data( '/sin-programas/' ) ).toBeUndefined();
} );

it( 'what other plugins make of React counts: another one with what it depends on, another address, none at all; what is printed already is named too', async () => {
	expect( await inSandbox( 'beside_others' ) ).toEqual( {
		printed: 2,
		same: true,
		'another address': [ 'React', 'https://cdn.example/r.js' ],
		'no address': [],
		'no React': [],
		'another React': [
			[ 'React', expect.stringMatching( /\/before\.js$/ ) ],
			[ 'React', 'https://cdn.example/react-19.js?ver=19' ],
			[ 'ReactDOM', expect.stringContaining( '/react-dom.min.js?ver=' ) ],
		],
		'no ReactDOM': [],
	} );
} );
