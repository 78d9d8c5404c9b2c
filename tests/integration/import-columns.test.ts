/**
 * What columns of a sheet hold: their days and hours, values that are not what their name says, and what is asked and remembered.
 */
import type { Result } from './import/result.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

type Found = Result & {
	programs: Record< string, Record< string, unknown > >;
};
const onSiteWith = ( ...args: [ unknown[], string, string? ] ) =>
	inSandbox< Found >(
		'ProgramsFilter\\Tests\\Import_Rows\\on_site_with',
		...args
	);
const THERE = [
	[ 'Yoga', { meta_input: { pfilter_start: '2025-03-03' } } ],
	[ 'Coro', {} ],
];

describe( 'days and hours', () => {
	const facts = async ( csv: string ) => {
		const { programs, problems } = await onSiteWith( [], csv );
		return [
			...Object.values( programs ).map( ( { start, end, schedule } ) =>
				[ start, end, schedule ]
					.map( ( one ) => ( one as string | undefined ) ?? '' )
					.join( ' | ' )
			),
			...problems.filter( Boolean ),
		];
	};

	it( 'of columns of their own are joined; hours after midnight are those of the next day, and words a schedule', async () => {
		expect(
			await facts(
				'Título;Fecha;Hora\nA;3/3/2026;18:00\nB;3/3/2026;de 17:00 a 18:30\nC;3/3/2026;\nD;3/3/2026;Consultar\nE;del 3 al 5 de marzo de 2026;10 h\nF;3/3/2026;22:00-01:00\nG;;10:00\nH;3/3/2026;–\nI;2026-03-03 00:00:00;18:00\nJ;3/3/2026;9.00\n'
			)
		).toEqual( [
			'2026-03-03T18:00 | 2026-03-03 | ',
			'2026-03-03T17:00 | 2026-03-03T18:30 | ',
			'2026-03-03 | 2026-03-03 | ',
			'2026-03-03 | 2026-03-03 | Consultar',
			'2026-03-03 | 2026-03-05 | 10 h',
			'2026-03-03T22:00 | 2026-03-04T01:00 | ',
			' |  | 10:00',
			'2026-03-03 | 2026-03-03 | ',
			'2026-03-03T18:00 | 2026-03-03 | ',
			'2026-03-03T09:00 | 2026-03-03 | ',
		] );
		expect(
			await facts(
				'Título;Fecha de inicio;Fecha de fin;Hora inicio;Hora fin\nA;3/3/2026;5/3/2026;18:00;20:00\nB;3/3/2026;;22:00;24:00\nC;3/3/2026;3/3/2026;22:00;1:00\n'
			)
		).toEqual( [
			'2026-03-03T18:00 | 2026-03-05T20:00 | ',
			'2026-03-03T22:00 | 2026-03-04T00:00 | ',
			'2026-03-03T22:00 | 2026-03-04T01:00 | ',
		] );
		// "From" and "to" are hours here.
		expect(
			await facts( 'Nombre;Día;Desde;Hasta\nA;3/3/2026;13:00;14:30\n' )
		).toEqual( [ '2026-03-03T13:00 | 2026-03-03T14:30 | ' ] );
	} );

	it( 'at midnight, or to the last minute, are whole days', async () => {
		expect(
			await facts(
				'Título;Comienza;Termina\nA;25/11/2026 0:00:00;26/11/2026 0:00:00\nB;25/11/2026 00:00;25/11/2026 23:59\nC;25/11/2026 0:00:00;\nD;25/11/2026 18:00;26/11/2026 0:00\nE;2026-11-25 00:00;\n'
			)
		).toEqual( [
			'2026-11-25 | 2026-11-26 | ',
			'2026-11-25 | 2026-11-25 | ',
			'2026-11-25 |  | ',
			'2026-11-25T18:00 | 2026-11-26T00:00 | ',
			// As an export has it.
			'2026-11-25T00:00 |  | ',
		] );
	} );

	it( 'that are not known yet, or cannot be read, leave no row out; the program of the latter is a draft', async () => {
		const { programs, problems } = await onSiteWith(
			[],
			'Título;Comienza\nA;TBD\nB;–\nC;Por definir\nD;#¡REF!\nE;primavera\n',
			'publish'
		);
		expect( problems ).toEqual( [
			...Array< string >( 3 ).fill( 'Comienza: Todavía no hay fecha.' ),
			'',
			'Comienza: «primavera» no es una fecha. Escríbela como 15/10/2027.',
		] );
		expect(
			Object.values( programs ).map( ( { status } ) => status )
		).toEqual( [ 'publish', 'publish', 'publish', 'publish', 'draft' ] );
	} );
} );

