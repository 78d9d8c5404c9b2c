import { parse, valuesOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const when = ( phase: string, order = 'asc' ) => ( {
	programs_filter_when: phase,
	orderby: 'title',
	order,
} );

const START = 'pfilter_start';

/** [ address of the list, who looks, initials of the programs, the view that is current ] */
const LISTS: [ Record< string, string >, string, string, string ][] = [
	[ { orderby: START, order: 'asc' }, 'editor', 'BIDEAFCH', 'Todo' ],
	[ { orderby: START, order: 'desc' }, 'editor', 'FAEDIBCH', 'Todo' ],
	[ when( 'coming' ), 'editor', 'AF', 'Próximos' ],
	[ when( 'coming', 'desc' ), 'editor', 'FA', 'Próximos' ],
	[ when( 'current' ), 'editor', 'DE', 'En curso' ],
	// Danza is private.
	[ when( 'current' ), 'author', 'E', 'En curso' ],
	[ when( 'past' ), 'editor', 'BI', 'Terminados' ],
	// These are of published programs that are not over, and for authors, too.
	[ when( 'undated' ), 'editor', 'CH', 'Sin fechas' ],
	[ when( 'imageless' ), 'author', 'FH', 'Sin imagen' ],
	[ when( 'closing' ), 'editor', 'A', 'La inscripción acaba pronto' ],
	[ when( 'full' ), 'editor', 'F', 'Plazas agotadas' ],
	[ { ...when( 'undated' ), s: 'huerto' }, 'editor', 'H', 'Sin fechas' ],
	[
		{ ...when( 'undated' ), post_status: 'trash' },
		'editor',
		'',
		'Sin fechas',
	],
	[ when( 'someday' ), 'editor', 'ABCDEFHI', 'Todo' ],
];

describe( 'the list of programs', () => {
	let lists: [ string, Record< string, string > ][];

	beforeAll( async () => {
		lists = await inSandbox( 'lists', LISTS );
	} );

	it( 'sorts by dates and has a view for each phase, of what its reader may see', () => {
		expect(
			lists.map( ( [ initials, views ], at ) => [
				LISTS[ at ]?.[ 0 ],
				LISTS[ at ]?.[ 1 ],
				initials,
				...Object.keys( views ).filter( ( name ) =>
					views[ name ]?.endsWith( '*' )
				),
			] )
		).toEqual( LISTS );
	} );

	it( 'counts the programs of each view, as many as it shows to its reader', () => {
		expect( lists[ 0 ]?.[ 1 ] ).toEqual( {
			Todo: '*',
			Próximos: '2',
			'En curso': '2',
			Terminados: '2',
			'Sin fechas': '2',
			'Sin imagen': '2',
			'La inscripción acaba pronto': '1',
			'Plazas agotadas': '1',
		} );
		expect( lists[ 5 ]?.[ 1 ] ).toMatchObject( { 'En curso': '1*' } );
	} );

	it( 'has its numbers of what needs attention on the dashboard, for those who edit programs', async () => {
		expect( await inSandbox( 'glance', 'editor' ) ).toEqual( [
			[ 'undated', '2 programas sin fechas' ],
			[
				'closing',
				'1 programa cuya inscripción acaba en 7 días o menos',
			],
			[ 'full', '1 programa con las plazas agotadas' ],
		] );
		expect( await inSandbox( 'glance', 'subscriber' ) ).toEqual( [] );
		expect( await inSandbox( 'glance', 'editor', true ) ).toEqual( [] );
	} );

	it( 'has a column for the dates and one for the sign-up', async () => {
		const { columns, date, cells } = await inSandbox< {
			columns: string[];
			date: string;
			cells: string[][];
		} >( 'cells' );
		expect( columns.slice( 2 ).join( ' ' ) ).toBe(
			'title programs_filter_dates programs_filter_signup menu_order date'
		);
		// Of WordPress, called so that it is no date of the program.
		expect( date ).toBe( 'Publicación' );
		expect(
			cells.map( ( row ) =>
				row.map( ( cell ) => parse( cell ).body.textContent )
			)
		).toEqual( [
			[ 'Del 3 al 28 de marzo de 2099', 'Lista de espera' ],
			[ '—Sin fechas', '—Sin inscripción' ],
		] );
	} );
} );

describe( 'quick edit', () => {
	interface Quick {
		form: string;
		inline: string;
		refused: string;
		stored: Record< string, string >;
	}
	const BEFORE = {
		pfilter_start: '2026-03-03T18:00',
		pfilter_place: 'Aula "1"',
		pfilter_free: '1',
	};
	const quick = ( ...args: unknown[] ) =>
		inSandbox< Quick >( 'quick', ...args );

	it( 'has a field for each value of the row, once', async () => {
		const { form, inline } = await quick( {} );
		const values = JSON.parse( parse( inline ).body.textContent ) as Record<
			string,
			string
		>;
		expect( valuesOf( parse( form ), '[name]', 'name' ).sort() ).toEqual(
			Object.keys( values ).sort()
		);
		expect( values ).toMatchObject( {
			'pfilter_facts[start][date]': '2026-03-03',
			'pfilter_facts[start][time]': '18:00',
			'pfilter_facts[end][date]': '',
			'pfilter_facts[free]': '1',
		} );
	} );

	it( 'stores what it has, and leaves the other facts as they are', async () => {
		const { stored, refused } = await quick( {
			start: { date: '2026-03-04', time: '' },
			end: { date: '2026-03-05', time: '20:00' },
			price: '5 €',
			signup_state: 'full',
		} );
		expect( refused ).toBe( '' );
		expect( stored ).toEqual( {
			pfilter_start: '2026-03-04',
			pfilter_end: '2026-03-05T20:00',
			pfilter_place: 'Aula "1"',
			pfilter_price: '5 €',
			pfilter_signup_state: 'full',
		} );
	} );

	it( 'stores nothing while something cannot be used, and says what', async () => {
		const { stored, refused } = await quick( {
			start: { date: '2026-03-04', time: '' },
			end: { date: '2026-03-01', time: '' },
			price: '5 €',
			signup_state: 'maybe',
		} );
		expect( stored ).toEqual( BEFORE );
		for ( const problem of [
			'Termina: El final es anterior al comienzo.',
			'Inscripción: Elige uno de los estados.',
		] ) {
			expect( refused ).toContain( problem );
		}
	} );

	it.each( [
		[ 'with the nonce of another program', 'wrong', 'editor' ],
		[ 'by a user who may not edit the program', 'right', 'author' ],
	] )( 'stores nothing %s', async ( _, nonce, role ) => {
		const { stored } = await quick( { price: '5 €' }, nonce, role );
		expect( stored ).toEqual( BEFORE );
	} );
} );
