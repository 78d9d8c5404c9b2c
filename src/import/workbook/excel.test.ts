import { TextDecoder, TextEncoder } from 'node:util';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { readWorkbook, workbookOf } from './excel';
import { linesOf } from './pages';
import { archives } from './sheetjs';

// jsdom has none.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

const book = ( sheets: Record< string, WorkSheet > ) => ( {
	SheetNames: Object.keys( sheets ),
	Sheets: sheets,
} );

const bytesOf = (
	workbook: Parameters< typeof write >[ 0 ],
	bookType: 'xlsx' | 'xls' | 'ods' = 'xlsx'
) =>
	new Uint8Array(
		write( workbook, {
			type: 'array',
			bookType,
			compression: true,
		} ) as ArrayBuffer
	);

const read = ( bytes: Uint8Array, language = 'es-ES' ) =>
	readWorkbook( bytes, language );

/** The texts of the cells A2, B2 … */
const texts = ( cells: WorkSheet[ string ][], language = 'es-ES' ) => {
	const sheet = utils.aoa_to_sheet( [ [ 'Título' ], cells ] );
	return read( bytesOf( book( { Hoja: sheet } ) ), language )?.pages[ 0 ]
		?.rows[ 1 ]?.[ 1 ];
};

const number = ( v: number, z = 'General' ) => ( { t: 'n', v, z } );

const sheetOf = ( ...rows: string[][] ) => utils.aoa_to_sheet( rows );

it( 'gives the rows of each page with their numbers, without those that are blank', () => {
	const bytes = bytesOf(
		book( {
			Talleres: sheetOf( [ 'Título' ], [], [ '', 'Coro "mixto"\n2.ª' ] ),
			Vacía: sheetOf(),
			Notas: sheetOf( [ 'Nada' ] ),
		} )
	);
	const found = read( bytes );
	expect( linesOf( found?.pages ?? [] ) ).toBe(
		[
			'{"format":"programs-filter-sheet"}',
			'{"page":"Talleres"}',
			'[1,["Título"]]',
			'[3,["","Coro \\"mixto\\"\\n2.ª"]]',
			'{"page":"Notas"}',
			'[1,["Nada"]]',
			'',
		].join( '\n' )
	);
} );

it.each( [ 'xlsx', 'xls' ] as const )(
	'reads days, hours and months as the format shows them (%s)',
	( bookType ) => {
		const sheet = utils.aoa_to_sheet( [
			[
				number( 46084, 'dd/mm/yyyy' ),
				number( 46084.75, 'd/m/yyyy h:mm' ),
				number( 0.75, 'hh:mm' ),
				number( 46054, 'mmmm yyyy' ),
			],
		] );
		expect(
			read( bytesOf( book( { Hoja: sheet } ), bookType ) )?.pages
		).toEqual( [
			{
				name: 'Hoja',
				rows: [
					[
						1,
						[
							'2026-03-03',
							'2026-03-03 18:00',
							'18:00',
							'febrero 2026',
						],
					],
				],
			},
		] );
	}
);

it( 'reads days by every format that Excel has for them', () => {
	expect(
		texts( [
			number( 46054, 'mmm-yy' ),
			number( 46054, '[$-C0A]mmmm yyyy;@' ),
			number( 46054, 'yyyy' ),
			number( 46084, '[$-F800]dddd, mmmm dd, yyyy' ),
			number( 46084.75, 'h:mm AM/PM' ),
			number( 46084.749999999, 'm/d/yy h:mm' ),
			number( 46084.9999999999, 'd "de" mmmm' ),
			number( 1.5, '[h]:mm' ),
		] )
	).toEqual( [
		'febrero 2026',
		'febrero 2026',
		'2026',
		'2026-03-03',
		'18:00',
		'2026-03-03 18:00',
		'2026-03-04',
		'12:00',
	] );
	expect( texts( [ number( 46054, 'mmmm yyyy' ) ], 'en-US' ) ).toEqual( [
		'February 2026',
	] );
} );

