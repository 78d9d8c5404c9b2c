import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

const { onSite } = wordpress();

jest.setTimeout( 180_000 );

test( 'without Elementor nothing of its module is loaded', async () => {
	expect( await onSite( 'loaded' ) ).toEqual( [] );
} );

const elementor = siteWith( 'elementor', 'elementor.php' );

elementor.describe( 'with Elementor', () => {
	let pages: { kept: string };

	beforeAll( async () => {
		await elementor.start();
		await elementor.run( 'activate' );
		pages = await elementor.run(
			'pages',
			{
				showCounts: '',
				orderBy: 'title',
			},
			{ showCounts: false, orderBy: 'title' }
		);
	} );
	afterAll( () => elementor.stop() );

	const listingOf = async ( path: string ): Promise< string > => {
		const { html } = await elementor.get( path );
		const [ listing = '' ] =
			/<div[^>]* class="programas [\s\S]*?<\/ul>/.exec( html ) ?? [];
		// Blocks of a page count their ids.
		return listing
			.replace( /programas-\d+/g, 'programas-N' )
			.replaceAll( path, '/' );
	};

	test( 'its page is saved with the widget, has the shortcode as its content, and is found as a page with a listing', () => {
		expect( pages ).toMatchObject( {
			saved: true,
			widget: true,
			tag: true,
			content: '[programas orden="title" contar="no"]',
			announced: true,
		} );
		expect( pages.kept.match( /\[programas[^\]]*\]/g ) ).toEqual( [
			'[programas]',
			'[programas columnas="3"]',
			'[programas cantidad="2"]',
		] );
		expect( pages.kept ).not.toContain( 'Coro' );
	} );

	test( 'the widget prints what the block prints', async () => {
		const listing = await listingOf( '/con-elementor/' );

		expect( listing ).toContain( 'data-category="arte"' );
		expect( listing ).toBe( await listingOf( '/con-bloque/' ) );
	} );

	test( 'cards for a filter elsewhere say what it filters by, and whether several can be chosen', async () => {
		const { html, content } = await elementor.run< {
			html: string;
			content: string;
		} >( 'cards_alone' );
		expect( html ).toMatch( /<li[^>]* data-gratis=/ );
		expect( content ).toContain( 'filtros="categoria,gratis"' );
		expect( content ).toContain( 'varios="si"' );
	} );

	test( 'two widgets, ours or with the shortcode, have different ids in its canvas, where each is rendered by a request of its own', async () => {
		const widgets = [ 'programs-filter-programas', 'text-editor' ];
		const ids = await Promise.all(
			[ ...widgets, ...widgets ].map( ( type, index ) =>
				elementor.run< string[] >(
					'ids_in_canvas',
					`abc000${ index }`,
					type
				)
			)
		);
		expect( ids.map( ( of ) => of.length ) ).toEqual( [ 3, 3, 3, 3 ] );
		expect( new Set( ids.flat() ).size ).toBe( ids.flat().length );
	} );

	test( 'in its canvas the widget shows the language of the page that is edited', async () => {
		expect( await elementor.run( 'languages_in_canvas' ) ).toEqual( [
			'en',
			'all',
		] );
	} );

	test( 'a fact in its text widget is text: no shortcode in it runs, and no markup', async () => {
		const html = await elementor.run< string >(
			'fact_in_text',
			'Lunes [programas] a las 5 < 6'
		);
		expect( html ).toContain(
			'Lunes &#091;programas&#093; a las 5 &lt; 6'
		);
		expect( html ).not.toContain( 'programas-grid' );
	} );

	test( 'its page has the style in its head, the script, and the category of the address, also at the second visit', async () => {
		for ( const visit of [ 1, 2 ] ) {
			const { html } = await elementor.get(
				`/con-elementor/?categoria=musica&v=${ visit }`
			);
			const [ head = '' ] = html.split( '</head>' );
			expect( head ).toContain( 'listing/block/style-index' );
			expect( html ).toContain( 'build/listing/view/index.js' );
			expect( read( html ).visible ).toEqual( [ 'Coro' ] );
		}
	} );

	test( 'a shortcode in its accordion follows the address at each visit, and shows a program that is private by now no more', async () => {
		const visible = async ( query: string ) =>
			new Set(
				read( ( await elementor.get( `/guardada/${ query }` ) ).html )
					.visible
			);
		expect( await visible( '?categoria=musica' ) ).toEqual(
			new Set( [ 'Coro' ] )
		);
		expect( ( await visible( '?v=2' ) ).size ).toBeGreaterThan( 1 );
		expect( await visible( '?categoria=arte' ) ).not.toContain( 'Coro' );
		await elementor.run( 'make_private' );
		const { html } = await elementor.get( '/guardada/?v=4' );
		expect( html ).toContain( 'programas-grid' );
		expect( html ).not.toContain( 'Coro' );
	} );
} );
