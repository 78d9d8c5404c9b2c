import type { Browser } from '@playwright/test';

import type { Pages } from '../content/pages.ts';
import { summarise, type Summary } from '../statistics.ts';
import type { Click, Parts } from './act.ts';
import { NARROW, positionsOf } from './categories.ts';
import { type Case, type Clicks, clicksOf } from './clicks.ts';
import type { Options } from './options.ts';
import { rows } from './rows.ts';
import type { Server } from './serve.ts';

/** One direction of a row, in milliseconds. */
export interface ClickSummary {
	paint: Summary;
	work: Summary;
	/** Time that passed in script, style and layout: medians. */
	parts: Parts;
	/** Longest task of any click; 0 when none was longer than 50 ms. */
	longestTask: number;
	/** How many clicks had a long task. */
	withLongTask: number;
	/** Largest layout shift of any click. */
	shift: number;
}

/** A row at a size and a speed. */
export interface ClickResult {
	row: string;
	size: number;
	slowdown: number;
	/** Undefined for a rival that does not finish in 8 s. */
	narrow: ClickSummary | undefined;
	widen: ClickSummary | undefined;
}

/**
 * What clicks had in common.
 *
 * @param clicks Clicks, at least one.
 */
export function summary( clicks: readonly Click[] ): ClickSummary {
	const of = ( pick: ( click: Click ) => number ): Summary =>
		summarise( clicks.map( pick ) );
	const longest = clicks.map( ( { longTasks } ) =>
		Math.max( 0, ...longTasks )
	);

	return {
		paint: of( ( { paint } ) => paint ),
		work: of( ( { work } ) => work ),
		parts: {
			script: of( ( { parts } ) => parts.script ).median,
			style: of( ( { parts } ) => parts.style ).median,
			layout: of( ( { parts } ) => parts.layout ).median,
		},
		longestTask: Math.max( ...longest ),
		withLongTask: longest.filter( ( duration ) => duration > 0 ).length,
		shift: Math.max( ...clicks.map( ( { shift } ) => shift ) ),
	};
}

/**
 * Measures clicks. First every row has to show the right cards; then the rows take turns.
 *
 * @param browser Browser.
 * @param server  Server.
 * @param pages   Pages.
 * @param options What to measure.
 * @param report  Receives lines of progress.
 */
export async function measureClicks(
	browser: Browser,
	server: Server,
	pages: Pages,
	options: Options,
	report: ( line: string ) => void
): Promise< ClickResult[] > {
	const results: ClickResult[] = [];
	// Who did not finish is not tried on a harder page.
	const beaten = new Map< string, number >();
	for ( const size of options.sizes ) {
		const expected = positionsOf( pages.html.get( size ) ?? '', NARROW );
		for ( const slowdown of options.slowdowns ) {
			const open = ( row: string, pairs: number ): Promise< Clicks > => {
				const address = server.address( row, size );
				const what: Case = { address, expected, size, slowdown };

				return clicksOf( browser, what, pairs );
			};
			const all = new Map< string, Clicks >();
			for ( const { id } of rows.filter( ( row ) =>
				options.rows.includes( row.id )
			) ) {
				const tooHard = slowdown >= ( beaten.get( id ) ?? Infinity );
				const failed = tooHard || ( await open( id, 1 ) ).failed;
				all.set( id, { narrow: [], widen: [], failed } );
				report(
					`${ size } cards, ${ slowdown }x: ${ id } ${ failed ? 'does not finish' : 'is right' }`
				);
			}
			for ( let round = 0; round < options.rounds; round++ ) {
				for ( const [ id, clicks ] of all ) {
					if ( ! clicks.failed ) {
						const { narrow, widen, failed } = await open(
							id,
							options.pairs
						);
						clicks.narrow.push( ...narrow );
						clicks.widen.push( ...widen );
						clicks.failed = failed;
					}
				}
			}
			for ( const [ row, { narrow, widen, failed } ] of all ) {
				if ( failed ) {
					beaten.set(
						row,
						Math.min( slowdown, beaten.get( row ) ?? slowdown )
					);
				}
				const result: ClickResult = {
					row,
					size,
					slowdown,
					narrow: failed ? undefined : summary( narrow ),
					widen: failed ? undefined : summary( widen ),
				};
				results.push( result );
				report( inWords( result ) );
			}
		}
	}

	return results;
}

/** A result in a line of progress. */
export function inWords( {
	row,
	narrow,
	widen,
}: Pick< ClickResult, 'row' | 'narrow' | 'widen' > ): string {
	const one = ( click: ClickSummary | undefined ): string =>
		click
			? `${ click.paint.median.toFixed( 0 ) } ms, work ${ click.work.median.toFixed( 0 ) }, longest task ${ click.longestTask.toFixed( 0 ) }`
			: '–';

	return `  ${ row.padEnd( 14 ) } ${ one( narrow ).padEnd( 40 ) } ${ one( widen ) }`;
}
