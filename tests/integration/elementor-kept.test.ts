/**
 * What Elementor keeps of a page: HTML for the next visit, text as its content, and its style.
 */
import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';

// A site starts.
jest.setTimeout( 180_000 );

const elementor = siteWith( 'elementor', 'elementor.php' );

elementor.describe( 'beside Elementor', () => {
	let content: string;

	beforeAll( async () => {
		await elementor.start();
		await elementor.run( 'activate' );
		content = await elementor.run< string >( 'page' );
	} );
	afterAll( () => elementor.stop() );

	test( 'a shortcode in its accordion follows the address at each visit', async () => {
		const visible = async ( query: string ) =>
			new Set(
				read( ( await elementor.get( `/guardada/${ query }` ) ).html )
					.visible
			);
		expect( await visible( '?categoria=musica' ) ).toEqual(
			new Set( [ 'Coro' ] )
		);
		expect( ( await visible( '?v=2' ) ).size ).toBeGreaterThan( 1 );
		expect( ( await visible( '?categoria=arte' ) ).has( 'Coro' ) ).toBe(
			false
		);
	} );

	test( 'a shortcode in its accordion shows a program that is private by now no more', async () => {
		const { html: before } = await elementor.get( '/guardada/?v=3' );
		expect( before ).toContain( 'Coro' );
		await elementor.run( 'make_private', 'Coro' );
		const { html: after } = await elementor.get( '/guardada/?v=4' );
		expect( after ).toContain( 'programas-grid' );
		expect( after ).not.toContain( 'Coro' );
	} );

	test( 'the content of a page with listings inside of other widgets is their shortcodes, without a card', () => {
		expect( content.match( /\[programas[^\]]*\]/g ) ).toEqual( [
			'[programas]',
			'[programas fondo_tarjeta="#101040"]',
			'[programas texto_tarjeta="#ffcc00" fondo_tarjeta="#101040"]',
			'[programas cantidad="2"]',
		] );
		expect( content ).not.toContain( 'Coro' );
	} );

	test( 'a ground that is chosen alone gives its text a color that can be read, which gives way to a chosen one', async () => {
		const { html } = await elementor.get( '/guardada/?v=5' );
		const [ , address = '' ] =
			/href='([^']*\/elementor\/css\/post-\d+\.css[^']*)'/.exec( html ) ??
			[];
		const css = await (
			await fetch( address.replaceAll( '&#038;', '&' ) )
		).text();
		const of = ( id: string ) =>
			new RegExp(
				`elementor-element-${ id } \\.programas\\s*\\{([^}]*)\\}`
			).exec( css )?.[ 1 ];

		expect( of( 'aaa0003' ) ).toContain(
			'--programas-card-text:oklch(from #101040 clamp(0, (0.62 - l) * 1000, 1) 0 0)'
		);
		expect( of( 'aaa0004' ) ).toMatch( /--programas-card-text:\s*#ffcc00/ );
		expect( of( 'aaa0004' ) ).not.toContain( 'oklch' );
	} );
} );
