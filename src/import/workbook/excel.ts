/** Reads workbooks of Excel and LibreOffice, and writes those of Excel, with SheetJS. A separate file, which index.ts loads when it is needed. */
import {
	type CellObject,
	read,
	utils,
	type WorkBook,
	type WorkSheet,
	write,
} from '@e965/xlsx';
import { type Page, type Pages, rowOf } from './pages';
import { archives, formats } from './sheetjs';

/** Columns that are read. A cell far outside is a slip, and as many empty ones before it would fill the memory. */
const MOST_COLUMNS = 256;

const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
const LINK_FORMULA = /^HYPERLINK\(\s*"((?:[^"]|"")*)"/i;

/** A number in which more is seen than the number: a currency, a unit, zeros before it. */
const MORE_THAN_NUMBER = /[^\d.,+\-E()\s]|^0\d/;

/** How texts of cells are made. */
interface Reading {
	/** Such as "es-ES". */
	language: string;
	/** Whether numbers are shown as in the language of the document, else as in English. */
	isOpenDocument: boolean;
	date1904: boolean;
}

/** A day, a moment, an hour or a month, as the format shows it. */
function dateText( value: number, format: string, reading: Reading ): string {
	const { date1904, language } = reading;
	const shown = ( pattern: string ): string =>
		formats.format( pattern, value, { date1904 } );
	// Without what it quotes, and languages and colors in brackets.
	const letters = format
		.split( ';', 1 )
		.join()
		.toLowerCase()
		.replace( /"[^"]*"|\\.|_./g, '' )
		.replace( /\[(?!h+\]|m+\]|s+\])[^\]]*\]/g, '' );
	if ( value < 1 || ( ! /[dy]/.test( letters ) && /[hs]/.test( letters ) ) ) {
		return shown( 'hh:mm' );
	}
	if ( letters.includes( 'd' ) ) {
		return shown( 'yyyy-mm-dd hh:mm' ).replace( / 00:00$/, '' );
	}
	const month = new Date( shown( 'yyyy-mm' ) ).toLocaleDateString( language, {
		month: 'long',
		timeZone: 'UTC',
	} );

	return `${ letters.includes( 'm' ) ? month : '' } ${ shown( 'yyyy' ) }`.trim();
}

function numberText(
	value: number,
	shown: string,
	{ isOpenDocument, language }: Reading
): string {
	const hasComma = ! language.startsWith( 'en' );
	if ( ! MORE_THAN_NUMBER.test( shown ) ) {
		// Not 0.30000000000000004.
		const number = String( Number( value.toPrecision( 15 ) ) );

		return hasComma ? number.replace( '.', ',' ) : number;
	}

	return hasComma && ! isOpenDocument
		? shown.replace(
				/(\d)([.,])(?=\d)/g,
				( _, digit: string, sign ) =>
					digit + ( sign === '.' ? ',' : '.' )
			)
		: shown;
}

function cellText( cell: CellObject, reading: Reading ): string {
	const { v: value, w: shown = '', z: format } = cell;
	if ( cell.t === 'e' ) {
		return shown;
	}
	if ( typeof value === 'boolean' ) {
		const yes = reading.language.startsWith( 'en' ) ? 'Yes' : 'Sí';

		return value ? yes : 'No';
	}
	if ( typeof value !== 'number' ) {
		return String( value ?? '' );
	}

	return typeof format === 'string' && formats.is_date( format )
		? dateText( value, format, reading )
		: numberText( value, shown.trim(), reading );
}

/** The address behind a cell, '' for none. */
function cellLink( { l: link, f: formula = '' }: CellObject ): string {
	const address =
		( link?.Target ||
			LINK_FORMULA.exec( formula )?.[ 1 ]?.replaceAll( '""', '"' ) ) ??
		'';

	return LINK.test( address ) ? address : '';
}

/**
 * Each of several rows that share a cell gets what is in it. A title above several columns stays in the first of them.
 */
