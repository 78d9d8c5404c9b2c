/**
 * Sessions of imported programs: schedules with weekdays and hours, a row for each session, and what an export wrote.
 */
import type { Result } from './import/result.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const SCHEDULES: Record< string, string > = {
	'M y J 17:00-18:30': 'TU,TH 17:00-18:30',
	'martes y jueves de 17:00 a 18:30': 'TU,TH 17:00-18:30',
	'17:00–18:30, martes y jueves': 'TU,TH 17:00-18:30',
	'Martes y jueves (17.00 - 18.30 h)': 'TU,TH 17:00-18:30',
	'L, X y V 10-11:30': 'MO,WE,FR 10:00-11:30',
	'L-X-V 10:00': 'MO,WE,FR 10:00',
	'LXV, 10 h': 'MO,WE,FR 10:00',
	'Lunes a viernes, 9:00-14:00': 'MO,TU,WE,TH,FR 09:00-14:00',
	'De lunes a viernes de 9 a 14 h.': 'MO,TU,WE,TH,FR 09:00-14:00',
	'L-V 9:00-14:00': 'MO,TU,WE,TH,FR 09:00-14:00',
	'L a J de 9:00 a 14:00': 'MO,TU,WE,TH 09:00-14:00',
	'todos los sábados, 11 h': 'SA 11:00',
	'Los sábados y los domingos a las 11': 'SA,SU 11:00',
	'Cada jueves, 5 a 6:30 p. m.': 'TH 17:00-18:30',
	'Sábados, 10 a 1 pm': 'SA 10:00-13:00',
	'Fines de semana, 12:00': 'SA,SU 12:00',
	'Viernes, 22:00-24:00': 'FR 22:00-00:00',
	'Todos los días, 10:00-20:00': 'MO,TU,WE,TH,FR,SA,SU 10:00-20:00',
	'Lunes y miércoles 10:00-11:00; viernes 12:00-13:00':
		'FR 12:00-13:00 + MO,WE 10:00-11:00',
	'Martes 17:00-18:30 y jueves 18:00-19:30':
		'TH 18:00-19:30 + TU 17:00-18:30',
	'dimarts i dijous, de 17 a 18.30 h': 'TU,TH 17:00-18:30',
	'dl. i dc., 18:00': 'MO,WE 18:00',
	'Luns e mércores, 18:00-19:00': 'MO,WE 18:00-19:00',
	'terças e quintas, 18h às 19h30': '',
	'terça-feira e quinta-feira, 18:00': 'TU,TH 18:00',
	'Asteartea eta osteguna, 18:00-19:30': 'TU,TH 18:00-19:30',
	'Tuesdays, 6 to 7:30 pm': 'TU 18:00-19:30',
	// Texts.
	'': '',
	'Martes y jueves': 'TU,TH',
	'17:00-18:30': '',
	'L, M y V 10:00': '',
	'M-J 10:00': '',
	'Martes y jueves de 6 a 8': '',
	'Martes y martes, 10:00': '',
	'Primer sábado de mes, 11:00': '1SA 11:00',
	'Martes y jueves 17:00-18:30, excepto festivos': '',
	'Martes y jueves 17:00-18:30 (grupo A)': '',
	'Martes de 25:00 a 26:00': '',
	'Martes alternos, 18:00': '',
	'Mañanas, 10:00': '',
	'Turno 1: martes 10:00': '',
	'asteartetik ostiralera 18:00': '',
	'Del 6 de octubre al 18 de diciembre, 18:00': '',
};

it( 'reads weekdays and hours, and nothing that says more', async () => {
	const read = await inSandbox< string[] >(
		'read',
		Object.keys( SCHEDULES )
	);
	expect(
		Object.fromEntries(
			Object.keys( SCHEDULES ).map( ( schedule, at ) => [
				schedule,
				( read[ at ] ?? '' )
					.replaceAll( '2026-10-05/2026-12-18 ', '' )
					.replaceAll( '\n', ' + ' ),
			] )
		)
	).toEqual( SCHEDULES );
} );

