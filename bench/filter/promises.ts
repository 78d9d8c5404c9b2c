import { type Promised, promisesList } from '../markdown.ts';
import type { ClickTasks } from './click-task.ts';
import type { CriteriaResult } from './criteria/measure.ts';
import { promisesOfCriteria } from './criteria/promises.ts';
import type { ClickResult, ClickSummary } from './measure-clicks.ts';
import type { LoadResult } from './measure-load.ts';
import type { TraceResult } from './measure-traces.ts';
import type { Row } from './rival-rows.ts';
import { limit, limitOnLightCards, ours, oursOnLightCards } from './rows.ts';

/** Everything that a run measured. */
export interface Measured {
	clicks: readonly ClickResult[];
	loads: readonly LoadResult[];
	traces: readonly TraceResult[];
	tasks: readonly ClickTasks[];
	criteria: readonly CriteriaResult[];
}

type Direction = 'narrow' | 'widen';

const NAMES: Record< Direction, string > = {
	narrow: 'narrowing',
	widen: 'widening',
};

/** What is compared, and of what kind the cards are. */
const HEAVY = [ ours, limit, 'cards' ] as const;
const LIGHT = [ oursOnLightCards, limitOnLightCards, 'light cards' ] as const;

/** The number of cards up to which loading must not block. */
const BLOCKING_CARDS = 1000;

const sum = ( numbers: readonly number[] ): number =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/**
 * What the project promises of its filter, and what was measured.
 *
 * @param measured Measurements.
 */
export function filterPromises( {
	clicks,
	loads,
	traces,
	criteria,
}: Omit< Measured, 'tasks' > ): string {
	const find = (
		row: string,
		size: number,
		slowdown: number,
		direction: Direction
	): ClickSummary | undefined =>
		clicks.find(
			( result ) =>
				result.row === row &&
				result.size === size &&
				result.slowdown === slowdown
		)?.[ direction ];
	const ratio = (
		size: number,
		direction: Direction,
		measure: 'paint' | 'work',
		most: string,
		[ first, second, kind ]: readonly [ Row, Row, string ] = HEAVY
	): Promised => {
		const own = find( first.id, size, 1, direction );
		const other = find( second.id, size, 1, direction );

		return {
			what: `${ measure === 'paint' ? 'click to paint' : 'main-thread work' }, ${ size.toLocaleString( 'en' ) } ${ kind }, to plain \`hidden\``,
			of: NAMES[ direction ],
			most,
			measured:
				own &&
				other &&
				( own[ measure ].median / other[ measure ].median ).toFixed(
					2
				),
		};
	};
	const slow = ( [ 'narrow', 'widen' ] as const ).flatMap(
		( direction ) => find( ours.id, 200, 4, direction ) ?? []
	);
	const own = clicks.filter( ( { row } ) => row === ours.id );
	const most = ( numbers: readonly number[] ): number | undefined =>
		numbers.length > 0 ? Math.max( ...numbers ) : undefined;
	const promises: Promised[] = [
		ratio( 1000, 'narrow', 'paint', '≤ 1' ),
		ratio( 1000, 'widen', 'paint', '≤ 0.5' ),
		ratio( 1000, 'narrow', 'work', '≤ 2.2' ),
		ratio( 1000, 'widen', 'work', '≤ 1.2' ),
		ratio( 5000, 'narrow', 'paint', '≤ 1' ),
		ratio( 5000, 'widen', 'paint', '≤ 1' ),
		ratio( 1000, 'narrow', 'paint', '≤ 1', LIGHT ),
		ratio( 1000, 'widen', 'paint', '≤ 1', LIGHT ),
		ratio( 1000, 'narrow', 'work', '≤ 2.5', LIGHT ),
		ratio( 1000, 'widen', 'work', '≤ 2.5', LIGHT ),
		...promisesOfCriteria( criteria ),
		{
			what: 'clicks with a task over 50 ms, 200 cards, 4x slowed',
			most: '0',
			measured:
				slow.length > 0
					? `${ sum( slow.map( ( { withLongTask } ) => withLongTask ) ) } of ${ sum( slow.map( ( { paint } ) => paint.runs ) ) }`
					: undefined,
		},
		{
			what: 'layouts that our script forces, loading and filtering',
			most: '0',
			measured: most(
				traces.map(
					( { load, clicks: both } ) => load.forced + both.forced
				)
			)?.toFixed( 0 ),
		},
		{
			what: 'CLS of a load, beyond that of the same page without our script',
			most: '0',
			measured: most(
				loads.map( ( { shift } ) => shift.with - shift.without )
			)?.toFixed( 3 ),
		},
		{
			what: 'CLS of a click, at full speed',
			most: '0',
			measured: most(
				own
					.filter( ( { slowdown } ) => slowdown === 1 )
					.flatMap( ( { narrow, widen } ) => [
						narrow?.shift ?? 0,
						widen?.shift ?? 0,
					] )
			)?.toFixed( 3 ),
		},
		...loads.map( ( { size, largestPaint } ): Promised => ( {
			what: 'LCP, 4x slowed, to the same page without our script',
			of: `${ size.toLocaleString( 'en' ) } cards`,
			most: '≤ 1',
			measured: (
				largestPaint.with.median / largestPaint.without.median
			).toFixed( 2 ),
		} ) ),
		{
			what: `blocking time of our script while loading, 4x slowed, up to ${ BLOCKING_CARDS.toLocaleString( 'en' ) } cards, ms`,
			most: '< 50',
			measured: most(
				traces
					.filter( ( { size } ) => size <= BLOCKING_CARDS )
					.map( ( { load } ) => load.blocking )
			)?.toFixed( 0 ),
		},
	];

	return promisesList( promises );
}
