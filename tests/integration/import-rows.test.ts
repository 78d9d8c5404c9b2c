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
			...[ '31/02/2026', 'otoño', 'primavera' ].map(
				( text ) =>
					`Comienza: «${ text }» no es una fecha. Escríbela como 15/10/2027.`
			),
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

it( 'reads ages as numbers, with or without “años”, and leaves out those that contradict each other or the program', async () => {
	const ages = ( from: string, to: string ) => ( {
		meta_input: { pfilter_age_from: from, pfilter_age_to: to },
	} );
	const { problems, programs } = await onSiteWith(
		[
			[ 'Coro', ages( '', '8' ) ],
			[ 'Yoga', ages( '6', '12' ) ],
		],
		'Título;Edad mínima;Edad máxima;Edad\nDanza;6 años;12,0;De 6 a 12\nTeatro;12;6;\nCine;6 meses;;\nCoro;10;;\nYoga;;;\n'
	);
	const order = 'Edad desde: La primera edad es mayor que la segunda.';
	const noAge = 'Edad desde: Escribe una edad en años enteros, de 0 a 120.';
	expect( problems ).toEqual( [
		'',
		'Edad hasta: La primera edad es mayor que la segunda.',
		noAge,
		'',
		'',
	] );
	expect( programs ).toMatchObject( {
		Danza: { age_from: '6', age_to: '12', audience: 'De 6 a 12' },
		Teatro: { age_from: '12' },
		Coro: { age_from: '10' },
	} );
	for ( const title of [ 'Yoga', 'Cine' ] ) {
		expect( programs[ title ] ).not.toHaveProperty( 'age_from' );
	}
	const stored = await onSiteWith(
		[ [ 'Coro', ages( '', '8' ) ] ],
		'Título;Edad desde\nCoro;10\n'
	);
	expect( stored.problems ).toEqual( [ order ] );
	expect( stored.programs ).toMatchObject( { Coro: { age_to: '8' } } );
} );

it( 'publishes nothing by a status or a date that cannot be used', async () => {
	const scheduled =
		'Estado: Lo programado necesita una fecha de publicación futura.';
	const date = 'Fecha de publicación: Escribe el día como 15/10/2027.';
	const status =
		'Estado: Escribe una de estas palabras: publicado, programado, pendiente, borrador, privado.';
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
	expect( problems ).toEqual( [ 'Extracto: Acorta este texto.' ] );
	expect( programs ).toMatchObject( { Coro: { excerpt: '' } } );
} );

it( 'categories with a comma between them are those that there are, else one with a comma in its name', async () => {
	const { programs } = await onSiteWith(
		[],
		'Título;Categorías\nA;Artes\nB;Niñez y familia\nC;Artes, Niñez y familia\nD;Artes, Cocina\nE;Artes / Niñez y familia\n'
	);
	expect(
		Object.values( programs ).map( ( { categories } ) => categories )
	).toEqual( [
		[ 'Artes' ],
		[ 'Niñez y familia' ],
		[ 'Artes', 'Niñez y familia' ],
		[ 'Artes, Cocina' ],
		[ 'Artes', 'Niñez y familia' ],
	] );
} );

it( 'a date of publication whose seconds a spreadsheet has dropped is the same', async () => {
	const { actions } = await onSiteWith(
		[ [ 'Yoga', { post_date: '2026-01-02 03:04:05' } ] ],
		'Título;Fecha de publicación\nYoga;02/01/2026 3:04\n'
	);
	expect( actions ).toEqual( [ 'same' ] );
} );