type Found = Result & {
	dry: Result;
	programs: Record< string, Record< string, string | undefined > >;
	again: Result;
};
const imported = async ( csv: string ) => {
	const found = await inSandbox< Found >( 'twice', csv );
	expect( found.dry.actions ).toEqual( found.actions );
	expect( found.problems.join( '' ) ).toBe( '' );
	return found;
};

it( 'a schedule from a day to another one is a rule, and the row is the same the next time', async () => {
	const { programs, actions, again } = await imported(
		[
			'Título;Comienza;Termina;Hora;Horario',
			'A;6/10/2026;18/12/2026;;M y J 17:00-18:30',
			'B;6/10/2026 17:00;18/12/2026 18:30;;Martes y jueves',
			'C;6/10/2026;18/12/2026;17:00-18:30;Martes y jueves',
			'D;6/10/2026;18/12/2026;martes, 17 h;',
			'E;6/10/2026;18/12/2026;17:00-18:30;Grupo A',
			'F;6/10/2026;18/12/2026;;Primer martes de mes, 17:00',
			'G;6/10/2026;;;Martes y jueves, 17:00',
			'H;7/10/2026;9/10/2026;;Lunes, 17:00',
			'I;9/10/2026 22:00;10/10/2026 2:00;;Viernes, 22:00',
		].join( '\n' )
	);
	expect(
		Object.values( programs ).map( ( { sessions, start, schedule } ) =>
			[ sessions, start, schedule ]
				.map( ( one ) => one ?? '' )
				.join( ' | ' )
		)
	).toEqual( [
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 | 2026-10-06T17:00 | ',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 | 2026-10-06T17:00 | ',
		'2026-10-06/2026-12-18 TU,TH 17:00-18:30 | 2026-10-06T17:00 | ',
		'2026-10-06/2026-12-18 TU 17:00 | 2026-10-06T17:00 | ',
		' | 2026-10-06 | Grupo A, 17:00-18:30',
		'2026-10-06/2026-12-18 1TU 17:00 | 2026-10-06T17:00 | ',
		' | 2026-10-06 | Martes y jueves, 17:00',
		' | 2026-10-07 | Lunes, 17:00',
		' | 2026-10-09T22:00 | Viernes, 22:00',
	] );
	expect( actions ).toEqual( Array( 9 ).fill( 'create' ) );
	expect( again.actions ).toEqual( Array( 9 ).fill( 'same' ) );
} );

it( 'weekdays in a column of their own are part of the schedule, but beside one day', async () => {
	const { programs, again } = await imported(
		[
			'Título;Días;Horario;Desde;Hasta',
			'A;M y J;17:00-18:30;6/10/2026;18/12/2026',
			'B;Martes;Consultar;6/10/2026;18/12/2026',
			'C;Martes;;6/10/2026;6/10/2026',
		].join( '\n' )
	);
	expect( programs ).toMatchObject( {
		A: { sessions: '2026-10-06/2026-12-18 TU,TH 17:00-18:30' },
		B: { schedule: 'Martes, Consultar' },
	} );
	expect( programs.A ).not.toHaveProperty( 'schedule' );
	expect( programs.C ).not.toHaveProperty( 'schedule' );
	expect( again.actions ).toEqual( Array( 3 ).fill( 'same' ) );

	// "Día" is a date, unless its values are weekdays.
	const ofDay = await imported(
		'Título;Día;Hora;Comienzo;Final\nA;Martes;17:00 - 18:30;6/10/2026;18/12/2026\n'
	);
	expect( ofDay.programs ).toMatchObject( {
		A: { sessions: '2026-10-06/2026-12-18 TU 17:00-18:30' },
	} );
} );

it( 'an export has sessions as they are stored, and a schedule that was a text stays one', async () => {
	const { csv, before, same, anew, after, without } = await inSandbox< {
		csv: string;
		before: object;
		same: Result;
		anew: Result;
		after: object;
		without: Result;
	} >( 'there_and_back' );
	expect( csv ).toContain(
		'"2026-10-05/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13\n2026-11-28 17:00-18:30"'
	);
	expect( same.actions ).toEqual( Array( 4 ).fill( 'same' ) );
	expect( without.actions ).toEqual( Array( 4 ).fill( 'same' ) );
	// Two with the same title and no beginning of their own.
	expect( anew.actions ).toEqual( Array( 4 ).fill( 'create' ) );
	expect( after ).toEqual( before );
} );

