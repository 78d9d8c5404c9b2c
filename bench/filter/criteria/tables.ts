import { table } from '../../markdown.ts';
import { longest, median, ms, weightsOf } from '../tables.ts';
import type { CriteriaResult } from './measure.ts';
import { moves } from './moves.ts';
import { rows } from './rows.ts';

const partsOf = ( { narrow }: CriteriaResult ): string =>
	narrow
		? [ narrow.parts.script, narrow.parts.style, narrow.parts.layout ]
				.map( ms )
				.join( ' / ' )
		: '–';

/**
 * A table for each number of cards, such as `criteria-1000`.
 *
 * @param results Measurements.
 * @param file    Reads a script, to weigh it.
 */
export async function criteriaTables(
	results: readonly CriteriaResult[],
	file: ( address: string ) => Promise< Buffer >
): Promise< Record< string, string > > {
	const weights = await weightsOf( rows, file );
	const groups = Map.groupBy( results, ( { size } ) => `criteria-${ size }` );

	return Object.fromEntries(
		[ ...groups ].map( ( [ name, group ] ) => [
			name,
			table(
				[
					'',
					'JS, kB gzip',
					'to paint, narrowing, ms',
					'widening, ms',
					'main-thread work, narrowing, ms',
					'narrowing: script / style / layout, elapsed',
					'widening, ms',
					'longest task, ms',
				],
				moves.flatMap( ( move ) =>
					group
						.filter( ( result ) => result.move === move.id )
						.map( ( result ) => [
							`${ move.name }: ${ rows.find( ( { id } ) => id === result.row )?.name ?? '' }`,
							weights.get( result.row ) ?? '',
							median( result, 'narrow', 'paint' ),
							median( result, 'widen', 'paint' ),
							median( result, 'narrow', 'work' ),
							partsOf( result ),
							median( result, 'widen', 'work' ),
							`${ longest( result.narrow ) } / ${ longest( result.widen ) }`,
						] )
				)
			),
		] )
	);
}
