/** Of several measurements, the middle and the two ends. */
export interface Summary {
	median: number;
	low: number;
	high: number;
	/** How many there were. */
	runs: number;
}

/**
 * Median and spread.
 *
 * @param values Measurements, at least one.
 */
export function summarise( values: readonly number[] ): Summary {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const at = ( index: number ): number => sorted[ index ] ?? NaN;
	const middle = sorted.length / 2;

	return {
		median:
			sorted.length % 2 === 1
				? at( Math.floor( middle ) )
				: ( at( middle - 1 ) + at( middle ) ) / 2,
		low: at( 0 ),
		high: at( sorted.length - 1 ),
		runs: sorted.length,
	};
}