it( 'counts days from 1904 where a workbook does', () => {
	const sheet = utils.aoa_to_sheet( [ [ number( 44622, 'dd/mm/yyyy' ) ] ] );
	const bytes = bytesOf( {
		...book( { Hoja: sheet } ),
		Workbook: { WBProps: { date1904: true } },
	} );
	expect( read( bytes )?.pages[ 0 ]?.rows ).toEqual( [
		[ 1, [ '2026-03-03' ] ],
	] );
} );

it( 'writes numbers as people do, with their currency or unit', () => {
	const cells = [
		number( 25.5 ),
		number( 1200, '#,##0' ),
		number( 0.1 + 0.2 ),
		number( -3.70379 ),
		number( 25, '#,##0 "€"' ),
		number( 1250.5, '#,##0.00\\ [$€-C0A]' ),
		number( 0.5, '0%' ),
		number( 8001, '00000' ),
		number( 12, '0 "plazas"' ),
	];
	expect( texts( cells ) ).toEqual( [
		'25,5',
		'1200',
		'0,3',
		'-3,70379',
		'25 €',
		'1.250,50 €',
		'50%',
		'08001',
		'12 plazas',
	] );
	expect( texts( cells.slice( 0, 6 ), 'en-US' ) ).toEqual( [
		'25.5',
		'1200',
		'0.3',
		'-3.70379',
		'25 €',
		'1,250.50 €',
	] );
} );

it( 'writes switches in words, and leaves errors to the import', () => {
	const cells = [
		{ t: 'b', v: true },
		{ t: 'b', v: false },
		{ t: 'e', v: 0x17, w: '#REF!' },
	];
	expect( texts( cells ) ).toEqual( [ 'Sí', 'No', '#REF!' ] );
	expect( texts( cells, 'en-US' ) ).toEqual( [ 'Yes', 'No', '#REF!' ] );
} );

it.each( [ 'xlsx', 'xls', 'ods' ] as const )(
	'hands over the addresses behind cells, of links and of formulas (%s)',
	( bookType ) => {
		const link = ( Target: string ) => ( {
			t: 's',
			v: 'Aquí',
			l: { Target },
		} );
		const sheet = utils.aoa_to_sheet( [
			[
				link( 'https://example.org/?a=1&b=2' ),
				link( 'mailto:hola@example.org' ),
				'Nada',

				link( 'javascript:alert(1)' ),
				// SheetJS writes no formulas into an .xls.
				bookType === 'xls'
					? link( 'https://example.org/f' )
					: {
							t: 's',
							v: 'Web',
							f: 'HYPERLINK("https://example.org/f","Web")',
						},
			],
		] );
		expect(
			read( bytesOf( book( { Hoja: sheet } ), bookType ) )?.pages[ 0 ]
				?.rows[ 0 ]
		).toEqual( [
			1,
			[ 'Aquí', 'Aquí', 'Nada', 'Aquí', expect.any( String ) ],
			{
				links: {
					0: 'https://example.org/?a=1&b=2',
					1: 'mailto:hola@example.org',
					4: 'https://example.org/f',
				},
			},
		] );
	}
);

it( 'marks hidden rows, and leaves out hidden pages', () => {
	const sheet = sheetOf( [ 'Título' ], [ 'Coro' ], [ 'Baile' ] );
	sheet[ '!rows' ] = [ {}, { hidden: true } ];
	const hidden = ( ...states: ( 0 | 1 | 2 )[] ) =>
		read(
			bytesOf( {
				...book( {
					Uno: sheet,
					Dos: sheetOf( [ 'Nada' ] ),
					Tres: sheetOf( [ 'Nada' ] ),
				} ),
				Workbook: {
					Sheets: states.map( ( Hidden ) => ( { Hidden } ) ),
				},
			} )
		)?.pages;
	expect( hidden( 0, 1, 2 ) ).toEqual( [
		{
			name: 'Uno',
			rows: [
				[ 1, [ 'Título' ] ],
				[ 2, [ 'Coro' ], { hidden: true } ],
				[ 3, [ 'Baile' ] ],
			],
		},
	] );
	expect( hidden( 1, 1, 2 ) ).toHaveLength( 3 );
} );

