/**
 * Parses numbers and ranges, and tests whether a card has one of them (`6-12`, `16-`, `0-5 8-10`; a price of 12.50 € is `12.5-`), for controls.ts
 * and matching.ts. The server does the same (includes/listing/card-values.php).
 */
import { overlaps, type Span } from './spans';

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

/** A number, or a range of numbers, in hundredths: `7` is [700, 701), `6-12` [600, 1201), `12.5-` [1250, ∞). */
function spanOf( written: string ): Span {
	const [ low = NaN, high = low ] = written
		.split( '-' )
		.map( ( part ) => Math.round( Number( part || Infinity ) * 100 ) );

	return [ low, high + 1 ];
}

/**
 * Whether ranges have a number, or one of a range.
 *
 * @param ranges    Value of a card.
 * @param requested Number or range.
 */
export function hasNumber( ranges: string, requested: string ): boolean {
	const asked = spanOf( requested );

	return ranges
		.split( ' ' )
		.some( ( range ) => overlaps( spanOf( range ), asked ) );
}
