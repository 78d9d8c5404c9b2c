/**
 * Half-open spans of integers: minutes (moments.ts), or hundredths (numbers.ts).
 */

/** The first integer, and the first one after the last. Either may be infinite. */
export type Span = readonly [ low: number, high: number ];

/** Whether two spans overlap. */
export const overlaps = (
	[ low, high ]: readonly [ ...Span, ...unknown[] ],
	[ from, to ]: Span
): boolean => low < to && high > from;
