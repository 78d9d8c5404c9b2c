/**
 * Parses numbers and ranges, and tests whether a card has one of them (`6-12`, `16-`, `0-5 8-10`; a price of 12.50 € is `12.5-`), for controls.ts
 * and matching.ts. The server does the same (includes/listing/card-values.php).
 */

/**
 * Returns a valid number, or a range of numbers, without zeros before them.
 *
 * @param written Text.
 * @param highest Highest number; '' without a limit.
 * @param isRange Whether it may be a range: `6-12`.
 * @return '' for another one, or one that is out of range.
 */
export function numeric(
	written: string,
	highest: string,
	isRange = false
): string {
	const numbers = written
		.split( '-' )
		.map( ( part ) => ( /^\d{1,5}$/.test( part ) ? Number( part ) : NaN ) );
	const [ first = NaN, last = first ] = numbers;

	return numbers.length <= ( isRange ? 2 : 1 ) &&
		first <= last &&
		last <= Number( highest || 99999 )
		? numbers.join( '-' )
		: '';
}

/**
 * Whether ranges have a number, or one of a range.
 *
 * @param ranges    Value of a card.
 * @param requested Number or range.
 */
export function overlaps( ranges: string, requested: string ): boolean {
	const numbers = requested.split( '-' ).map( Number );

	return ranges.split( ' ' ).some( ( range ) => {
		const [ , low, high ] = /^(\d+(?:\.\d+)?)-(\d*)$/.exec( range ) ?? [];

		return (
			low !== undefined &&
			Math.max( ...numbers ) >= Number( low ) &&
			( ! high || Math.min( ...numbers ) <= Number( high ) )
		);
	} );
}
