/**
 * A Markdown table. The first column is text, the others are numbers.
 *
 * @param headers Names of the columns.
 * @param rows    Cells.
 */
export function table(
	headers: readonly string[],
	rows: ReadonlyArray< readonly string[] >
): string {
	const line = ( cells: readonly string[] ): string =>
		`| ${ cells.join( ' | ' ) } |`;

	return [
		line( headers ),
		line( headers.map( ( _, index ) => ( index === 0 ? '---' : '--:' ) ) ),
		...rows.map( line ),
	].join( '\n' );
}