/** A workbook in which one part is another. */
const withPart = (
	bookType: 'xlsx' | 'ods',
	part: string,
	xml: string
): Uint8Array => {
	const bytes = bytesOf( book( { Hoja: sheetOf( [ 'x' ] ) } ), bookType );
	const archive = archives.read( bytes, { type: 'array' } );
	const file = archives.find( archive, part );
	if ( file ) {
		file.content = new TextEncoder().encode( xml );
	}
	return Uint8Array.from(
		archives.write( archive, {
			type: 'array',
			fileType: 'zip',
			compression: true,
		} )
	);
};

/** A document of LibreOffice. */
const openDocument = ( content: string ): Uint8Array =>
	withPart(
		'ods',
		'content.xml',
		`<?xml version="1.0" encoding="UTF-8"?><office:document-content
			xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
			xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
			xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
			xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
			xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
			office:version="1.3">${ content }</office:document-content>`
	);

it( 'reads days, hours and months of LibreOffice as their style shows them', () => {
	const style = ( name: string, parts: string ) =>
		`<number:date-style style:name="N${ name }">${ parts }</number:date-style><style:style style:name="${ name }" style:family="table-cell" style:data-style-name="N${ name }"/>`;
	const month = '<number:month number:style="long" number:textual="true"/>';
	const year = '<number:year number:style="long"/>';
	const cell = ( name: string, value: string ) =>
		`<table:table-cell table:style-name="${ name }" ${ value }><text:p>x</text:p></table:table-cell>`;
	const date = ( value: string ) =>
		`office:value-type="date" office:date-value="${ value }"`;
	const bytes = openDocument(
		`<office:automatic-styles>
			${ style( 'day', `<number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text>${ year }` ) }
			${ style( 'month', `${ month }<number:text> </number:text>${ year }` ) }
		</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Uno"><table:table-row>
			${ cell( 'day', date( '2026-03-03' ) ) }${ cell( 'day', date( '2026-03-03T18:00:00' ) ) }${ cell( 'month', date( '2026-02-01' ) ) }
			${ cell( '', 'office:value-type="time" office:time-value="PT18H00M00S"' ) }
		</table:table-row></table:table></office:spreadsheet></office:body>`
	);
	expect( read( bytes )?.pages[ 0 ]?.rows ).toEqual( [
		[ 1, [ '2026-03-03', '2026-03-03 18:00', 'febrero 2026', '18:00' ] ],
	] );
} );

it( 'marks the hidden rows and leaves out the hidden pages of LibreOffice, and shows its numbers as they stand', () => {
	const row = ( text: string, more = '' ) =>
		`<table:table-row ${ more }><table:table-cell office:value-type="string">
			<text:p>${ text }</text:p></table:table-cell></table:table-row>`;
	const price =
		'<table:table-row><table:table-cell office:value-type="currency" office:currency="EUR" office:value="1250.5"><text:p>1.250,50 €</text:p></table:table-cell></table:table-row>';
	const bytes = openDocument(
		`<office:automatic-styles>
			<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
			<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
		</office:automatic-styles><office:body><office:spreadsheet>
			<table:table table:name="Uno" table:style-name="ta1"><table:table-header-rows>${ row( 'Título' ) }</table:table-header-rows>
				<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>
				${ row( 'Coro', 'table:visibility="filter"' ) }${ row( 'Baile' ) }${ row( 'Yoga', 'table:visibility="collapse"' ) }${ price }
				<table:table-row table:number-rows-repeated="1048569"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
			</table:table>
			<table:table table:name="Dos" table:style-name="ta2">${ row( 'Nada' ) }</table:table>
		</office:spreadsheet></office:body>`
	);
	expect( read( bytes )?.pages ).toEqual( [
		{
			name: 'Uno',
			rows: [
				[ 1, [ 'Título' ] ],
				[ 4, [ 'Coro' ], { hidden: true } ],
				[ 5, [ 'Baile' ] ],
				[ 6, [ 'Yoga' ], { hidden: true } ],
				[ 7, [ '1.250,50 €' ] ],
			],
		},
	] );
} );

