/** A sheet of a workbook as CSV, as the import reads it (includes/import/parser.php). */

/** A cell as `read-excel-file` gives it. Dates are in UTC. */
export type Cell = string | number | boolean | Date | null;

const two = ( number: number ): string => String( number ).padStart( 2, '0' );

/** A day, a moment, or an hour, which Excel stores as one of the year 1899. */
function dateText( date: Date ): string {
	// Seconds are rounding.
	const minutes = Math.round( ( date.getTime() / 60_000 ) % 1440 );
	const inDay = ( minutes + 1440 ) % 1440;
	const time = `${ two( Math.floor( inDay / 60 ) ) }:${ two( inDay % 60 ) }`;

	if ( date.getUTCFullYear() < 1900 ) {
		return time;
	}

	const day = date.toISOString().slice( 0, 10 );

	return inDay === 0 ? day : `${ day } ${ time }`;
}

function cellText( cell: Cell, decimals: Intl.NumberFormat ): string {
	if ( cell === null ) {
		return '';
	}
	if ( cell instanceof Date ) {
		return Number.isNaN( cell.getTime() ) ? '' : dateText( cell );
	}

	return typeof cell === 'number' ? decimals.format( cell ) : String( cell );
}

/**
 * Returns a sheet as CSV.
 *
 * @param rows     Rows.
 * @param language Language in which numbers have their decimals, such as "es-ES".
 */
export function csvOf(
	rows: readonly ( readonly Cell[] )[],
	language: string
): string {
	const decimals = new Intl.NumberFormat( language, {
		useGrouping: false,
		maximumFractionDigits: 10,
	} );

	return `\uFEFF${ rows
		.map( ( row ) =>
			row
				.map(
					( cell ) =>
						`"${ cellText( cell, decimals ).replaceAll( '"', '""' ) }"`
				)
				.join( ';' )
		)
		.join( '\r\n' ) }\r\n`;
}
