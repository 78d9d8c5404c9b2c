/** A sheet of a workbook as CSV, as the import reads it (includes/import/parser.php). */

/** A cell as `read-excel-file` gives it. Dates are in UTC. */
export type Cell = string | number | boolean | Date | null;

const two = ( number: number ): string => String( number ).padStart( 2, '0' );

const MINUTE = 60_000;

/** A day, a moment, or an hour, which Excel stores as one of the year 1899. */
function dateText( date: Date ): string {
	// Seconds are rounding.
	const rounded = new Date( Math.round( date.getTime() / MINUTE ) * MINUTE );
	const time = `${ two( rounded.getUTCHours() ) }:${ two( rounded.getUTCMinutes() ) }`;
	if ( rounded.getUTCFullYear() < 1900 ) {
		return time;
	}
	const day = rounded.toISOString().slice( 0, 10 );

	return time === '00:00' ? day : `${ day } ${ time }`;
}

function cellText( cell: Cell, hasComma: boolean ): string {
	if ( cell === null ) {
		return '';
	}
	if ( cell instanceof Date ) {
		return Number.isNaN( cell.getTime() ) ? '' : dateText( cell );
	}
	if ( typeof cell !== 'number' ) {
		return String( cell );
	}
	// Not 0.30000000000000004.
	const number = String( Number( cell.toPrecision( 15 ) ) );

	return hasComma ? number.replace( '.', ',' ) : number;
}

/**
 * Returns a sheet as CSV.
 *
 * @param rows     Rows.
 * @param language Language of the page, such as "es-ES": in English, numbers have a point before their decimals, elsewhere a comma.
 */
export function csvOf(
	rows: readonly ( readonly Cell[] )[],
	language: string
): string {
	const hasComma = ! language.startsWith( 'en' );

	return `\uFEFF${ rows
		.map( ( row ) =>
			row
				.map(
					( cell ) =>
						`"${ cellText( cell, hasComma ).replaceAll( '"', '""' ) }"`
				)
				.join( ';' )
		)
		.join( '\r\n' ) }\r\n`;
}