it( 'repeats what several rows share, and no title above the columns', () => {
	const sheet = sheetOf(
		[ 'Programa de otoño', '', '' ],
		[ 'Título', 'Lugar', 'Hora' ],
		[ 'Coro', 'Aula 1', '10:00' ],
		[ 'Baile', '', '12:00' ],
		[ '', '', '' ],
		[ 'Yoga', '', '13:00' ]
	);
	sheet[ '!merges' ] = [ 'A1:C1', 'B3:B6' ].map( ( range ) =>
		utils.decode_range( range )
	);
	expect(
		read( bytesOf( book( { Hoja: sheet } ) ) )?.pages[ 0 ]?.rows
	).toEqual( [
		[ 1, [ 'Programa de otoño' ] ],
		[ 2, [ 'Título', 'Lugar', 'Hora' ] ],
		[ 3, [ 'Coro', 'Aula 1', '10:00' ] ],
		[ 4, [ 'Baile', 'Aula 1', '12:00' ] ],
		[ 6, [ 'Yoga', 'Aula 1', '13:00' ] ],
	] );
} );

it.each( [ 'XFD1', 'A1048576', 'XFD1048576' ] )(
	'reads a workbook with a cell at %s at once, and says what it leaves out',
	( cell ) => {
		const xml = `<c r="${ cell }" t="inlineStr"><is><t>x</t></is></c>`;
		const [ first, last ] = cell.endsWith( '6' )
			? [ '', `<row r="1048576">${ xml }</row>` ]
			: [ xml, '' ];
		const bytes = withPart(
			'xlsx',
			'sheet1.xml',
			`<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:${ cell }"/><sheetData>
				<row r="1"><c r="A1" t="inlineStr"><is><t>Título</t></is></c>${ first }</row>${ last }</sheetData></worksheet>`
		);
		const began = performance.now();
		const before = process.memoryUsage().heapUsed;
		const found = read( bytes );
		expect( performance.now() - began ).toBeLessThan( 2000 );
		expect( process.memoryUsage().heapUsed - before ).toBeLessThan( 5e7 );
		expect( linesOf( found?.pages ?? [] ).length ).toBeLessThan( 150 );
		expect( found?.isCut ).toBe( cell.startsWith( 'XFD' ) );
	}
);

it( 'reads a web page that is called a workbook as it is written, and leaves a text to the import', () => {
	const encode = ( text: string ) => new TextEncoder().encode( text );
	const table =
		'<table><tr><td>Título</td></tr><tr><td>3/4/2027</td></tr></table>';
	expect( read( encode( table ) )?.pages[ 0 ]?.rows ).toEqual( [
		[ 1, [ 'Título' ] ],
		[ 2, [ '3/4/2027' ] ],
	] );
	const latin = Uint8Array.from( table, ( letter ) =>
		letter.charCodeAt( 0 )
	);
	expect( read( latin )?.pages[ 0 ]?.rows[ 0 ] ).toEqual( [
		1,
		[ 'Título' ],
	] );
	expect( read( encode( 'Título;Día\nCoro;3/4/2027' ) ) ).toBeUndefined();
	expect( read( encode( 'PK' ) ) ).toBeUndefined();
	expect(
		read( Uint8Array.of( 0xff, 0xfe, 0x54, 0, 0xed, 0 ) )
	).toBeUndefined();
	expect( () => read( encode( 'PK\x03\x04' ) ) ).toThrow();
} );

/** Thirty-one columns, as the template has them: after Z comes AA. */
const WRITTEN = [
	Array.from( { length: 31 }, ( _, column ) => `Columna ${ column + 1 }` ),
	[ '2027-02-14', '2027-02-14 18:00', '2026-01-02 03:04:45', '20', '007' ],
	[ '=1+1', 'A <b> & "c"\nd', '1234567890', '-3', '' ],
	Array.from( { length: 31 }, () => 'x' ),
];

