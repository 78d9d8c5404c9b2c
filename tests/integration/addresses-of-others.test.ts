import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { onSite, fetchPage, removeContent } = wordpress();

const permalinks = ( structure: string ) => onSite( 'permalinks', structure );

const titleOf = ( html: string ) =>
	parse( html ).querySelector( '.wp-block-post-title' )?.textContent;

afterAll( async () => {
	await removeContent();
	await permalinks( '/%postname%/' );
} );

describe.each( [
	'/%postname%/',
	'/archivo/%post_id%',
	'/index.php/%postname%/',
	'',
] )( 'with the permalinks "%s"', ( structure ) => {
	let contact: string;
	let program: string;
	let plain: string;
	let draft: string;

	beforeAll( async () => {
		await permalinks( structure );
		[ contact = '', program = '', plain = '', draft = '' ] =
			await onSite< string[] >( 'contents' );
	} );
	afterAll( removeContent );

	const withQuery = ( address: string, query: string ) =>
		`${ address }${ address.includes( '?' ) ? '&' : '?' }${ query }`;

	it( 'a page stays itself under an address with the name of a program', async () => {
		for ( const query of [
			'programa=acuarela',
			'programa=x',
			'programa[]=x',
			'pfilter_programa=acuarela',
		] ) {
			const page = await fetchPage( withQuery( contact, query ) );
			expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
				200,
				'Página contacto',
			] );
		}
	} );

	it( 'a form may have a field "programa"', async () => {
		const page = await fetchPage( contact, {
			method: 'POST',
			body: new URLSearchParams( {
				programa: 'acuarela',
				pfilter_programa: 'acuarela',
				nombre: 'Ana',
			} ),
		} );
		expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
			200,
			'Página contacto',
		] );
	} );

	it( 'a program has its page', async () => {
		const page = await fetchPage( program );
		expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
			200,
			'Acuarela',
		] );
		expect( page.html ).toContain( 'Con agua.' );
	} );

	it( 'the plain address of a program leads to its page', async () => {
		const page = await fetchPage( plain );
		const location = page.headers.get( 'Location' ) ?? '';
		expect( [
			page.status,
			location.replace( /^https?:\/\/[^/]+/, '' ),
		] ).toEqual( structure === '' ? [ 200, '' ] : [ 301, program ] );
	} );

	it( "a draft is nobody's to see, and has a preview", async () => {
		expect( ( await fetchPage( draft ) ).status ).toBe( 404 );
		expect( await onSite( 'preview_of_draft' ) ).toEqual( [
			true,
			true,
			'Borrador',
		] );
	} );
} );

describe( 'a page with the slug "programa"', () => {
	beforeAll( async () => {
		await permalinks( '/%postname%/' );
		await onSite( 'family' );
	} );
	afterAll( removeContent );

	it.each( [
		[ '/programa/', 'Programa electoral', 'Uno' ],
		[ '/programa/2/', 'Programa electoral', 'Dos' ],
		[ '/programa/hija/', 'Hija', 'Primera' ],
		[ '/programa/hija/2/', 'Hija', 'Segunda' ],
		[ '/programa/hija/nieta/', 'Nieta', '' ],
		[ '/programa/acuarela/', 'Acuarela', '' ],
		// A draft keeps nothing from anybody.
		[ '/programa/coro/', 'Coro', '' ],
	] )( '%s shows %s', async ( path, title, text ) => {
		const page = await fetchPage( path );
		expect( [ page.status, titleOf( page.html ) ] ).toEqual( [
			200,
			title,
		] );
		expect( page.html ).toContain( text );
	} );

	it( 'has its feeds', async () => {
		for ( const path of [ '/programa/hija/feed/', '/programa/feed/' ] ) {
			const feed = await fetchPage( path );
			expect( feed.status ).toBe( 200 );
			expect( feed.headers.get( 'Content-Type' ) ).toContain( 'xml' );
		}
	} );

	it( 'what neither has is not found', async () => {
		expect( ( await fetchPage( '/programa/nada/' ) ).status ).toBe( 404 );
		expect( ( await fetchPage( '/programa/hija/nada/' ) ).status ).toBe(
			404
		);
	} );
} );
