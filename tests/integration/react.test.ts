import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { fetchPage, inSandbox, onSite, removeContent, url } = wordpress();

const VENDOR = '/wp-includes/js/dist/vendor';

/** What the page's module reads, after some PHP: pairs of a global of React and the address of a script. */
const addresses = ( code = '' ) =>
	inSandbox< unknown >( `
		${ code }
		return array_slice( apply_filters( 'script_module_data_programs-filter/view', array() ), 1 );
	` );

describe( 'where a page says that React is', () => {
	afterAll( removeContent );

	it( 'a page with a listing names WordPress’s own scripts, in their order and with their versions, and a page without none', async () => {
		await onSite( `
			program( 'Coro', array( category( 'Música', 'musica' ) ) );
			page( 'con-programas', block() );
			page( 'sin-programas', '<p>Nada.</p>' );
		` );
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
		expect(
			await addresses( `
				wp_deregister_script( 'react' );
				wp_register_script( 'before', '/before.js', array(), null );
				wp_register_script( 'alias', false, array( 'before' ) );
				wp_register_script( 'react', 'https://cdn.example/react-19.js', array( 'alias' ), '19' );
			` )
		).toEqual( [
			[ 'React', expect.stringMatching( /\/before\.js$/ ) ],
			[ 'React', 'https://cdn.example/react-19.js?ver=19' ],
			[ 'ReactDOM', expect.stringContaining( '/react-dom.min.js?ver=' ) ],
		] );
	} );

	it( 'a filter of addresses counts', async () => {
		expect(
			await addresses(
				"add_filter( 'script_loader_src', static fn( $src, $handle ) => 'react' === $handle ? 'https://cdn.example/r.js' : $src, 10, 2 );"
			)
		).toContainEqual( [ 'React', 'https://cdn.example/r.js' ] );
	} );

	it( 'scripts that the page has printed already are named too, and those that it has still to print are printed', async () => {
		const [ data, queue ] = await inSandbox< [ unknown[], string[] ] >( `
			wp_enqueue_script( 'react-dom' );
			ob_start();
			wp_scripts()->do_items( array( 'react' ) );
			ob_end_clean();
			$before = array( wp_scripts()->to_do, wp_scripts()->done );
			$data   = apply_filters( 'script_module_data_programs-filter/view', array() );
			return array( $data, array( wp_scripts()->to_do, wp_scripts()->done ) === $before ? array( 'same' ) : array() );
		` );
		expect( data ).toHaveLength( 3 );
		expect( queue ).toEqual( [ 'same' ] );
	} );

	it.each( [
		"wp_deregister_script( 'react' );",
		"wp_deregister_script( 'react-dom' );",
	] )( 'there is nothing to load after %s', async ( code ) => {
		expect( await addresses( code ) ).toEqual( [] );
	} );

	it( 'another plugin that breaks the data breaks nothing', async () => {
		expect(
			await addresses(
				"add_filter( 'script_module_data_programs-filter/view', '__return_null', 1 );"
			)
		).toHaveLength( 2 );
	} );
} );