const AGENDA = [
	'Título;Fecha;Hora;Lugar;Precio',
	'Cine;3/3/2026;20:00-22:00;Sala;3 €',
	'Coro;3/3/2026;18:00;Sala;',
	'Cine;10/3/2026;20:00-22:00;Sala;3 €',
	'CINE;17/3/2026;;Sala;',
	// Elsewhere, for another price, on the same day, or on no day.
	'Cine;24/3/2026;20:00;Plaza;3 €',
	'Cine;31/3/2026;20:00;Sala;5 €',
	'Cine;3/3/2026;23:00;Sala;3 €',
	'Coro;pronto;18:00;Sala;',
].join( '\n' );

it( 'a row for each session is one program, and the same the next time', async () => {
	const { dry, first, again, facts } = await inSandbox< {
		dry: Result;
		first: Result;
		again: Result;
		facts: Record< string, string >[];
	} >( 'agenda', AGENDA, [] );
	expect( first.actions ).toEqual( Array( 6 ).fill( 'create' ) );
	expect( dry.actions ).toEqual( first.actions );
	expect( first.problems.filter( Boolean ) ).toEqual( [
		'Día (solo ese día): «pronto» no es una fecha. Escríbela como 15/10/2027.',
	] );
	expect( again.actions ).toEqual( Array( 6 ).fill( 'same' ) );
	expect( facts[ 0 ] ).toMatchObject( {
		title: 'Cine',
		sessions: '2026-03-03 20:00-22:00\n2026-03-10 20:00-22:00\n2026-03-17',
		price: '3 €',
	} );
	expect( facts.filter( ( { sessions } ) => sessions ) ).toHaveLength( 1 );

	// So do those that differ in a column that is not known.
	const levels = [
		'Título;Fecha;Lugar;Grupo de trabajo',
		'Cine;3/3/2026;Sala;Inicial',
		'Cine;10/3/2026;Sala;Avanzado',
	].join( '\n' );
	expect(
		( await inSandbox< { first: Result } >( 'agenda', levels, [] ) ).first
			.actions
	).toEqual( [ 'create', 'create' ] );

	// Where an earlier import has made a program for each, they stay.
	const there = await inSandbox< { first: Result } >( 'agenda', AGENDA, [
		{ start: '2026-03-03T20:00', end: '2026-03-03T22:00', place: 'Sala' },
		{ start: '2026-03-10T20:00', end: '2026-03-10T22:00', place: 'Sala' },
	] );
	expect( there.first.actions ).toEqual( [
		'change',
		...[ 'create', 'change' ],
		...Array< string >( 5 ).fill( 'create' ),
	] );
} );

it( 'a cell with a day in each line is sessions', async () => {
	const { programs } = await imported(
		'Título;Día;Hora\nA;"3/3/2026\n10/3/2026";"18:00\n19:00-20:00"\nB;"3/3/2026\n18:00";\n'
	);
	expect( programs ).toMatchObject( {
		A: { sessions: '2026-03-03 18:00\n2026-03-10 19:00-20:00' },
		B: { start: '2026-03-03T18:00' },
	} );
	expect( programs.B ).not.toHaveProperty( 'sessions' );
} );

it( 'another end of a program with sessions is said to change nothing', async () => {
	const sessions = '2099-10-05/2099-12-18 MO 10:00-11:30';
	const { first, facts } = await inSandbox< {
		first: Result;
		facts: Record< string, string >[];
	} >(
		'agenda',
		'Título;Comienza;Termina;Lugar\nCine;5/10/2099;20/12/2099;Sala\n',
		[ { sessions, start: '2099-10-05', end: '2099-12-18' } ]
	);
	expect( first.problems ).toEqual( [
		'Termina: Las sesiones dicen cuándo empieza y cuándo termina el programa.',
	] );
	expect( facts ).toMatchObject( [
		{ sessions, start: '2099-10-05', place: 'Sala' },
	] );
} );
