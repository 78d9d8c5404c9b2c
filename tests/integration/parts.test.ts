import { parse, read, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'the parts of a listing', () => {
	let two: Record< string, string >;

	beforeAll( async () => {
		two = await inSandbox( 'of_two' );
	} );

	const of = ( name: string ) => read( two[ name ] ?? '' );
	const root = ( name: string ) => parse( two[ name ] ?? '' );

	it( 'without programs: a text that says so, and neither filter nor count; without categories no filter; no text that is switched off', async () => {
		const [ plain = '', own = '', one = '', texts = '' ] =
			await inSandbox< string[] >( 'first_ones' );
		expect( read( plain ) ).toEqual( {
			pills: [],
			active: undefined,
			visible: [],
			hidden: [],
			count: undefined,
			empty: 'Todavía no hay programas.',
		} );
		expect( read( own ).empty ).toBe( 'Vuelve <pronto> [x]' );
		expect( read( one ) ).toMatchObject( {
			pills: [],
			visible: [ 'A' ],
			count: '1 programa',
		} );
		expect( one ).toContain( 'Extracto' );
		expect( texts ).not.toMatch( /Extracto|programas-card__categor/ );
		expect(
			valuesOf( parse( texts ), '.programas-card', 'data-categories' )
		).toEqual( [ 'arte' ] );
	} );

	it( 'with programs: the text of the empty state is there for the script, and hidden', () => {
		expect( of( 'plain' ).empty ).toBeUndefined();
		expect(
			textsOf( root( 'plain' ), '.programas-empty[hidden]' )
		).toEqual( [ 'No hay programas en esta categoría.' ] );
	} );

	it( 'one chosen category is no filter: its pill would show what "all" shows; a filter alone has it, for another grid', () => {
		expect( of( 'one chosen' ).pills ).toEqual( [] );
		expect( of( 'filter of chosen' ).pills ).toEqual( [ 'Todos', 'Arte' ] );
		expect( of( 'plain' ).pills ).toEqual( [ 'Todos', 'Arte', 'Música' ] );
	} );

	it( 'the count is singular and plural, and brings its patterns; numbers are written as the site writes them', () => {
		expect(
			[ 'limited', 'plain', 'filtered', 'no count', 'own numbers' ].map(
				( name ) => of( name ).count
			)
		).toEqual( [
			'1 programa',
			'2 programas',
			'1 de 2 programas',
			undefined,
			'n.1 de n.2 programas',
		] );
		expect(
			root( 'plain' ).querySelector( '.programas-count' )
		).toHaveProperty(
			'dataset',
			expect.objectContaining( {
				all: '%s programas',
				some: '%1$s de %2$s programas',
				thousands: '.',
			} )
		);
		expect(
			root( 'own thousands' ).querySelector( '.programas-count' )
		).toHaveProperty( 'dataset.thousands', '\u00a0' );
		expect(
			textsOf( root( 'own numbers' ), '.programas-pill__count' )
		).toEqual( [ 'n.2', 'n.1', 'n.1' ] );
	} );

	it( 'pills carry counts when asked for, and the label of "all" that was chosen', () => {
		expect( textsOf( root( 'counts' ), '.programas-pill' ) ).toEqual( [
			'Ver <todo> 2',
			'Arte 1',
			'Música 1',
		] );
		expect( of( 'counts' ).pills[ 0 ] ).toBe( 'Ver <todo>' );
	} );

	it( 'categories with the same name say what is above them where they stand beside each other', async () => {
		const [ pills = '', boxes = '', one = '' ] =
			await inSandbox< string[] >( 'namesakes' );
		const names = [ 'Música (Artes)', 'Música (Cultura)', 'Música' ];
		for ( const html of [ pills, boxes ] ) {
			expect( read( html ).pills ).toEqual(
				expect.arrayContaining( [ 'Artes', 'Cultura', ...names ] )
			);
		}
		expect( read( one ).pills ).toEqual( [ 'Todos', 'Artes', 'Música' ] );
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

	it( 'a filter without a target stands for the page’s first grid, also where another plugin rendered the page for its head before', () => {
		expect( of( 'first grid' ).visible ).toEqual( [ 'Acuarela' ] );
		expect( of( 'second grid' ).visible ).toEqual( [ 'Acuarela', 'Coro' ] );
		expect( of( 'grid after the head' ).visible ).toEqual( [ 'Acuarela' ] );
	} );

	it( 'a filter alone has no cards, and a grid alone that it does not stand for no filter: no pill would bring a hidden card back', () => {
		expect( of( 'filter alone' ) ).toMatchObject( {
			pills: [ 'Todos', 'Arte', 'Música' ],
			active: 'arte',
			visible: [],
			hidden: [],
			count: undefined,
		} );
		expect( two[ 'filter alone' ] ).not.toMatch(
			/programas-grid|programas-empty/
		);
		for ( const name of [ 'grid alone', 'one pill' ] ) {
			expect( of( name ) ).toMatchObject( {
				pills: [],
				visible: [ 'Acuarela', 'Coro' ],
				hidden: [],
				count: '2 programas',
			} );
			expect( two[ name ] ).not.toContain( 'programas-filter"' );
		}
	} );

	it( 'a loop in the parents of categories ends: every pill once, every program of the loop in each of them', async () => {
		const [ all = '', chosen = '' ] =
			await inSandbox< string[] >( 'loop_of_categories' );
		expect( read( all ).pills.sort() ).toEqual(
			'A,B,C,D,Todos'.split( ',' )
		);
		expect(
			valuesOf( parse( all ), '.programas-card', 'data-categories' )
		).toContain( 'c b a' );
		expect( read( chosen ).visible ).toEqual( [ 'Uno' ] );
	} );

	it( 'attributes that cannot be used are the defaults', async () => {
		const [ plain, wrong ] =
			await inSandbox< string[] >( 'wrong_attributes' );
		expect( wrong ).toBe( plain );
	} );
} );

/** [ chosen, programs, pills; one that all of them have is nothing to choose from ] */
const CASES: [ string[], string, string ][] = [
	[ [ 'arte' ], 'Acuarela Óleo', '' ],
	[ [ 'musica', 'arte' ], 'Acuarela Coro Óleo', 'Todos Música Arte' ],
	[ [ 'pintura', 'arte' ], 'Acuarela Óleo', 'Todos Pintura Arte' ],
	[ [ 'pintura' ], 'Óleo', '' ],
	[ [ 'vacia', 'musica' ], 'Coro', '' ],
	[ [ 'no-existe' ], '', '' ],
	[ [ 'no-existe', 'musica' ], 'Coro', '' ],
	[ [ 'Música' ], 'Coro', '' ],
	[ [], 'Acuarela Coro Suelto Óleo', 'Todos Arte Pintura Música' ],
];

it( 'chosen categories show their programs, with those of their descendants, and their pills in the order chosen', async () => {
	const html = await inSandbox< string[] >(
		'of_chosen',
		CASES.map( ( [ slugs ] ) => slugs ),
		[ 'musica', 'no-existe', 'pintura' ]
	);
	const [ others, ...shown ] = html.reverse().map( ( one ) => {
		const { visible, pills } = read( one );
		return [ [ ...visible ].sort().join( ' ' ), pills.join( ' ' ) ];
	} );
	expect(
		shown.reverse().map( ( one, at ) => [ CASES[ at ]?.[ 0 ], ...one ] )
	).toEqual( CASES );
	// With all others after them.
	expect( others ).toEqual( [
		'Acuarela Coro Suelto Óleo',
		'Todos Música Pintura Arte',
	] );
} );
