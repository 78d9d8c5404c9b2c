import type { Browser } from '@playwright/test';

import { summarise, type Summary } from '../statistics.ts';
import { type Load, loadOf } from './load.ts';
import type { Options } from './options.ts';
import { ours } from './rows.ts';
import { type Server, WITHOUT } from './serve.ts';

/** Largest number of cards for which loading has a target. */
const MOST = 1000;

/** The factor by which the processor is slowed while a page loads. */
export const SLOWDOWN = 4;

/** How a page loads with our script and without it, in milliseconds. */
export interface LoadResult {
	size: number;
	largestPaint: { with: Summary; without: Summary };
	blocking: { with: Summary; without: Summary };
	/** Layout shift; of single loads not ours alone: a theme's fonts may come before the first paint or after it. */
	shift: { with: number; without: number };
}

/**
 * Measures loading, with our script and without it by turns.
 *
 * @param browser Browser.
 * @param server  Server.
 * @param options What to measure.
 * @param report  Receives lines of progress.
 */
export async function measureLoad(
	browser: Browser,
	server: Server,
	options: Options,
	report: ( line: string ) => void
): Promise< LoadResult[] > {
	const results: LoadResult[] = [];
	for ( const size of options.sizes.filter( ( cards ) => cards <= MOST ) ) {
		const present: Load[] = [];
		const absent: Load[] = [];
		for ( let round = 0; round < options.loads; round++ ) {
			present.push(
				await loadOf(
					browser,
					server.address( ours.id, size ),
					SLOWDOWN,
					true
				)
			);
			absent.push(
				await loadOf(
					browser,
					server.address( WITHOUT, size ),
					SLOWDOWN,
					false
				)
			);
		}
		const shift = ( loads: readonly Load[] ): number =>
			summarise( loads.map( ( load ) => load.shift ) ).median;
		const both = ( pick: ( load: Load ) => number ) => ( {
			with: summarise( present.map( pick ) ),
			without: summarise( absent.map( pick ) ),
		} );
		const result: LoadResult = {
			size,
			largestPaint: both( ( load ) => load.largestPaint ),
			blocking: both( ( load ) => load.blocking ),
			shift: {
				with: shift( present ),
				without: shift( absent ),
			},
		};
		results.push( result );
		report(
			`load of ${ size } cards: LCP ${ result.largestPaint.with.median.toFixed( 0 ) } / ${ result.largestPaint.without.median.toFixed( 0 ) } ms, blocking ${ result.blocking.with.median.toFixed( 0 ) } / ${ result.blocking.without.median.toFixed( 0 ) } ms, CLS ${ result.shift.with } / ${ result.shift.without }`
		);
	}

	return results;
}
