/**
 * Rows whose title is that of a program with another beginning.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Outcome {
	boxes: Record< string, string >;
	rows: string[];
	starts: string[];
}

it( 'asks whether a row corrects the date of a program that no other row is about', async () => {
	const { boxes, rows, starts } = await inSandbox< Outcome >( 'corrected', [
		'3',
		// Not offered.
		'1',
		'6',
		'x',
	] );
	expect( boxes ).toEqual( {
		all: 'Todas estas filas',
		3: 'Fila 4: cambiar «Coro», 3 de marzo de 2027, Aula → 10 de marzo de 2027',
		5: 'Fila 6: cambiar «Yoga», 4 de abril de 2027, Aula → 5 de abril de 2027',
	} );
	expect( rows ).toEqual( [
		'create',
		'same',
		'change',
		'same',
		'create',
		'create',
	] );
	expect( starts.slice( 0, 5 ) ).toEqual( [
		'Coro 2027-03-10',
		'Danza 2027-03-03',
		'Yoga 2027-03-03',
		'yoga 2027-01-01',
		'YOGA 2027-04-04',
	] );
	expect( starts ).toHaveLength( 8 );
} );

it( 'corrects all of them at once, or none', async () => {
	const all = await inSandbox< Outcome >( 'corrected', [ 'all' ] );
	expect( all.starts.slice( 0, 5 ) ).toEqual( [
		'Coro 2027-03-10',
		'Danza 2027-03-03',
		'Yoga 2027-03-03',
		'yoga 2027-01-01',
		'Yoga 2027-04-05',
	] );
	expect( all.starts ).toHaveLength( 7 );
	const none = await inSandbox< Outcome >( 'corrected', [] );
	expect( none.starts ).toHaveLength( 9 );
} );

it( 'rows that differ in a date that cannot be read have a program each, once', async () => {
	const monday =
		'Comienza: «lunes o martes» no es una fecha. Escríbela como 15/10/2027.';
	const thursday =
		'Comienza: «jueves o viernes» no es una fecha. Escríbela como 15/10/2027.';
	const twin = `skip: Repetida: igual que la fila 2. ${ monday }`;
	expect( await inSandbox( 'unread' ) ).toEqual( {
		0: [ `create: ${ monday }`, `create: ${ thursday }`, twin ],
		1: [ `same: ${ monday }`, `same: ${ thursday }`, twin ],
	} );
} );

it( 'cells with a problem are put right on the page, and the rows are checked again', async () => {
	expect( await inSandbox( 'faulty' ) ).toEqual( {
		offered: {
			'[1][1]': 'nunca',
			'[1][3]': 'uno\ndos',
			'[2][0]': '',
			'[4][1]': 'ayer',
			'[4][3]': 'x',
		},
		step: 'check',
		problems: {
			Coro: [ 'email' ],
			'De \\noche': [],
			Bien: [],
			No: [ 'start' ],
		},
		rows: {
			2: [ 'Coro', '2/3/2027', 'Aula', 'uno\ndos' ],
			3: [ 'De \\noche', '3/3/2027', 'Patio', 'a@example.org' ],
			4: [ 'Bien', '4/3/2027', '', '' ],
			5: [ 'No', 'ayer', '', '' ],
		},
	} );
} );

it( 'a day without a year is offered with the next one, and a beginning before the end has the year of the end', async () => {
	const day = ( days: number ) => {
		const moment = new Date( Date.now() + days * 86_400_000 );
		const [ year, month, date ] = moment
			.toISOString()
			.slice( 0, 10 )
			.split( '-' ) as [ string, string, string ];
		return {
			iso: `${ year }-${ month }-${ date }`,
			short: `${ date }/${ month }`,
			name: `${ Number( date ) } de ${ moment.toLocaleString( 'es', {
				month: 'long',
				timeZone: 'UTC',
			} ) }`,
			year,
		};
	};
	const [ before, after, late ] = [ day( -9 ), day( 9 ), day( 40 ) ];
	const written = ( one: typeof before ) => `${ one.short }/${ one.year }`;

	expect(
		await inSandbox(
			'offered_and_sent',
			`Título;Fecha de inicio;Fecha de fin\nA;${ after.short };${ late.short }\nB;del ${ before.short } al ${ after.short };\nC;${ before.name };${ late.name }\nD;primavera;\nE;${ before.name };${ before.name }\n`
		)
	).toEqual( {
		offered: [
			written( after ),
			written( late ),
			`del ${ written( before ) } al ${ written( after ) }`,
			'primavera',
		],
		programs: {
			A: [ after.iso, late.iso ],
			B: [ before.iso, after.iso ],
			C: [ before.iso, late.iso ],
			D: [ '', '' ],
			E: [
				before.iso.replace( /^\d+/, ( year ) => `${ +year + 1 }` ),
				before.iso.replace( /^\d+/, ( year ) => `${ +year + 1 }` ),
			],
		},
	} );
} );

it.each( [
	'Título;Lugar\nYoga;Aula 1\nYoga;Aula 2\n',
	'Título;Comienza;Lugar\nYoga;3/3/2027;Aula 1\nYoga;3/3/2027;\n',
] )( 'the dry run tells what the import does, and again: %j', async ( csv ) => {
	expect( await inSandbox( 'three_times', csv ) ).toEqual( {
		check: [ 'create', 'create' ],
		import: [ 'create', 'create' ],
		again: [ 'same', 'same' ],
	} );
} );

it( 'days that can only begin with the month are read so without a question', async () => {
	expect( await inSandbox( 'month_first' ) ).toEqual( {
		A: '2026-12-25',
		B: '2026-11-13',
	} );
} );
