/**
 * What the import reads: files as spreadsheets write them, dates as people do; and what it says of damaged files.
 */
import { DAMAGED } from './sheet-files/damaged.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

const base64 = ( file: string | Buffer ) =>
	Buffer.from( file ).toString( 'base64' );

const rowsOf = ( files: ( string | Buffer )[] ) =>
	inSandbox< [ number[], string[][] ][] >( 'rows_of', files.map( base64 ) );

/** What a function of the plugin makes of each of some texts. */
const each = < Result >( name: string, texts: string[] ) =>
	inSandbox< Result[] >( 'array_map', `ProgramsFilter\\${ name }`, texts );

const TEXT =
	'Título;Comienza;Precio\r\n"Acuarela ""fácil""";03/03/2026;25,50 €\r\n\r\n"Dos\nlíneas 🎨";;\r\n5" pantalla;x;"ñ;ü"\r\n';
const ROWS = [
	[ 'Título', 'Comienza', 'Precio' ],
	[ 'Acuarela "fácil"', '03/03/2026', '25,50 €' ],
	[ 'Dos\nlíneas 🎨', '', '' ],
	[ '5" pantalla', 'x', 'ñ;ü' ],
];
const swapped = ( text: string ) => Buffer.from( text, 'utf16le' ).swap16();
const withoutPicture = ( text: string ) => text.replace( ' 🎨', '' );
/** Node has no Windows-1252: it is Latin-1 but for the euro here. */
const windows = ( text: string ) =>
	Buffer.from( withoutPicture( text ).replaceAll( '€', '\x80' ), 'latin1' );
const delimited = ( delimiter: string ) =>
	TEXT.replaceAll( ';', delimiter )
		.replace( '25,50 €', '"25,50 €"' )
		.replace( `ñ${ delimiter }ü`, 'ñ;ü' );
const macBreaks = ( text: string ) => text.replace( /\r?\n/g, '\r' );
const MAC = macBreaks( TEXT );
const TITLED = `Programación 2026;;\r\n;;\r\n${ TEXT }`;
/** The rows with each cell changed. */
const changed = ( change: ( cell: string ) => string ) =>
	ROWS.map( ( row ) => row.map( change ) );
/** A file without quotes: its beginning as its name, itself, its rows. */
const plain = (
	text: string,
	encoding: BufferEncoding = 'utf8'
): [ string, Buffer, string[][] ] => [
	text.slice( 0, 40 ),
	Buffer.from( `${ text }\n`, encoding ),
	text
		.replace( '\uFEFF', '' )
		.split( '\n' )
		.map( ( row ) => row.split( /[;,]/ ) ),
];

it( 'reads what Excel, LibreOffice and Google write', async () => {
	const files: [ string, string | Buffer, string[][] ][] = [
		[ 'UTF-8', TEXT, ROWS ],
		[ 'UTF-8 with its mark', `\uFEFF${ TEXT }`, ROWS ],
		[ 'commas', delimited( ',' ), ROWS ],
		[ 'tabs', delimited( '\t' ), ROWS ],
		[ 'UTF-16LE', Buffer.from( `\uFEFF${ TEXT }`, 'utf16le' ), ROWS ],
		[ 'UTF-16BE', swapped( `\uFEFF${ TEXT }` ), ROWS ],
		[ 'UTF-16LE, no mark', Buffer.from( TEXT, 'utf16le' ), ROWS ],
		[ 'UTF-16BE, no mark', swapped( TEXT ), ROWS ],
		[ 'Windows-1252', windows( TEXT ), changed( withoutPicture ) ],
		[ 'line breaks of old Macs', MAC, changed( macBreaks ) ],
		[
			'line breaks of Unix',
			TEXT.replaceAll( '\r\n', '\n' ).trimEnd(),
			ROWS,
		],
		[ 'what Excel writes above', `sep=;\r\n${ TEXT }`, ROWS ],
		[ 'a title above the names', TITLED, ROWS ],
		// Few of its names are known, above words that are names elsewhere.
		plain( 'Títol,Tipus,Quan\nIoga,Curs,3/3/2026\nPintura,Taller,10' ),
		// Letters of several bytes where pieces of a file meet.
		plain( `Título;Lugar\nA;${ 'ñandú '.repeat( 30_000 ) }x\nB;C` ),
		plain( `\uFEFFTítulo;Lugar\nA;${ '🎨a'.repeat( 40_000 ) }`, 'utf16le' ),
		// Guillemets behind capitals in Windows-1252.
		plain( 'Título;Lugar\n«CAFÉ»;Sala Ñ', 'latin1' ),
		plain( 'Titel;Ort\nA;B' ),
		plain( 'Título\nA\nB' ),
		[
			'blank columns',
			`Título;Lugar${ ';'.repeat( 400 ) }\nA;B\n`,
			[
				[ 'Título', 'Lugar', ...Array< string >( 254 ).fill( '' ) ],
				[ 'A', 'B' ],
			],
		],
	];
	const read = await rowsOf( files.map( ( [ , file ] ) => file ) );
	expect(
		read.map( ( [ , rows ], at ) => [ files[ at ]?.[ 0 ], rows ] )
	).toEqual( files.map( ( [ name, , rows ] ) => [ name, rows ] ) );
} );

