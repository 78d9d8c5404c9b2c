/**
 * Rows about programs that are there already, and rows of which a cell cannot be used.
 */
import { wordpress } from './wordpress.ts';
import type { Result } from './import/result.ts';

const { inSandbox } = wordpress();

const THERE = [
	[ 'Yoga', { meta_input: { pfilter_start: '2025-03-03' } } ],
	[ 'Coro', {} ],
];
const DATE = { post_date: '2020-01-01 10:00:00', post_status: 'draft' };

type Found = Result & {
	dry: Result;
	programs: Record< string, Record< string, unknown > >;
};
const onSiteWith = async ( ...args: [ unknown[], string, string? ] ) => {
	const found = await inSandbox< Found >( 'on_site_with', ...args );
	expect( found.dry.actions ).toEqual( found.actions );
	return found;
};

it( 'keeps every letter at the beginning and end of a cell, and knows the program again', async () => {
	const titles = [ '¿Bailas?', '«Más»', 'º', 'Català', 'ª vez à' ];
	const rows = titles.map( ( title ) => `\u00A0 ${ title }\t\u00A0` );
	const { actions, programs, problems } = await onSiteWith(
		[ ...THERE, ...titles.map( ( title ) => [ title, {} ] ) ],
		`Título;Lugar\nCoro;Aula\n${ rows
			.map( ( row ) => `${ row };¡Aquí à\u202F` )
			.join( '\n' ) }\n`
	);
	expect( problems.join( '' ) ).toBe( '' );
	expect( actions ).toEqual( Array( 6 ).fill( 'change' ) );
	expect( Object.keys( programs ) ).toEqual( [ 'Yoga', 'Coro', ...titles ] );
	expect( programs[ 'Català' ] ).toMatchObject( { place: '¡Aquí à' } );
} );

it( 'an unreadable beginning says of no program that it is meant', async () => {
	const { actions, problems, programs } = await onSiteWith(
		THERE,
		'ID de programa;Título;Comienza;Lugar\n;Yoga;31/02/2026;Aula 1\n;Nueva;primavera;Aula 2\nID2;Coro;otoño;Aula 3\n'
	);
	expect( actions ).toEqual( [ 'create', 'create', 'change' ] );
	expect( new Set( problems ) ).toEqual(
		new Set( [
			'Comienza: Esto no es una fecha. Escríbela así: 15/10/2027.',
		] )
	);
	expect(
		Object.entries( programs ).map( ( [ title, { place } ] ) => [
			title,
			place,
		] )
	).toEqual( [
		[ 'Yoga', undefined ],
		[ 'Coro', 'Aula 3' ],
		[ 'Nueva', 'Aula 2' ],
	] );
} );

it( 'an end that has an hour and no day takes the day of the beginning, of the row or of the program', async () => {
	const { problems, programs } = await onSiteWith(
		THERE,
		'ID de programa;Título;Termina;Comienza\n;Nueva;20:00;3/3/2026 18:00\n;Sin día;20 h;\n;Al revés;17:30;3/3/2026 18:00\nID1;Yoga;8 p. m.;3/3/2025\n'
	);
	expect( problems ).toEqual( [
		'',
		'Termina: Falta el día.',
		'Termina: El final es anterior al comienzo.',
		'',
	] );
	expect( programs ).toMatchObject( {
		Nueva: { start: '2026-03-03T18:00', end: '2026-03-03T20:00' },
		Yoga: { end: '2025-03-03T20:00' },
	} );
	expect( programs[ 'Sin día' ] ).not.toHaveProperty( 'end' );

	// Without a column for the beginning.
	const stored = await onSiteWith(
		THERE,
		'ID de programa;Título;Termina\n;Yoga;20:00\nID2;Coro;20:00\n;Otra;20:00\n'
	);
	expect( stored.problems ).toEqual( [
		'',
		'Termina: Falta el día.',
		'Termina: Falta el día.',
	] );
	expect( stored.programs ).toMatchObject( {
		Yoga: { end: '2025-03-03T20:00' },
	} );
} );

