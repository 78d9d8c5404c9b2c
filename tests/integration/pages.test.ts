import { parse, read, valuesOf } from './listing.ts';
import { type Page, wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent } = wordpress();

/** The listing in a page. */
const listingOf = ( html = '' ) =>
	parse( html ).querySelector( '.programas' )?.outerHTML;

describe( 'pages as visitors get them', () => {
	const pages: Record< string, Page > = {};
	const ADDRESSES = {
		block: '/con-bloque/?categoria=arte&orden=1&q=[prueba]',
		shortcode: '/con-codigo/?categoria=arte&orden=1&q=[prueba]',
		twice: '/con-bloque/?categoria=arte&orden=1&q=[prueba]',
		two: '/dos/',
		byHand: '/a-mano/',
		plain: '/sin-nada/',
	};

	beforeAll( async () => {
		await onSite( 'contents' );
		for ( const [ name, address ] of Object.entries( ADDRESSES ) ) {
			pages[ name ] = await fetchPage( address );
		}
	} );
	afterAll( removeContent );

	it( 'block and shortcode are the same, byte for byte, and so are two visits', () => {
		const listing = listingOf( pages.block?.html );
		expect( listing ).toContain( 'programas-card' );
		expect( listing ).toBe(
			listingOf( pages.shortcode?.html )?.replaceAll(
				'/con-codigo/',
				'/con-bloque/'
			)
		);
		expect( pages.twice?.html ).toBe( pages.block?.html );
	} );

	it( 'a shortcode in a title, an excerpt, the name of a category or the address is text', () => {
		const html = pages.block?.html ?? '';
		expect( parse( html ).querySelectorAll( '.programas' ) ).toHaveLength(
			1
		);
		expect( read( html ).pills ).toEqual( [
			'“Todo” — [programas]',
			'Arte & “música” — 3×4 [caption]',
			'Música',
		] );
		expect( read( html ).visible[ 0 ] ).toContain(
			'Acuarela “fina” — [programas] 3×4'
		);
	} );

	it( 'nothing is about the visitor: no cookie, no nonce', () => {
		for ( const name of [ 'block', 'shortcode', 'two' ] ) {
			expect( pages[ name ]?.status ).toBe( 200 );
			expect( pages[ name ]?.headers.getSetCookie() ).toEqual( [] );
			expect( listingOf( pages[ name ]?.html ) ).not.toMatch( /nonce/i );
			expect( pages[ name ]?.html ).not.toMatch( /_wpnonce|X-WP-Nonce/ );
		}
	} );

	it( 'several listings have ids of their own', () => {
		const page = parse( pages.two?.html ?? '' );
		const ids = valuesOf( page, '[id]', 'id' );
		expect( page.querySelectorAll( '.programas-grid' ) ).toHaveLength( 3 );
		expect( new Set( ids ).size ).toBe( ids.length );
		expect( valuesOf( page, '.programas-filter__form', 'action' ) ).toEqual(
			[ '/dos/#programas-1', '/dos/#programas-3' ]
		);
		expect( valuesOf( page, '.programas-grid', 'id' ) ).toEqual( [
			'programas-1',
			'programas-3',
			'programas-2',
		] );
	} );

	const assetsOf = ( html = '' ) => {
		const page = parse( html );
		const map =
			page.querySelector( 'script[type="importmap"]' )?.textContent ??
			'{}';
		return {
			style: /listing\/block\/style-index\.css|wp-block-programs-filter-programas-inline-css|programs-filter-programas-style/.test(
				html
			),
			module: [
				...page.querySelectorAll(
					'script[src*="programs-filter/build/listing/view"]'
				),
			].map( ( script ) => script.getAttribute( 'type' ) ),
			imported: Object.keys(
				( JSON.parse( map ) as { imports?: object } ).imports ?? {}
			).filter( ( name ) => name.startsWith( 'programs-filter' ) ),
		};
	};

	it( 'a page with a listing has style, module and import map, and neither jQuery nor React before it is needed; a page without one has none of them', () => {
		for ( const name of [ 'block', 'shortcode', 'two', 'byHand' ] ) {
			expect( { name, ...assetsOf( pages[ name ]?.html ) } ).toEqual( {
				name,
				style: true,
				// A module does not block rendering.
				module: [ 'module' ],
				imported: [ 'programs-filter/reveal' ],
			} );
		}
		const page = parse( pages.block?.html ?? '' );
		expect(
			[
				...valuesOf( page, 'script[src]', 'src' ),
				...valuesOf( page, 'link[href]', 'href' ),
			].join()
		).not.toMatch( /\/(react|jquery)/ );
		expect( assetsOf( pages.plain?.html ) ).toEqual( {
			style: false,
			module: [],
			imported: [],
		} );
		expect( pages.plain?.html ).not.toContain( 'plugins/programs-filter' );
	} );
} );
