import type { Promised } from '../../markdown.ts';
import type { CriteriaResult } from './measure.ts';
import { type Move, moves } from './moves.ts';
import { limit, ours } from './rows.ts';

/** What is promised by number of cards and move: to paint, as a share of what plain `hidden` takes. */
const PROMISED = [
	[ 1000, { select: '≤ 1', switch: '≤ 1', key: '≤ 1' } ],
	[ 5000, { select: '≤ 0.25', switch: '≤ 0.25', key: '≤ 0.4' } ],
] as const;

const DIRECTIONS = [
	[ 'narrow', 'narrowing' ],
	[ 'widen', 'widening' ],
] as const;

/**
 * What the project promises of pages with more criteria than the category, and what was measured.
 *
 * @param results Measurements.
 */
export function promisesOfCriteria(
	results: readonly CriteriaResult[]
): Promised[] {
	const paint = (
		row: string,
		size: number,
		{ id }: Move,
		direction: 'narrow' | 'widen'
	): number | undefined =>
		results.find(
			( result ) =>
				result.row === row && result.size === size && result.move === id
		)?.[ direction ]?.paint.median;

	return PROMISED.flatMap( ( [ size, promised ] ) =>
		moves.flatMap( ( move ) =>
			DIRECTIONS.map( ( [ direction, name ] ): Promised => {
				const own = paint( ours.id, size, move, direction );
				const other = paint( limit.id, size, move, direction );

				return {
					what: `three criteria and search: ${ move.name } to paint, ${ size.toLocaleString( 'en' ) } cards, to plain \`hidden\``,
					of: name,
					most: promised[ move.id ],
					measured:
						own !== undefined && other !== undefined
							? ( own / other ).toFixed( 2 )
							: undefined,
				};
			} )
		)
	);
}
