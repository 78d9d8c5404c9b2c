import { table } from '../markdown.ts';
import type { Summary } from '../statistics.ts';
import { bytesOf, total } from '../weight/bytes.ts';
import { minified } from '../weight/minified.ts';
import type { ClickTask, ClickTasks } from './click-task.ts';
import type { ClickResult, ClickSummary } from './measure-clicks.ts';
import type { LoadResult } from './measure-load.ts';
import type { TraceResult } from './measure-traces.ts';
import type { Row } from './rival-rows.ts';
import { rows } from './rows.ts';

/**
 * Milliseconds as tables show them.
 *
 * @param value Milliseconds.
 */
export const ms = ( value: number ): string =>
	Math.round( value ).toLocaleString( 'en' );

const withSpread = ( { median: middle, low, high }: Summary ): string =>
	`${ ms( middle ) } (${ ms( low ) }–${ ms( high ) })`;

type Direction = 'narrow' | 'widen';

/** Median and spread of what a direction took. */
export const median = (
	result: Pick< ClickResult, Direction >,
	direction: Direction,
	measure: 'paint' | 'work'
): string => {
	const summary = result[ direction ]?.[ measure ];

	return summary ? withSpread( summary ) : '> 8 s';
};

/** The longest task of a direction. */
export const longest = ( summary: ClickSummary | undefined ): string =>
	summary ? ms( summary.longestTask ) : '–';

/** Of scripts, in kB after gzip. */
async function weightOf(
	scripts: readonly string[],
	file: ( address: string ) => Promise< Buffer >
): Promise< string > {
	if ( scripts.length === 0 ) {
		return '–';
	}
	const all = await Promise.all(
		scripts.map( async ( script ) =>
			bytesOf( await minified( script, await file( script ) ) )
		)
	);

	return ( total( all ).gzip / 1000 ).toFixed( 1 );
}

/**
 * Weights of the scripts of rows, in kB after gzip, by the row's id.
 *
 * @param of   Rows.
 * @param file Reads a script.
 */
export async function weightsOf(
	of: readonly Row[],
	file: ( address: string ) => Promise< Buffer >
): Promise< Map< string, string > > {
	return new Map(
		await Promise.all(
			of.map(
				async ( { id, scripts } ) =>
					[ id, await weightOf( scripts, file ) ] as const
			)
		)
	);
}

/**
 * A table for each number of cards and each speed, such as `clicks-1000-1x`.
 *
 * @param results Measurements.
 * @param file    Reads a script, to weigh it.
 */
export async function clickTables(
	results: readonly ClickResult[],
	file: ( address: string ) => Promise< Buffer >
): Promise< Record< string, string > > {
	const weights = await weightsOf( rows, file );
	const groups = Map.groupBy(
		results,
		( { size, slowdown } ) => `clicks-${ size }-${ slowdown }x`
	);

	return Object.fromEntries(
		[ ...groups ].map( ( [ name, group ] ) => [
			name,
			table(
				[
					'',
					'JS, kB gzip',
					'click to paint, narrowing, ms',
					'widening, ms',
					'main-thread work, narrowing, ms',
					'widening, ms',
					'longest task, ms',
				],
				group.map( ( result ) => [
					rows.find( ( { id } ) => id === result.row )?.name ?? '',
					weights.get( result.row ) ?? '',
					median( result, 'narrow', 'paint' ),
					median( result, 'widen', 'paint' ),
					median( result, 'narrow', 'work' ),
					median( result, 'widen', 'work' ),
					`${ longest( result.narrow ) } / ${ longest( result.widen ) }`,
				] )
			),
		] )
	);
}

/**
 * How the page loads.
 *
 * @param results Measurements.
 */
export function loadTable( results: readonly LoadResult[] ): string {
	return table(
		[
			'cards, at a quarter of the speed',
			'LCP with our script, ms',
			'without it, ms',
			'blocking time with it, ms',
			'without it, ms',
			'CLS with it',
			'without it',
		],
		results.map( ( { size, largestPaint, blocking, shift } ) => [
			ms( size ),
			withSpread( largestPaint.with ),
			withSpread( largestPaint.without ),
			withSpread( blocking.with ),
			withSpread( blocking.without ),
			shift.with.toFixed( 3 ),
			shift.without.toFixed( 3 ),
		] )
	);
}

/**
 * What traces say about our script.
 *
 * @param results Measurements.
 */
export function traceTable( results: readonly TraceResult[] ): string {
	return table(
		[
			'cards',
			'our script while loading, 4x slowed, ms',
			'of it blocking, ms',
			'our script in two clicks, ms',
			'forced layouts',
			'forced styles',
			'CLS while scrolling',
		],
		results.map( ( { size, load, clicks, scrollShift } ) => [
			ms( size ),
			ms( load.ours ),
			ms( load.blocking ),
			ms( clicks.ours ),
			String( load.forced + clicks.forced ),
			String( load.restyled + clicks.restyled ),
			scrollShift.toFixed( 3 ),
		] )
	);
}

/**
 * What the task of a click consists of.
 *
 * @param results Measurements.
 */
export function clickTaskTable( results: readonly ClickTasks[] ): string {
	const line = (
		row: string,
		direction: string,
		{ whole, script, style, layout, prePaint }: ClickTask
	): string[] => [
		`${ rows.find( ( { id } ) => id === row )?.name ?? row }, ${ direction }`,
		...[ whole, script, style, layout, prePaint ].map( ms ),
	];

	return table(
		[
			'the task of a click, 200 cards, 4x slowed, medians, ms',
			'whole',
			'script',
			'style',
			'layout',
			'before the paint',
		],
		results.flatMap( ( { row, narrow, widen } ) => [
			line( row, 'narrowing', narrow ),
			line( row, 'widening', widen ),
		] )
	);
}
