import { read } from './listing.ts';
import { siteWith } from './release-of-others.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox, onSite } = wordpress();

// A site starts.
jest.setTimeout( 180_000 );

interface Lists {
	block: string[];
	controls: Record<
		string,
		{
			label: string;
			type: string;
			condition?: Record< string, string >;
			options?: Record< string, string >;
		}
	>;
	sections: string[];
	enums: Record< string, string[] >;
	styles: Record< string, string >;
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

test( 'the panel asks once by what visitors can filter, for all its controls', async () => {
	const { asked, controls } = await inSandbox<
		{ asked: number } & Pick< Lists, 'controls' >
	>( 'asked_for_controls' );

	expect( asked ).toBe( 1 );
	// Without a taxonomy of its own the site has one criterion of each kind.
	expect( controls.filterControl?.condition ).toMatchObject( {
		filters: 'cuando',
	} );
	expect( controls.multiple?.condition ).toMatchObject( {
		filters: 'categoria',
	} );
} );

test( 'what can be chosen is what the block’s schema allows', async () => {
	const { controls, enums, styles } = await inSandbox< Lists >( 'lists' );
	const choices = ( name: string ) =>
		Object.keys( controls[ name ]?.options ?? {} ).sort();
	// Those of WordPress's own controls are Elementor's, too.
	const { order = [], orderBy = [], align, ...others } = enums;
	expect( align ).toContain( 'wide' );

	expect( Object.keys( others ) ).toContain( 'when' );
	for ( const [ name, values ] of Object.entries( others ) ) {
		expect( [ name, choices( name ) ] ).toEqual( [
			name,
			[ ...values ].sort(),
		] );
	}
	expect( choices( 'orderBy' ) ).toEqual(
		orderBy
			.flatMap( ( by ) => order.map( ( to ) => `${ by }/${ to }` ) )
			.sort()
	);
	expect( styles ).toEqual( {
		'': 'Tarjetas',
		plain: 'Sin marco',
		rows: 'Filas',
	} );
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

test( 'the preview of its editor loads our modules last, and nobody else’s', async () => {
	const html = await inSandbox< string >( 'modules_of_preview' );
	const scripts = html.match( /<script[^>]*>/g ) ?? [];
	const ours = scripts.filter( ( tag ) => tag.includes( '/build/view/' ) );

	expect( ours ).toHaveLength( 2 );
	for ( const tag of ours ) {
		expect( tag ).toContain( 'type="programs-filter/later"' );
		expect( tag ).toMatch( / data-src="[^"]+\.js\?ver=/ );
		expect( tag ).not.toMatch( / src=/ );
	}
	expect( scripts ).toContainEqual(
		expect.stringMatching(
			/type="module"[^>]* src="[^"]*\/theirs\.js|src="[^"]*\/theirs\.js[^>]* type="module"/
		)
	);
	expect( html ).toMatch(
		/addEventListener\('load',[^<]*script\[type="programs-filter\/later"\][^<]*<\/script>\s*$/
	);
} );

test( 'what can be filtered by decides which controls of the filters are shown', async () => {
	const { controls } = await inSandbox< Lists >( 'lists' );

	expect( controls.filterControl?.condition ).toEqual( {
		showFilter: 'yes',
		filters: 'cuando',
	} );
	expect( controls.multiple?.condition ).toEqual( {
		showFilter: 'yes',
		filters: 'categoria',
	} );
	expect( controls.target?.condition ).toEqual( {
		showFilter: 'yes',
		showGrid: '',
	} );
	// Nothing to say where another block shows the cards; and there is no pill of "all" among boxes to tick.
	expect( controls.limit?.condition ).toEqual( { showGrid: 'yes' } );
	expect( controls.allLabel?.condition ).toEqual( {
		showFilter: 'yes',
		multiple: '',
	} );
	expect( controls.filters?.condition ).toBeUndefined();
	for ( const name of [ 'categories', 'filters', 'facts' ] ) {
		expect( controls[ name ]?.type ).toBe( 'programas-choice' );
	}
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

	test( 'cards for a filter elsewhere say what it filters by, and whether several can be chosen', async () => {
		const { html, content } = await elementor.run< {
			html: string;
			content: string;
		} >( 'cards_alone' );
		expect( html ).toMatch( /<li[^>]* data-gratis=/ );
		expect( content ).toContain( 'filtros="categoria,gratis"' );
		expect( content ).toContain( 'varios="si"' );
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