it( 'counts rows as a spreadsheet shows them: one for each record, blank ones too', async () => {
	const read = await rowsOf( [
		TEXT,
		MAC,
		// No spreadsheet shows what says how columns are separated.
		`sep=;\r\n${ TEXT }`,
		TITLED,
	] );
	expect( read.map( ( [ numbers ] ) => numbers ) ).toEqual( [
		[ 1, 2, 4, 5 ],
		[ 1, 2, 4, 5 ],
		[ 1, 2, 4, 5 ],
		[ 3, 4, 6, 7 ],
	] );
} );

it( 'says what is wrong with damaged files', async () => {
	const said = await inSandbox< unknown[] >(
		'said_of',
		DAMAGED.map( ( [ , file ] ) => base64( file ) )
	);
	expect(
		said.map( ( words, at ) => [ DAMAGED[ at ]?.[ 0 ], words ] )
	).toEqual( DAMAGED.map( ( [ name, , words ] ) => [ name, words ] ) );
	expect( await inSandbox( 'said_of_size', 20 ) ).toBe(
		'El archivo es demasiado grande: como máximo 20 MB. Divídelo en varios.'
	);
} );

/** What is read, and the ways of writing it, between bars. */
const DATES = {
	'2026-03-03': `3/3/2026 | 2026-03-03 | 2026/3/3 | 3-3-26 | 3.3.2026 | 3 de marzo de 2026 | 3 mar 2026 | 3-mar-26 | March 3, 2026 | mar 3/3/2026 | 46084`,
	'2026-03-03T18:00': `03/03/2026 18:00 | 2026-03-03T18:00 | 2026-03-03 18:00:00 | martes, 3 de marzo de 2026 a las 18:00 | 3/3/2026 18h | 3/3/2026 6:00 p. m. | el 3/3/2026 a las 18 | 46084,75`,
	'2026-03-03T18:30': '3/3/2026 18.30 h | 3 March 2026 6:30 PM',
	'2026-03-03T09:05': '3/3/2026 - 9:05',
	'2026-03-03T00:00': '3/3/2026 12:00 AM | 2/3/2026 24:00',
	// Zones: the site is in Madrid.
	'2026-12-03T18:00':
		'2026-12-03T17:00:00Z | 2026-12-03T17:00:00.000Z | 2026-12-03 18:00:00+01:00',
	'2026-12-13': '13/12/2026',
	'2026-03-01': '1º de marzo de 2026',
	'2026-03-07': 'Sábado 7 de marzo de 2026',
	'2026-09-03': '3 de Septiembre del 2026',
	'2028-02-29': '29/2/2028',
	// All languages of the plugin.
	'2026-10-03':
		"3 d’octubre de 2026 | dissabte 3 d'octubre de 2026 | 3 de outubro de 2026 | sábado, 3 de outubro de 2026 | 2026ko urriaren 3a | October 3rd, 2026",
	'2026-12-15':
		'15 de desembre del 2026 | 15 de decembro de 2026 | 2026ko abenduaren 15ean | 15 de dezembro de 2026 | 15 dic. 2026',
	'2026-01-20':
		'20 de gener de 2026 | 20 de xaneiro de 2026 | 2026ko urtarrilaren 20a | 20 de janeiro de 2026',
	// From one to another.
	'2026-07-03 > 2026-07-07':
		'del 3 al 7 de julio de 2026 | 3-7 de julio de 2026 | 3 de julio – 7 de julio de 2026 | 3/7/2026 - 7/7/2026 | del viernes 3 al martes 7 de julio de 2026 | do 3 ao 7 de xullo de 2026',
	'2027-10-01 > 2027-10-31': 'Octubre 2027 | octubre de 2027',
	'2027-10-01 > 2027-12-31':
		'octubre–diciembre 2027 | octubre a diciembre de 2027',
	'2026-12-01 > 2027-02-28': 'diciembre - febrero 2027',
	'2026-03-03T17:00 > 2026-03-03T18:30':
		'3/3/2026 17:00-18:30 | 3 de marzo de 2026, de 17:00 a 18:30 | 3/3/2026 de 17 a 18.30 h',
	'2026-03-03T22:00 > 2026-03-04T01:00': '3/3/2026 22:00–01:00',
	'2026-03-03T22:00 > 2026-03-04T00:00': '3/3/2026, de 22:00 a 24:00',
	'2026-03-03 > 2026-03-03': '3/3/2026, de 00:00 a 24:00',
	'2026-03-03T10:00 > 2026-03-04T12:00':
		'3/3/2026 10:00 - 4/3/2026 12:00 | del 3/3/2026 10:00 al 4/3/2026 12:00 | 3/3/2026 10:00 al 4/3/2026 12:00',
	'2026-07-03T17:00 > 2026-07-07T19:00':
		'del 3 al 7 de julio de 2026, de 17 a 19 h',
	// Hours without a day.
	'T20:00': '20:00 | 20 h | a las 8 p. m. | 8 PM',
	'T20:30': '20.30 h | 20h30',
	'T09:05': '9:05:00',
	'T17:00 > T18:30': 'de 17:00 a 18:30 | 17:00-18:30 | 17 a 18.30 h',
};
/** Not read. */
const NO_DATES = `29/2/2026 | 3/13/2026 | 3/3/2026 25:00 | 3/3/2026 13:00 PM | 25:00 | 20.10 | 20 | primavera | 2026 | 12345 | 3-11/08 | 3/11-2026 | 3.11/2026 | TBD | martes 3 | mayores 2027 | 3/3/0206 | 3/12/2026 25:00 - 5/12/2026 | 2027-02-31T10:00:00Z`;

