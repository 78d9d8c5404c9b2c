import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the parts of a listing', () => {
	it( 'without programs: a text that says so, and neither filter nor count', async () => {
		const [ plain = '', own = '' ] =
			await inSandbox< string[] >( 'empty_listings' );
		expect( read( plain ) ).toEqual( {
			pills: [],
			active: undefined,
			visible: [],
			hidden: [],
			count: undefined,
			empty: 'Todavía no hay programas.',
		} );
		expect( read( own ).empty ).toBe( 'Vuelve <pronto> [x]' );
	} );

	it( 'one chosen category is no filter: its pill would show what "all" shows; a filter alone has it, for another grid', async () => {
		const [ both, alone, two ] =
			await inSandbox< string[] >( 'chosen_categories' );
		expect( read( both ?? '' ).pills ).toEqual( [] );
		expect( read( alone ?? '' ).pills ).toEqual( [ 'Todos', 'Arte' ] );
		expect( read( two ?? '' ).pills ).toEqual( [
			'Todos',
			'Arte',
			'Música',
		] );
	} );

	it( 'categories with the same name say what is above them where they stand beside each other', async () => {
		const [ pills, boxes, one ] =
			await inSandbox< string[] >( 'namesakes' );
		const names = [ 'Música (Artes)', 'Música (Cultura)', 'Música' ];
		expect( read( pills ?? '' ).pills ).toEqual(
			expect.arrayContaining( [ 'Todos', 'Artes', 'Cultura', ...names ] )
		);
		expect(
			textsOf( parse( boxes ?? '' ), '.programas-pill__label' )
		).toEqual( expect.arrayContaining( names ) );
		expect( read( one ?? '' ).pills ).toEqual( [
			'Todos',
			'Artes',
			'Música',
		] );
	} );

	it( 'with programs: the text of the empty state is there for the script, and hidden', async () => {
		const html = await inSandbox< string >( 'listing_of_two' );
		expect( read( html ).empty ).toBeUndefined();
		expect( textsOf( parse( html ), '.programas-empty[hidden]' ) ).toEqual(
			[ 'No hay programas en esta categoría.' ]
		);
	} );

	it( 'the count is singular and plural, and brings its patterns', async () => {
		const html = await inSandbox< string[] >( 'counts' );
		expect( html.map( ( one ) => read( one ).count ) ).toEqual( [
			'1 programa',
			'2 programas',
			'1 de 2 programas',
			undefined,
		] );
		const count = parse( html[ 1 ] ?? '' ).querySelector(
			'.programas-count'
		);
		expect( count?.getAttribute( 'data-all' ) ).toBe( '%s programas' );
		expect( count?.getAttribute( 'data-some' ) ).toBe(
			'%1$s de %2$s programas'
		);
	} );

	it( 'numbers are written as the site writes them', async () => {
		const html = await inSandbox< string >( 'own_numbers' );
		expect( read( html ).count ).toBe( 'n.1 de n.2 programas' );
		expect( textsOf( parse( html ), '.programas-pill__count' ) ).toEqual( [
			'n.2',
			'n.1',
			'n.1',
		] );
	} );

	it( 'the script is told how the site groups the digits of a number', async () => {
		const html = await inSandbox< string >( 'own_thousands' );
		expect(
			parse( html ).querySelector( '.programas-count' )
		).toHaveProperty( 'dataset.thousands', '\u00a0' );
		expect(
			parse( await inSandbox( 'listing_of_two' ) ).querySelector(
				'.programas-count'
			)
		).toHaveProperty( 'dataset.thousands', '.' );
	} );

	it( 'pills carry counts when asked for, and the label of "all" that was chosen', async () => {
		const page = parse(
			await inSandbox< string >( 'listing_of_two', {
				showPillCounts: true,
				allLabel: ' Ver <todo> ',
			} )
		);
		expect( textsOf( page, '.programas-pill' ) ).toEqual( [
			'Ver <todo> 2',
			'Arte 1',
			'Música 1',
		] );
		expect( textsOf( page, '.programas-pill__label' )[ 0 ] ).toBe(
			'Ver <todo>'
		);
	} );

	it( 'one program without categories has no filter: there is nothing to choose from', async () => {
		expect(
			read( await inSandbox< string >( 'without_categories' ) )
		).toMatchObject( { pills: [], visible: [ 'A' ] } );
	} );

	it( 'a grid alone shows what the filter before it says, and of the address only what that has a pill for', async () => {
		const html = await inSandbox< string[] >( 'grids_of_filters' );
		const all = [ 'Acuarela', 'Coro', 'Vals' ];
		expect( html.map( ( grid ) => read( grid ).visible ) ).toEqual( [
			[ 'Acuarela' ],
			[ 'Acuarela' ],
			all,
			all,
			[ 'Vals' ],
			[ 'Vals' ],
			all,
		] );
	} );

	it( 'a filter without a target stands for the page’s first grid', async () => {
		const html = await inSandbox< string[] >( 'grids_of_page' );
		expect( html.map( ( grid ) => read( grid ).visible ) ).toEqual( [
			[ 'Acuarela' ],
			[ 'Acuarela', 'Coro' ],
		] );
	} );

	it( 'a grid follows its filter also where another plugin rendered the page for its head before', async () => {
		const grid = await inSandbox< string >( 'grid_after_head' );
		expect( read( grid ).visible ).toEqual( [ 'Acuarela' ] );
	} );

	it( 'where a plugin leaves too few pills for a filter, the address hides nothing', async () => {
		const html = await inSandbox< string >( 'one_pill' );
		expect( read( html ) ).toMatchObject( {
			pills: [],
			visible: [ 'Acuarela', 'Coro' ],
		} );
	} );

	it( 'a filter alone and a grid alone', async () => {
		const [ filter = '', grid = '' ] = await inSandbox< string[] >(
			'one_without_the_other'
		);
		expect( read( filter ) ).toMatchObject( {
			pills: [ 'Todos', 'Arte', 'Música' ],
			active: 'arte',
			visible: [],
			hidden: [],
			count: undefined,
		} );
		expect( filter ).not.toMatch( /programas-grid|programas-empty/ );
		// No pill would bring a hidden card back.
		expect( read( grid ) ).toMatchObject( {
			pills: [],
			visible: [ 'Acuarela', 'Coro' ],
			hidden: [],
			count: '2 programas',
		} );
		expect( grid ).not.toContain( 'programas-filter"' );
	} );

	it( 'without excerpt and categories when they are switched off', async () => {
		const html = await inSandbox< string >( 'without_texts' );
		expect( html ).not.toMatch( /Extracto|programas-card__categor/ );
		expect(
			valuesOf( parse( html ), '.programas-card', 'data-categories' )
		).toEqual( [ 'arte' ] );
	} );
} );