describe( 'a column whose values are not what its name says', () => {
	it( 'has no IDs where the titles are others; a column of our own always has', async () => {
		for ( const [ name, title ] of [
			[ 'ID', 'Otro' ],
			[ 'ID de programa', 'YOGA' ],
		] ) {
			const { actions, programs } = await onSiteWith(
				THERE,
				`${ name };Título;Lugar\nID1;${ title };Aula\n`
			);
			expect( actions ).toEqual( [
				title === 'Otro' ? 'create' : 'change',
			] );
			expect( programs[ title === 'Otro' ? 'Yoga' : 'YOGA' ] ).toEqual(
				expect.objectContaining( { start: '2025-03-03' } )
			);
		}
		const { actions } = await onSiteWith(
			THERE,
			'ID;Título;Lugar\nID1;Yoga;Aula\n'
		);
		expect( actions ).toEqual( [ 'change' ] );
	} );

	it( 'has no order, status or slug: a state of the sign-up, or an address, is that', async () => {
		const { programs, problems } = await onSiteWith(
			[],
			'Título;Posición;Estado;Permalink\n"A\nb";42.5, -1.2;Completo;https://example.org/a\n'
		);
		expect( problems ).toEqual( [ '' ] );
		expect( programs ).toMatchObject( {
			'A b': {
				signup_state: 'full',
				signup_url: 'https://example.org/a',
				order: 0,
			},
		} );
		const past = await onSiteWith( [], 'Título;Estado\nA;pasado\n' );
		expect( past.problems ).toEqual( [ '' ] );
	} );
} );

it( 'says of a column that another one already holds the same, and waits for an answer', async () => {
	expect( await inSandbox( 'chosen_twice' ) ).toEqual( {
		read: [
			[ 'title', '', '', 'place' ],
			[ [ 'Nombre' ], [], [] ],
		],
		chosen: [
			'columns',
			[ 'title', '', 'place', '' ],
			[ [ 'Nombre', 'Lugar' ], [ 'Lugar' ], [ true ] ],
		],
		again: [ 'check', [ 'title', '', 'place', '' ], [] ],
	} );
} );

it( 'names above the rows the columns that are not imported, as they are chosen, and again where all rows are checked', async () => {
	const csv = 'Título;Observaciones;Código & clave\nA;B;C\n';
	const both =
		'2 columnas no se importarán: Observaciones, Código &amp; clave';
	const one = '1 columna no se importará: Observaciones';
	// A column without a name is called by its number; none at the end in which nothing is.
	const nameless = '1 columna no se importará: Columna 2';
	const others = 'Título;;Lugar;\nA;B;C;\n';
	for ( const [ sheet, chosen, ...said ] of [
		[ csv, 'title,,place', both, one, one ],
		[ csv, 'title,place,price', both, '', '' ],
		[ others, 'title,,place', nameless, nameless, nameless ],
	] as const ) {
		expect(
			await inSandbox( 'unused', sheet, chosen.split( ',' ) )
		).toEqual( said );
	}
} );

it( 'asks whether the day or the month comes first, unless a day of the column tells, and goes by the answer', async () => {
	const asked = ( days: string, answer = '' ) =>
		inSandbox(
			'order_of_days',
			`Título;Comienza\n${ days
				.split( ' ' )
				.map( ( day, at ) => `P${ at };${ day }\n` )
				.join( '' ) }`,
			answer
		);
	const both = [ '3 de diciembre de 2026', '12 de marzo de 2026' ];
	expect( await asked( '3/12/2026 5/5/2026' ) ).toEqual( [
		'¿Qué día es 3/12/2026?',
		both,
		'columns',
		[],
	] );
	expect( await asked( '3/12/2026', 'no' ) ).toEqual( [
		'¿Qué día es 3/12/2026?',
		both,
		'check',
		[ '2026-12-03' ],
	] );
	// A day that does not exist, if the day comes first.
	expect( await asked( '8/16/2027 8/10/2027', 'yes' ) ).toEqual( [
		'¿Qué día es 8/10/2027?',
		[ '8 de octubre de 2027', '10 de agosto de 2027' ],
		'check',
		[ '2027-08-16', '2027-08-10' ],
	] );
	// Nothing is asked.
	for ( const days of [
		'3/12/2026 13/12/2026',
		'2026-03-12 5/5/2026',
		'12/25/2026 11/13/2026',
	] ) {
		expect( await asked( days ) ).toEqual( [
			'',
			[],
			'check',
			expect.any( Array ),
		] );
	}
} );

it( 'shows in the first rows what a program has before the import changes it', async () => {
	expect( await inSandbox( 'before' ) ).toEqual( [
		'Antes: Coro',
		'Antes: Aula 1',
		'Antes: plazas agotadas',
	] );
} );

it( 'remembers what columns hold for the next sheet with the same names', async () => {
	expect( await inSandbox( 'remembered' ) ).toEqual( [
		[ '', '', 'place' ],
		[ 'title', 'place', '' ],
		[ '', 'place' ],
	] );
} );
