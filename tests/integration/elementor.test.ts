import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

// A site starts.
jest.setTimeout( 180_000 );

interface Lists {
	block: string[];
	controls: Record< string, { label: string; type: string } >;
	sections: string[];
}

interface Read {
	attributes: Record< string, unknown >;
	written: Record< string, unknown >;
	shortcode: string;
}

test( 'without Elementor nothing of its module is loaded', async () => {
	expect( await onSite( 'loaded' ) ).toEqual( [] );
} );

test( 'the widget has a control for each attribute of the block, in one place', async () => {
	const { block, controls, sections } = await inSandbox< Lists >( 'lists' );
	// The order is part of what it is ordered by.
	const own = block.filter(
		( name ) =>
			! [
				'order',
				'lock',
				'metadata',
				'style',
				'className',
				'align',
			].includes( name ) &&
			! /^(background|text|border)Color$|^gradient$|^font(Size|Family)$/.test(
				name
			)
	);

	expect( own ).toContain( 'activePillText' );
	expect( Object.keys( controls ).sort() ).toEqual( own.sort() );
	expect( [ ...sections ].sort() ).toEqual( own.sort() );
} );

test( 'what is chosen in the panel becomes attributes, and the shortcode of the same listing', async () => {
	const { attributes, written } = await inSandbox< Read >( 'read', {
		categories: [ 'musica', 'arte' ],
		limit: 6,
		orderBy: 'title/desc',
		showFilter: 'yes',
		showImage: '',
		allLabel: 'Todo "[y] más" <b>',
		gap: { unit: 'rem', size: 2 },
		cardText: '#123456',
		style: 'rows',
	} );

	expect( attributes ).toEqual( {
		categories: [ 'musica', 'arte' ],
		limit: 6,
		orderBy: 'title',
		order: 'desc',
		showImage: false,
		allLabel: 'Todo "[y] más" <b>',
		gap: '2rem',
		cardText: '#123456',
		className: 'is-style-rows',
	} );
	expect( written ).toEqual( attributes );
} );

test( 'what does not fit the block’s schema is left out', async () => {
	const { attributes, shortcode } = await inSandbox< Read >( 'read', {
		minCardWidth: 5,
		limit: 'muchos',
		when: 'nunca',
		gap: { unit: 'px;}', size: '1' },
		cardText: 'red;}</style>',
		categories: 'arte',
		style: 'otro',
	} );

	// PHP has one kind of empty array.
	expect( attributes ).toEqual( [] );
	expect( shortcode ).toBe( '[programas]' );
} );

const elementor = siteWith( 'elementor', 'elementor.php' );

elementor.describe( 'with Elementor', () => {
	let pages: unknown;

	beforeAll( async () => {
		await elementor.start();
		await elementor.run( 'activate' );
		pages = await elementor.run(
			'pages',
			{
				showPillCounts: 'yes',
				orderBy: 'title/asc',
				cardText: '#123456',
			},
			{ showPillCounts: true, orderBy: 'title' }
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
		expect( pages ).toEqual( {
			saved: true,
			widget: true,
			tag: true,
			content:
				'[programas orden="title" contar_categorias="si" texto_tarjeta="#123456"]',
			announced: true,
		} );
	} );

	test( 'the widget prints what the block prints', async () => {
		const listing = await listingOf( '/con-elementor/' );

		expect( listing ).toContain( 'data-category="arte"' );
		expect( listing ).toBe( await listingOf( '/con-bloque/' ) );
	} );

	test( 'a style control sets the custom property of the listing, in the style that Elementor writes', async () => {
		const { html } = await elementor.get( '/con-elementor/' );
		const [ , address = '' ] =
			/href='([^']*\/elementor\/css\/post-\d+\.css[^']*)'/.exec( html ) ??
			[];

		expect(
			await ( await fetch( address.replaceAll( '&#038;', '&' ) ) ).text()
		).toMatch(
			/\.elementor-element-def5678 \.programas\s*\{\s*--programas-card-text:\s*#123456;/
		);
	} );

	test( 'its page has the style in its head, the script, and the category of the address, also at the second visit', async () => {
		for ( const visit of [ 1, 2 ] ) {
			const { html } = await elementor.get(
				`/con-elementor/?categoria=musica&v=${ visit }`
			);
			const [ head = '' ] = html.split( '</head>' );
			expect( head ).toContain( 'blocks/programas/style-index' );
			expect( html ).toContain( 'build/view/index.js' );
			expect( read( html ).visible ).toEqual( [ 'Coro' ] );
		}
	} );
} );