function repeatMergedCells( sheet: WorkSheet, rows: CellObject[][] ): void {
	for ( const { s: first, e: last } of sheet[ '!merges' ] ?? [] ) {
		const cell = rows[ first.r ]?.[ first.c ];
		const end = Math.min( last.r, rows.length - 1 );
		for ( let row = first.r + 1; cell && row <= end; row++ ) {
			const cells = rows[ row ];
			if ( cells?.some( ( { v } ) => String( v ?? '' ).trim() !== '' ) ) {
				cells[ first.c ] = cell;
			}
		}
	}
}

/** The rows of a sheet. Arrays of SheetJS have gaps, which `forEach()` passes over. */
function rowsOf(
	sheet: WorkSheet,
	reading: Reading
): { rows: Page[ 'rows' ]; isCut: boolean } {
	const data = sheet[ '!data' ] ?? [];
	const rows: Page[ 'rows' ] = [];
	let isCut = false;
	repeatMergedCells( sheet, data );
	data.forEach( ( row, index ) => {
		const cells: string[] = [];
		const links: Record< number, string > = {};
		row.forEach( ( cell, column ) => {
			const text = cellText( cell, reading );
			if ( text.trim() === '' ) {
				return;
			}
			if ( column >= MOST_COLUMNS ) {
				isCut = true;
				return;
			}
			cells[ column ] = text;
			const link = cellLink( cell );
			if ( link !== '' ) {
				links[ column ] = link;
			}
		} );
		if ( cells.length > 0 ) {
			rows.push(
				rowOf(
					index + 1,
					Array.from( cells, ( text?: string ) => text ?? '' ),
					{
						...( Object.keys( links ).length > 0 && { links } ),
						...( sheet[ '!rows' ]?.[ index ]?.hidden && {
							hidden: true,
						} ),
					}
				)
			);
		}
	} );

	return { rows, isCut };
}

/** Marks what the sheets of LibreOffice hide, as SheetJS does with those of Excel. */
function markHidden( book: WorkBook, bytes: Uint8Array ): void {
	const file = archives.find(
		archives.read( bytes, { type: 'array' } ),
		'content.xml'
	);
	const xml = new DOMParser().parseFromString(
		new TextDecoder().decode( Uint8Array.from( file?.content ?? [] ) ),
		'application/xml'
	);
	const all = ( part: Document | Element, name: string ) => [
		...part.getElementsByTagName( name ),
	];
	const styles = all( xml, 'style:table-properties' )
		.filter( ( one ) => one.getAttribute( 'table:display' ) === 'false' )
		.map( ( one ) => one.parentElement?.getAttribute( 'style:name' ) );
	book.Workbook = {
		Sheets: all( xml, 'table:table' ).map( ( table ) => {
			const name = table.getAttribute( 'table:name' ) ?? '';
			const rows: { hidden: boolean }[] = [];
			const last = book.Sheets[ name ]?.[ '!data' ]?.length ?? 0;
			for ( const row of all( table, 'table:table-row' ) ) {
				const hidden = /^(?:collapse|filter)$/.test(
					row.getAttribute( 'table:visibility' ) ?? ''
				);
				let count = Number(
					row.getAttribute( 'table:number-rows-repeated' ) ?? 1
				);
				for ( ; count > 0 && rows.length < last; count-- ) {
					rows.push( { hidden } );
				}
			}
			Object.assign( book.Sheets[ name ] ?? {}, { '!rows': rows } );
			const style = table.getAttribute( 'table:style-name' );
			return { name, Hidden: styles.includes( style ) ? 1 : 0 };
		} ),
	};
}

/**
 * What can be read as a workbook: its bytes, or the web page that some programs call one.
 * Undefined for a text, such as a CSV that is called .xls.
 */
function readable( bytes: Uint8Array ): Uint8Array | string | undefined {
	const [ first ] = bytes;
	// A text in UTF-16 has such bytes, too, and begins with its mark.
	if (
		! [ 0xfe, 0xff ].includes( first ?? 0 ) &&
		bytes.subarray( 0, 1024 ).some( ( byte ) => byte < 9 )
	) {
		return bytes;
	}
	let text = '';
	try {
		text = new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		text = new TextDecoder( 'windows-1252' ).decode( bytes );
	}

	return text.trimStart().startsWith( '<' ) ? text : undefined;
}

