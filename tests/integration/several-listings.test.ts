import { parse, textsOf, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The titles that each grid of a page shows. */
const shown = ( html: string ): string[][] =>
	[ ...parse( html ).querySelectorAll( '.programas-grid' ) ].map( ( grid ) =>
		textsOf( grid, ':scope > :not([hidden]) .programas-card__title' )
	);

const SEARCH = { filters: [ 'buscar' ], when: 'all' };
const GRID = {
	anchor: 'lista',
	showFilter: false,
	filters: [ 'categoria', 'buscar', 'orden', 'cuando' ],
	when: 'current-and-coming',
};
const FILTER = {
	showGrid: false,
	target: '#lista',
	filters: [ 'categoria', 'buscar', 'orden', 'cuando' ],
};

describe( 'two lists with a search each', () => {
	const LISTS = [
		{ ...SEARCH, perPage: 1 },
		{ ...SEARCH, filters: [ 'buscar', 'categoria' ], perPage: 1 },
	];

	it.each( [ false, true ] )(
		'have parameters of their own, also where another plugin rendered them before: %s',
		async ( twice ) => {
			const html = await inSandbox< string[] >(
				'page',
				LISTS,
				[
					'buscar=coro',
					'buscar-2=coro',
					'buscar=coro&buscar-2=acuarela',
					'categoria=danza',
					'mostrar-2=2',
				],
				twice
			);
			expect( html.map( shown ) ).toEqual( [
				[ [ 'Coro' ], [ 'Acuarela' ] ],
				[ [ 'Acuarela' ], [ 'Coro' ] ],
				[ [ 'Coro' ], [ 'Acuarela' ] ],
				[ [ 'Acuarela' ], [ 'Banda' ] ],
				[ [ 'Acuarela' ], [ 'Acuarela', 'Coro' ] ],
			] );
		}
	);

	it( 'leave each other alone without script: the form and the links of one keep what the other asks for', async () => {
		const [ html = '' ] = await inSandbox< string[] >( 'page', LISTS, [
			'buscar=coro&buscar-2=acuarela&mostrar=2&categoria=arte&gclid=1',
		] );
		const page = parse( html );
		expect( valuesOf( page, 'input[type=search]', 'name' ) ).toEqual( [
			'buscar',
			'buscar-2',
		] );
		const [ first, second ] = [
			...page.querySelectorAll( '.programas' ),
		] as [ Element, Element ];
		expect( valuesOf( first, 'input[type=hidden]', 'name' ) ).toEqual( [
			'buscar-2',
			'categoria',
		] );
		expect( valuesOf( second, 'input[type=hidden]', 'name' ) ).toEqual( [
			'buscar',
			'mostrar',
		] );
		expect( valuesOf( second, '.programas-chip', 'href' ) ).toEqual( [
			'?buscar=coro&mostrar=2&categoria=arte#programas-2',
		] );
	} );
} );

it( 'all filters of one grid have the same parameters: its own, and those in other blocks', async () => {
	const [ html = '' ] = await inSandbox< string[] >(
		'page',
		[
			{ showGrid: false, target: '#lista', filters: [ 'buscar' ] },
			{ ...SEARCH, anchor: 'lista' },
			SEARCH,
			{ showGrid: false, filters: [ 'buscar' ] },
		],
		[ '' ]
	);
	expect( valuesOf( parse( html ), 'input[type=search]', 'name' ) ).toEqual( [
		'buscar',
		'buscar',
		'buscar-2',
		'buscar',
	] );
} );

it( 'a filter in a block after its cards applies on the server as one before them does', async () => {
	const queries = [
		'',
		'categoria=musica',
		'buscar=acuarela',
		'orden=nombre&cuando=terminados',
		'orden=nombre',
	];
	const both = await Promise.all( [
		inSandbox< string[] >( 'page_of_post', [ GRID, FILTER ], queries ),
		inSandbox< string[] >( 'page_of_post', [ FILTER, GRID ], queries ),
	] );
	for ( const html of both ) {
		expect( html.map( ( one ) => shown( one )[ 0 ] ) ).toEqual( [
			[ 'Acuarela', 'Coro' ],
			[ 'Coro' ],
			[ 'Acuarela' ],
			[ 'Banda' ],
			[ 'Acuarela', 'Coro' ],
		] );
	}
} );
