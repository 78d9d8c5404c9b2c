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

const TABLE = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';
const STYLE = 'urn:oasis:names:tc:opendocument:xmlns:style:1.0';

/** How texts of cells are made. */
interface Reading {
	/** Such as "es-ES". */
	language: string;
	/** Whether numbers are shown as in the language of the document, else as in English. */
	isOpenDocument: boolean;
	date1904: boolean;
}

const two = ( number: number ): string => String( number ).padStart( 2, '0' );

const isEnglish = ( { language }: Reading ): boolean =>
	language.startsWith( 'en' );

/** A day, a moment, an hour or a month, as the format shows it. */
function dateText( value: number, format: string, reading: Reading ): string {
	const { date1904, language } = reading;
	const date = formats.parse_date_code( value, { date1904 } );
	if ( ! date ) {
		return '';
	}
	// Without what it quotes, and languages and colors in brackets.
	const letters = format
		.split( ';', 1 )
		.join()
		.toLowerCase()
		.replace( /"[^"]*"|\\.|_./g, '' )
		.replace( /\[(?!h+\]|m+\]|s+\])[^\]]*\]/g, '' );
	const time = `${ two( date.H ) }:${ two( date.M ) }`;
	if ( value < 1 || ( ! /[dy]/.test( letters ) && /[hs]/.test( letters ) ) ) {
		return time;
	}
	if ( ! letters.includes( 'd' ) ) {
		const month = new Intl.DateTimeFormat( language, {
			month: 'long',
			timeZone: 'UTC',
		} ).format( new Date( Date.UTC( date.y, date.m - 1 ) ) );

		return letters.includes( 'm' )
			? `${ month } ${ date.y }`
			: String( date.y );
	}
	const day = `${ date.y }-${ two( date.m ) }-${ two( date.d ) }`;

	return time === '00:00' ? day : `${ day } ${ time }`;
}

function numberText(
	value: number,
	shown: string,
	{ isOpenDocument, ...reading }: Reading
): string {
	const hasComma = ! isEnglish( { isOpenDocument, ...reading } );
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
		const yes = isEnglish( reading ) ? 'Yes' : 'Sí';

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
	isHidden: ( row: number ) => boolean,
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
			while ( cells.length < column ) {
				cells.push( '' );
			}
			cells[ column ] = text;
			const link = cellLink( cell );
			if ( link !== '' ) {
				links[ column ] = link;
			}
		} );
		if ( cells.length > 0 ) {
			rows.push(
				rowOf( index + 1, cells, {
					...( Object.keys( links ).length > 0 && { links } ),
					...( isHidden( index ) && { hidden: true } ),
				} )
			);
		}
	} );

	return { rows, isCut };
}

/** What a sheet does not show. */
interface Hidden {
	isPage: boolean;
	isRow: ( row: number ) => boolean;
}

/** What the sheets of LibreOffice hide, by their names: SheetJS does not tell. */
function hiddenInOpenDocument( bytes: Uint8Array ): Map< string, Hidden > {
	const content = archives.find(
		archives.read( bytes, { type: 'array' } ),
		'content.xml'
	)?.content;
	const xml = new DOMParser().parseFromString(
		new TextDecoder().decode( Uint8Array.from( content ?? [] ) ),
		'application/xml'
	);
	const hiddenStyles = [ ...xml.getElementsByTagNameNS( STYLE, 'style' ) ]
		.filter(
			( style ) =>
				style
					.getElementsByTagNameNS( STYLE, 'table-properties' )[ 0 ]
					?.getAttributeNS( TABLE, 'display' ) === 'false'
		)
		.map( ( style ) => style.getAttributeNS( STYLE, 'name' ) );

	return new Map(
		[ ...xml.getElementsByTagNameNS( TABLE, 'table' ) ].map( ( table ) => {
			const ranges: [ number, number ][] = [];
			let next = 0;
			for ( const row of table.getElementsByTagNameNS(
				TABLE,
				'table-row'
			) ) {
				const first = next;
				next += Number(
					row.getAttributeNS( TABLE, 'number-rows-repeated' ) ?? 1
				);
				if (
					( row.getAttributeNS( TABLE, 'visibility' ) ??
						'visible' ) !== 'visible'
				) {
					ranges.push( [ first, next ] );
				}
			}

			return [
				table.getAttributeNS( TABLE, 'name' ) ?? '',
				{
					isPage: hiddenStyles.includes(
						table.getAttributeNS( TABLE, 'style-name' )
					),
					isRow: ( row ) =>
						ranges.some(
							( [ first, end ] ) => first <= row && row < end
						),
				},
			];
		} )
	);
}

function hiddenInExcel( book: WorkBook ): Map< string, Hidden > {
	return new Map(
		book.SheetNames.map( ( name, index ) => [
			name,
			{
				isPage: !! book.Workbook?.Sheets?.[ index ]?.Hidden,
				isRow: ( row ) =>
					!! book.Sheets[ name ]?.[ '!rows' ]?.[ row ]?.hidden,
			},
		] )
	);
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
	const hidden = isOpenDocument
		? hiddenInOpenDocument( bytes )
		: hiddenInExcel( book );
	const shown = book.SheetNames.filter(
		( name ) => ! hidden.get( name )?.isPage
	);
	const sheets = ( shown.length > 0 ? shown : book.SheetNames ).map(
		( name ) => ( {
			name,
			...rowsOf(
				book.Sheets[ name ] ?? {},
				( row ) => hidden.get( name )?.isRow( row ) ?? false,
				reading
			),
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

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** Days from the end of 1899, from which Excel counts, to 1970. */
const FIRST_DAY = 25569;
const MILLISECONDS_A_DAY = 86_400_000;

/** Characters between which the width of a column is. */
const NARROWEST = 10;
const WIDEST = 40;

/** A cell. A day, an hour or a whole number is one for Excel, too; every other text is a text, so that no formula runs. */
function writtenCell( text: string ): CellObject {
	const [ isDay, ...parts ] = DAY.exec( text ) ?? [];
	if ( isDay ) {
		const [ year = 0, month = 1, day, hour, minute, second ] = parts.map(
			( part: string | undefined ) => Number( part ?? 0 )
		);
		return {
			t: 'n',
			v:
				Date.UTC( year, month - 1, day, hour, minute, second ) /
					MILLISECONDS_A_DAY +
				FIRST_DAY,
			// Formats that Excel has itself, and shows as the country writes days.
			z: parts[ 3 ] === undefined ? 'm/d/yy' : 'm/d/yy h:mm',
		};
	}

	return WHOLE_NUMBER.test( text )
		? { t: 'n', v: Number( text ) }
		: { t: 's', v: text };
}

/** The width of a column: that of its longest line. */
function widthOf( rows: string[][], column: number ): number {
	const longest = rows.reduce( ( most, row ) => {
		const lines = ( row[ column ] ?? '' ).split( '\n' );

		return Math.max( most, ...lines.map( ( { length } ) => length ) );
	}, NARROWEST );

	return Math.min( WIDEST, longest + 2 );
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
			wch: widthOf( rows, column ),
		} ) );
		utils.book_append_sheet( book, sheet, name );
	}

	return write( book, {
		type: 'array',
		bookType: 'xlsx',
		compression: true,
	} ) as ArrayBuffer;
}