it( 'writes a workbook whose parts are XML, with each cell once and in order', () => {
	const archive = archives.read(
		new Uint8Array(
			workbookOf( [ { name: 'Programas', rows: WRITTEN } ] )
		),
		{ type: 'array' }
	);
	const xml = new Map(
		archive.FullPaths.map( ( path, index ): [ string, Document ] => [
			path.replace( /^[^/]*\//, '' ),
			new DOMParser().parseFromString(
				new TextDecoder().decode(
					Uint8Array.from( archive.FileIndex[ index ]?.content ?? [] )
				),
				'application/xml'
			),
		] ).filter( ( [ path ] ) => /\.(?:xml|rels)$/.test( path ) )
	);
	expect(
		[ ...xml ].filter( ( [ , part ] ) =>
			part.querySelector( 'parsererror' )
		)
	).toEqual( [] );
	const types = [
		...( xml.get( '[Content_Types].xml' )?.querySelectorAll( 'Override' ) ??
			[] ),
	].map( ( type ) => type.getAttribute( 'PartName' )?.slice( 1 ) );
	expect( [ ...xml.keys() ].sort() ).toEqual(
		expect.arrayContaining( types.sort() )
	);
	const cells = [
		...( xml.get( 'xl/worksheets/sheet1.xml' )?.querySelectorAll( 'c' ) ??
			[] ),
	].map( ( cell ) => utils.decode_cell( cell.getAttribute( 'r' ) ?? '' ) );
	const places = cells.map( ( { r, c } ) => r * 100 + c );
	expect( places ).toEqual(
		[ ...new Set( places ) ].sort( ( a, b ) => a - b )
	);
	expect( Math.max( ...cells.map( ( { c } ) => c ) ) ).toBe( 30 );
} );

it( 'writes days as days, numbers as numbers, and no formula', () => {
	const archive = archives.read(
		new Uint8Array(
			workbookOf( [
				{ name: 'Programas', rows: WRITTEN },
				{ name: 'Columnas', rows: [ [ 'Columna' ] ] },
			] )
		),
		{ type: 'array' }
	);
	const fileOf = ( name: string ) =>
		new TextDecoder().decode(
			Uint8Array.from( archives.find( archive, name )?.content ?? [] )
		);
	const sheet = fileOf( 'sheet1.xml' );
	const cell = ( place: string ) =>
		new RegExp( `<c r="${ place }"([^>]*)>(.*?)</c>`, 's' )
			.exec( sheet )
			?.slice( 1 );
	expect( fileOf( 'workbook.xml' ) ).toMatch(
		/name="Programas".*name="Columnas"/s
	);
	// Days since 1900, in formats of Excel's own: 14 is a day, 22 one with its hour.
	expect( fileOf( 'styles.xml' ) ).toMatch(
		/<cellXfs[^>]*>.*numFmtId="14".*numFmtId="22"/s
	);
	expect( [ 'A2', 'B2', 'D2' ].map( cell ) ).toEqual( [
		[ ' s="1"', '<v>46432</v>' ],
		[ ' s="2"', '<v>46432.75</v>' ],
		[ '', '<v>20</v>' ],
	] );
	for ( const [ place, text ] of [
		[ 'E2', '007' ],
		[ 'A3', '=1+1' ],
		[ 'B3', 'A &lt;b&gt; &amp; &quot;c&quot;\nd' ],
		[ 'D3', '-3' ],
	] as const ) {
		const [ type, written ] = cell( place ) ?? [];
		expect( type ).toMatch( /t="(?:str|s)"/ );
		expect( written ).toContain( text );
	}
	expect( sheet ).not.toContain( '<f' );
} );

it( 'writes no workbook in which a text would not be whole', () => {
	const rows = [ [ 'Título' ], [ 'x'.repeat( 32_768 ) ] ];
	expect( () => workbookOf( [ { name: 'Programas', rows } ] ) ).toThrow();
} );

it( 'reads what it has written as it was, to the minute', () => {
	const bytes = new Uint8Array(
		workbookOf( [ { name: 'Programas', rows: WRITTEN } ] )
	);
	expect( read( bytes )?.pages[ 0 ]?.rows.slice( 1, 3 ) ).toEqual( [
		[
			2,
			[
				'2027-02-14',
				'2027-02-14 18:00',
				'2026-01-02 03:04',
				'20',
				'007',
			],
		],
		[ 3, [ '=1+1', 'A <b> & "c"\nd', '1234567890', '-3' ] ],
	] );
} );

it( 'writes half of an emoji as a sign that PHP can read', () => {
	expect(
		linesOf( [ { name: 'Hoja', rows: [ [ 1, [ 'a\uD83D', '🎨' ] ] ] } ] )
	).toContain( '["a\uFFFD","🎨"]' );
} );