it( 'publishes nothing by a status or a date that cannot be used', async () => {
	const scheduled =
		'Estado: Lo programado necesita una fecha de publicación futura.';
	const date = 'Fecha de publicación: Esto no es una fecha.';
	const status = 'Estado: No hay ningún estado así.';
	const waits = { post_status: 'future', post_date: '2090-01-01 10:00:00' };
	/** [ title, cells, what is wrong, status then ] */
	const rows: [ string, string, string, string ][] = [
		[ 'Sin fecha', 'programado;', scheduled, 'draft' ],
		[ 'Mala fecha', 'programado;31/02/2026', date, 'draft' ],
		[ 'Ya pasó', 'programado;1/1/2020', scheduled, 'draft' ],
		[ 'Mal estado', 'listo;', status, 'draft' ],
		[ 'Fecha ilegible', 'publicado;31/02/2090', date, 'draft' ],
		[ 'Borrador', 'programado;', scheduled, 'draft' ],
		[ 'Otro borrador', 'publicado;nunca', date, 'draft' ],
		[ 'Salió', 'programado;', '', 'publish' ],
		[ 'Espera', 'programado;1/1/2020', scheduled, 'future' ],
		[ 'Futura', 'programado;1/1/2090', '', 'future' ],
	];
	const { problems, programs } = await onSiteWith(
		[
			[ 'Borrador', DATE ],
			[ 'Otro borrador', DATE ],
			[ 'Salió', { ...DATE, post_status: 'publish' } ],
			[ 'Espera', waits ],
		],
		`Título;Estado;Publicado\n${ rows
			.map( ( [ title, cells ] ) => `${ title };${ cells }\n` )
			.join( '' ) }`,
		'publish'
	);
	expect(
		rows.map( ( [ title, cells ], at ) => [
			title,
			cells,
			problems[ at ],
			programs[ title ]?.status,
		] )
	).toEqual( rows );
} );

it( 'of two rows about one program the second is left out, however they name it', async () => {
	const twice = await onSiteWith(
		THERE,
		'ID de programa;Título;Comienza;Precio\nID1;Yoga;3/3/2025;1 €\n;Yoga;3/3/2025;2 €\n;Coro;;3 €\nID2;Coro;;4 €\n'
	);
	expect( twice.actions ).toEqual( [ 'change', 'skip', 'change', 'skip' ] );
	expect( twice.programs ).toMatchObject( {
		Yoga: { price: '1 €' },
		Coro: { price: '3 €' },
	} );
	// At another place, or at another hour, it is another program.
	const elsewhere = await onSiteWith(
		THERE,
		'Título;Comienza;Lugar\nYoga;3/3/2025;Aula 1\nYoga;3/3/2025;Aula 2\n yoga  ;3/3/2025;Aula 2\nYoga;3/3/2025 18:00;Aula 1\n'
	);
	expect( elsewhere.actions ).toEqual( [
		'change',
		'create',
		'skip',
		'create',
	] );
	// Two that are called the same, each by its ID.
	const same = await onSiteWith(
		[ THERE[ 1 ], THERE[ 1 ] ],
		'ID de programa;Título;Lugar\nID1;Coro;Aula 1\nID2;Coro;Aula 2\n'
	);
	expect( same.actions ).toEqual( [ 'change', 'change' ] );
} );

it( 'an excerpt that the database cannot hold is named, and its program imported without it', async () => {
	const { programs, problems } = await onSiteWith(
		[],
		`Título;Extracto\nCoro;${ 'á'.repeat( 40_000 ) }\n`
	);
	expect( problems ).toEqual( [ 'Extracto: Esto es demasiado largo.' ] );
	expect( programs ).toMatchObject( { Coro: { excerpt: '' } } );
} );

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
				'Título;Fecha;Hora\nA;3/3/2026;18:00\nB;3/3/2026;de 17:00 a 18:30\nC;3/3/2026;\nD;3/3/2026;Consultar\nE;del 3 al 5 de marzo de 2026;10 h\nF;3/3/2026;22:00-01:00\nG;;10:00\nH;3/3/2026;–\nI;2026-03-03 00:00:00;18:00\n'
			)
		).toEqual( [
			'2026-03-03T18:00 | 2026-03-03 | ',
			'2026-03-03T17:00 | 2026-03-03T18:30 | ',
			'2026-03-03 | 2026-03-03 | ',
			'2026-03-03 | 2026-03-03 | Consultar',
			'2026-03-03T10:00 | 2026-03-05 | ',
			'2026-03-03T22:00 | 2026-03-04T01:00 | ',
			' |  | 10:00',
			'2026-03-03 | 2026-03-03 | ',
			'2026-03-03T18:00 | 2026-03-03 | ',
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
			'Comienza: Esto no es una fecha. Escríbela así: 15/10/2027.',
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

it( 'categories with a comma between them are those that there are, else one with a comma in its name', async () => {
	const { programs } = await onSiteWith(
		[],
		'Título;Categorías\nA;Artes\nB;Niñez y familia\nC;Artes, Niñez y familia\nD;Artes, Cocina\n'
	);
	expect(
		Object.values( programs ).map( ( { categories } ) => categories )
	).toEqual( [
		[ 'Artes' ],
		[ 'Niñez y familia' ],
		[ 'Artes', 'Niñez y familia' ],
		[ 'Artes, Cocina' ],
	] );
} );

it( 'a date of publication whose seconds a spreadsheet has dropped is the same', async () => {
	const { actions } = await onSiteWith(
		[ [ 'Yoga', { post_date: '2026-01-02 03:04:05' } ] ],
		'Título;Fecha de publicación\nYoga;02/01/2026 3:04\n'
	);
	expect( actions ).toEqual( [ 'same' ] );
} );
