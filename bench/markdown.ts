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

/** What is promised: how much at most, and what was measured; undefined when this run did not. */
export interface Promised {
	what: string;
	/** Of several promises of the same: which. */
	of?: string;
	most: string;
	measured: string | undefined;
}

/**
 * Promises as a Markdown list, with those of the same in one item.
 *
 * @param promises Promises.
 */
export function promisesList( promises: readonly Promised[] ): string {
	return [ ...new Set( promises.map( ( { what } ) => what ) ) ]
		.map(
			( what ) =>
				`- ${ what }: ${ promises
					.filter( ( promise ) => promise.what === what )
					.map(
						( { of, most, measured } ) =>
							`${ of ? `${ of } ` : '' }**${ most }**, measured ${
								measured ?? '–'
							}`
					)
					.join( '; ' ) }`
		)
		.join( '\n' );
}