it( 'reads dates as people and spreadsheets write them', async () => {
	const wanted = Object.entries( DATES ).flatMap( ( [ date, ways ] ) =>
		ways.split( ' | ' ).map( ( way ) => [ way, date ] )
	);
	wanted.push( ...NO_DATES.split( ' | ' ).map( ( one ) => [ one, '' ] ) );
	const ways = wanted.map( ( [ way = '' ] ) => way );
	const read = await each< { start: string; end: string } | null >(
		'Import\\read_dates',
		ways
	);
	expect(
		ways.map( ( way, at ) => [
			way,
			[ read[ at ]?.start, read[ at ]?.end ]
				.filter( Boolean )
				.join( ' > ' ),
		] )
	).toEqual( wanted );
} );

it( 'a day without a year is the next one, or in the year in which it is on that day of the week', async () => {
	expect( await inSandbox( 'days_without_year' ) ).toEqual( [] );
} );

it( 'knows columns by their Spanish and English names and by what people call them, and leaves open what may be several things', async () => {
	const names = {
		title: 'TITULO',
		content: 'Descripción',
		categories: 'Categoria',
		signup_until: `Último día de inscripción | Último día | Fecha límite | Límite de inscripción | Fecha límite de inscripción | Fin de inscripción | Cierre de inscripciones | Fin de plazo | Inscripción hasta`,
		start: 'Fecha de inicio | Fecha inicial | Fecha y hora',
		end: 'End date | Fecha fin | Fecha final | Fecha de finalización',
		time: 'Hora | Hora de inicio | Hora inicio',
		end_time: 'Hora fin',
		place: 'Ubicación | Lugar de celebración',
		audience: '¿Para quién? | Edades | Dirigido a | Rango de edad',
		age_from: 'Edad desde | Edad mínima | Edad mín.',
		age_to: 'Edad hasta | Edad máxima',
		teacher:
			'Docente | Profesora | Monitor | Ponentes | Imparte | Impartido por',
		languages: 'Idioma | Lengua | Language | Idioma de la actividad',
		online_url: 'Dirección en línea | Enlace Zoom | Streaming',
		price: 'pfilter_price | Coste | Tarifa | P.V.P.',
		prices: 'Tarifas | Precios',
		picture: 'Imagen | Foto | Imagen destacada',
		phone: 'Tel. | Tfno. | Teléfono de contacto',
		email: 'e-mail | Correo | Email de contacto',
		signup_url: 'Sign-up form | Web | Enlace de inscripción',
		signup_state: 'Estado inscripción | Estado de las plazas',
		places: 'Plazas | Aforo | Nº de plazas',
		places_left: 'Plazas libres | Plazas disponibles | Vacantes',
		'': 'Límite | Contacto',
	};
	const called = Object.entries( names ).flatMap( ( [ field, words ] ) =>
		words.split( ' | ' ).map( ( name ) => [ name, field ] )
	);
	const named = await inSandbox< string[] >(
		'ProgramsFilter\\Import\\columns_by_name',
		called.map( ( [ name ] ) => name )
	);
	expect( called.map( ( [ name ], at ) => [ name, named[ at ] ] ) ).toEqual(
		called
	);
	expect(
		await inSandbox( 'ProgramsFilter\\Import\\recognized_columns', [
			'TITULO',
			'Fecha de inicio',
			'Fecha',
			'Observaciones',
		] )
	).toEqual( [ 'title', 'start', 'day', '' ] );
	expect(
		await inSandbox( 'ProgramsFilter\\Import\\recognized_columns', [
			'Títol',
			'Data',
			'Per a qui',
			'Darrer dia per inscriure-s’hi',
			'Prezo',
			'Izenburua',
		] )
	).toEqual( [ 'title', 'day', 'audience', '', 'price', '' ] );
} );

it( 'writes no cell that a spreadsheet runs, and reads again what it wrote', async () => {
	const written = {
		'=1+1': "'=1+1",
		'+34 600': "'+34 600",
		'-5': "'-5",
		'@x': "'@x",
		'\tx': "'\tx",
		'\rx': "'\rx",
		'\nx': "'\nx",
		' =1': "' =1",
		'\u00A0\u3000+1': "'\u00A0\u3000+1",
		'＝1': "'＝1",
		'＋1': "'＋1",
		'－1': "'－1",
		'＠x': "'＠x",
		// Columns that are separated in another way.
		'a\n=1': "a\n'=1",
		'a,=1;-2': "a,'=1;'-2",
		"a\t'@x, b": "a\t''@x, b",
		"'=x": "''=x",
		"''=x": "'''=x",
		[ `x;${ ' '.repeat( 9000 ) }y` ]: `x;${ ' '.repeat( 9000 ) }y`,
		"'s": "'s",
		'5=5': '5=5',
		'': '',
	};
	const texts = Object.keys( written );
	const cells = Object.values( written );
	expect( await each( 'Import\\neutralized_cell', texts ) ).toEqual( cells );
	expect( await each( 'Import\\restored_cell', cells ) ).toEqual( texts );
} );
