/**
 * Sheets whose encoding only their letters tell: Windows-1252, Mac Roman, code page 850.
 */
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** Bytes of the letters of the tests, as the tables of Unicode have them. */
const BYTES: Record< string, Record< string, number > > = {
	'windows-1252': {
		á: 0xe1,
		À: 0xc0,
		à: 0xe0,
		é: 0xe9,
		í: 0xed,
		ó: 0xf3,
		ñ: 0xf1,
		ç: 0xe7,
		Á: 0xc1,
		'¿': 0xbf,
		º: 0xba,
	},
	macintosh: {
		á: 0x87,
		À: 0xcb,
		à: 0x88,
		é: 0x8e,
		í: 0x92,
		ó: 0x97,
		ñ: 0x96,
		ç: 0x8d,
		Á: 0xe7,
		'¿': 0xc0,
		º: 0xbc,
	},
	cp850: {
		á: 0xa0,
		À: 0xb7,
		à: 0x85,
		é: 0x82,
		í: 0xa1,
		ó: 0xa2,
		ñ: 0xa4,
		ç: 0x87,
		Á: 0xb5,
		'¿': 0xa8,
		º: 0xa7,
	},
};

/** A file in base64. */
const sheet = ( text: string, encoding: string ) =>
	Buffer.from(
		Array.from(
			text,
			( letter ) =>
				BYTES[ encoding ]?.[ letter ] ?? letter.codePointAt( 0 ) ?? 0
		)
	).toString( 'base64' );

const ENCODINGS = Object.keys( BYTES );
const SPANISH =
	'Nombre;Lugar\nPráctica de natación;Ávila, 3.º piso\n¿Qué pasará mañana?;Río\n';
const CATALAN =
	'Nombre;Lugar\nDansa i cançó;Plaça Marià Fortuny\nReunió;Àgora\n';
const rows = ( text: string ) => text.trim().replaceAll( '\n', ' / ' );

it( 'tells the encoding by the cells where the names of the columns have no accents', async () => {
	const sheets = [ SPANISH, CATALAN, 'Nombre;Lugar\nA;Sala\nB;Río\n' ];
	const cases = sheets.flatMap( ( text ) =>
		ENCODINGS.map( ( encoding ) => [ encoding, text ] as const )
	);
	const read = await inSandbox< unknown[] >(
		'read',
		cases.map( ( [ encoding, text ] ) => sheet( text, encoding ) )
	);
	expect( cases.map( ( [ name ], at ) => [ name, read[ at ] ] ) ).toEqual(
		cases.map( ( [ name, text ] ) => [ name, [ [], rows( text ) ] ] )
	);
} );

it( 'takes UTF-8 for nothing else, and nothing but elisions for Windows-1252 until the answer', async () => {
	expect(
		await inSandbox( 'read', [
			Buffer.from( SPANISH ).toString( 'base64' ),
			Buffer.from(
				'Nombre\nL\x92art de la dansa: l\x92hora\n',
				'latin1'
			).toString( 'base64' ),
		] )
	).toEqual( [
		[ [], rows( SPANISH ) ],
		[
			[ 'windows-1252', 'macintosh' ],
			'Nombre / L’art de la dansa: l’hora',
		],
	] );
} );

it( 'asks with cells of the sheet where it may be one or the other, and decodes the rows by the answer, again and again', async () => {
	const asked = await inSandbox(
		'answered',
		sheet( 'Nombre;Sala\nMarç;A\nAbril;B\n', 'cp850' ),
		[ '', 'cp850', 'macintosh', 'cp850', 'utf-7' ]
	);
	const mac = 'Nombre;Sala / Mará;A / Abril;B';
	const dos = 'Nombre;Sala / Març;A / Abril;B';
	expect( asked ).toEqual( [
		'¿En cuál están bien las letras?',
		[ 'Mará (Mac)', 'Març (MS-DOS)' ],
		[ 'columns', mac, 'title,place', '', 1 ],
		[ 'check', dos, 'title,place', '', 1 ],
		[ 'check', mac, 'title,place', '', 1 ],
		[ 'check', dos, 'title,place', '', 1 ],
		[ 'check', dos, 'title,place', '', 1 ],
	] );
} );

it( 'shows the columns again where the answer changes their names', async () => {
	expect(
		await inSandbox(
			'answered',
			sheet( 'Nombre;Preço;Sala\nA;2;B\n', 'cp850' ),
			[ 'cp850', 'cp850' ]
		)
	).toEqual( [
		'¿En cuál están bien las letras?',
		[ 'Preáo (Mac)', 'Preço (MS-DOS)' ],
		[
			'columns',
			'Nombre;Preço;Sala / A;2;B',
			'title,price,place',
			'cp850',
			1,
		],
		[ 'check', 'Nombre;Preço;Sala / A;2;B', 'title,price,place', '', 1 ],
	] );
} );

it( 'the command needs an answer where it is not clear, and goes by it where the file is not in UTF-8', async () => {
	const imported = ( file: string, encoding?: string ) =>
		inSandbox< string[] >( 'commanded', file, encoding ?? '' );
	const dos = sheet( 'Nombre\nMarç\n', 'cp850' );
	expect( await imported( dos ) ).toEqual( [
		'Error: Say which encoding has the right letters: --encoding=macintosh (Mará); --encoding=cp850 (Març).',
		'exit 1',
	] );
	expect( await imported( dos, 'utf-7' ) ).toEqual( [
		'Error: The encodings are windows-1252, macintosh, cp850.',
		'exit 1',
	] );
	expect( await imported( dos, 'cp850' ) ).toEqual( [ 'exit 0', 'Març' ] );
	expect( await imported( dos, 'macintosh' ) ).toEqual( [
		'exit 0',
		'Mará',
	] );
	expect(
		await imported(
			Buffer.from( 'Nombre\nMarç\n' ).toString( 'base64' ),
			'cp850'
		)
	).toEqual( [ 'exit 0', 'Març' ] );
} );

it( 'loses no byte from one encoding to another', async () => {
	expect( await inSandbox( 'lost_bytes' ) ).toEqual( {} );
} );
