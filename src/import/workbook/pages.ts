/** The format in which the browser passes a workbook or a calendar to the import: JSON Lines, which includes/import/sheet.php reads. */

/** Text of each cell. */
type Cells = string[];

/**
 * `links` are addresses behind cells, by column. A hidden row is one that the spreadsheet does not show. `unread` is what a calendar says of the dates of
 * an event that cannot be read; `uid` tells an event from all others.
 */
interface Extra {
	links?: Record< number, string >;
	hidden?: true;
	unread?: string;
	uid?: string;
}

/** The number that the spreadsheet shows, and its cells. */
export type Row = [ number, Cells ] | [ number, Cells, Extra ];

export interface Page {
	name: string;
	rows: Row[];
}

/** `isCut` is whether something of the file was left out, as it was too much; `skipped` is how many of its lines cannot be read. */
export interface Pages {
	pages: Page[];
	isCut: boolean;
	skipped?: number;
}

/**
 * Returns a row, with no more than it needs.
 *
 * @param number Its number.
 * @param cells  Its cells.
 * @param extra  What else is to be known of it.
 */
export function rowOf( number: number, cells: Cells, extra: Extra ): Row {
	return Object.keys( extra ).length > 0
		? [ number, cells, extra ]
		: [ number, cells ];
}

/** Half of an emoji, such as of a text that was cut, is no JSON for PHP. */
const wellFormed = ( _key: string, value: unknown ): unknown =>
	typeof value === 'string'
		? value.replace( /\p{Surrogate}/gu, '\uFFFD' )
		: value;

/**
 * Returns pages as the lines of a file.
 *
 * @param pages Pages.
 */
export function linesOf( pages: readonly Page[] ): string {
	return [
		{ format: 'programs-filter-sheet' },
		...pages.flatMap( ( { name, rows } ) => [ { page: name }, ...rows ] ),
	]
		.map( ( line ) => `${ JSON.stringify( line, wellFormed ) }\n` )
		.join( '' );
}