/**
 * Reads a workbook.
 *
 * @param  bytes    Its bytes.
 * @param  language Language of the page, such as "es-ES": in English, numbers have a point before their decimals, elsewhere a comma.
 * @return Its pages; undefined where it is a text.
 * @throws {Error} When it cannot be read.
 */
export function readWorkbook(
	bytes: Uint8Array,
	language: string
): Pages | undefined {
	const content = readable( bytes );
	if ( content === undefined ) {
		return undefined;
	}
	const book = read( content, {
		type: typeof content === 'string' ? 'string' : 'array',
		// A text of a web page stays as it is written.
		raw: true,
		dense: true,
		cellNF: true,
		cellHTML: false,
		// For hidden rows.
		cellStyles: true,
	} );
	const isOpenDocument = book.bookType === 'ods';
	const reading = {
		language,
		isOpenDocument,
		date1904: book.Workbook?.WBProps?.date1904 ?? false,
	};
	if ( isOpenDocument ) {
		markHidden( book, bytes );
	}
	const shown = book.SheetNames.filter(
		( _, index ) => ! book.Workbook?.Sheets?.[ index ]?.Hidden
	);
	const sheets = ( shown.length > 0 ? shown : book.SheetNames ).map(
		( name ) => ( {
			name,
			...rowsOf( book.Sheets[ name ] ?? {}, reading ),
		} )
	);

	return {
		pages: sheets
			.filter( ( { rows } ) => rows.length > 0 )
			.map( ( { name, rows } ) => ( { name, rows } ) ),
		isCut: sheets.some( ( { isCut } ) => isCut ),
	};
}

/** A page to be written. Its first row has the names of the columns. */
export interface WrittenPage {
	name: string;
	rows: string[][];
}

const DAY = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** Days from the end of 1899, from which Excel counts, to 1970. */
const FIRST_DAY = 25569;
const MILLISECONDS_A_DAY = 86_400_000;

/** Characters between which the width of a column is. */
const NARROWEST = 10;
const WIDEST = 40;

/** A cell. A day, an hour or a whole number is one for Excel, too; every other text is a text, so that no formula runs. */
function writtenCell( text: string ): CellObject {
	const [ , day, time ] = DAY.exec( text ) ?? [];
	if ( day ) {
		return {
			t: 'n',
			v:
				Date.parse( time ? `${ day }T${ time }Z` : day ) /
					MILLISECONDS_A_DAY +
				FIRST_DAY,
			// Formats that Excel has itself, and shows as the country writes days.
			z: time ? 'm/d/yy h:mm' : 'm/d/yy',
		};
	}

	return WHOLE_NUMBER.test( text )
		? { t: 'n', v: Number( text ) }
		: { t: 's', v: text };
}

/**
 * Returns a workbook of Excel.
 *
 * @param pages Its pages.
 */
export function workbookOf( pages: readonly WrittenPage[] ): ArrayBuffer {
	const book = utils.book_new();
	for ( const { name, rows } of pages ) {
		const sheet = utils.aoa_to_sheet(
			rows.map( ( row, index ) =>
				row.map( ( text ) =>
					index === 0 ? { t: 's', v: text } : writtenCell( text )
				)
			)
		);
		sheet[ '!cols' ] = ( rows[ 0 ] ?? [] ).map( ( _, column ) => ( {
			wch: rows
				.flatMap( ( row ) => ( row[ column ] ?? '' ).split( '\n' ) )
				.reduce(
					( most, { length } ) =>
						Math.min( WIDEST, Math.max( most, length + 2 ) ),
					NARROWEST
				),
		} ) );
		utils.book_append_sheet( book, sheet, name );
	}

	return write( book, {
		type: 'array',
		bookType: 'xlsx',
		compression: true,
	} ) as ArrayBuffer;
}
