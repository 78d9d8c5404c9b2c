/** Suggestions where nothing matches: which filter to remove, and how many programs that brings. Made and rendered like chips. */
import { write } from '../view/choice';
import { ALL } from '../view/constants';
import {
	activePillOf,
	BLOCK,
	categoryOf,
	groupsControlling,
	labelOf,
} from '../view/markup';
import type { Shown } from '../view/state';
import { addressWith, type Link } from './chips';
import { CATEGORY, keyOf, WORDS } from './controls';
import type { Criterion } from './matching';
import { formatNumber, valueLabel } from './texts';

type Counts = ReadonlyMap< Criterion, ReadonlyMap< string, number > >;

/** The label of the filter that a suggestion removes. */
function labelOfCriterion(
	grid: Element,
	{ control, chosen }: Criterion
): string {
	const pill = groupsControlling( grid ).map( activePillOf ).find( Boolean );
	if ( ! control ) {
		return pill && categoryOf( pill ) !== ALL ? labelOf( pill ) : '';
	}

	return chosen
		.map( ( value ) =>
			keyOf( control ) === WORDS
				? value
				: valueLabel( grid, control, value )
		)
		.join( ', ' );
}

/**
 * Returns the suggestions in the empty state of a grid, by their list.
 *
 * @param grid   Grid.
 * @param shown  What it shows.
 * @param counts Counts by criterion and value; '' for the count without that criterion.
 */
export function suggestionLists(
	grid: Element,
	{ visible }: Shown,
	counts: Counts
): Array< [ Element, Link[] ] > {
	const list = grid
		.closest( BLOCK )
		?.querySelector< HTMLElement >( '.programas-suggestions' );
	if ( ! list ) {
		return [];
	}
	const { one = '', many = '' } = list.dataset;
	const links = [ ...( visible ? [] : counts ) ].flatMap(
		( [ criterion, numbers ] ) => {
			const number = numbers.get( '' ) ?? 0;
			const label = labelOfCriterion( grid, criterion );
			const key = criterion.control
				? keyOf( criterion.control )
				: CATEGORY;

			return number && label
				? [
						{
							text: ( number === 1 ? one : many )
								.replace( '%2$s', () =>
									formatNumber( grid, number )
								)
								// Last: a search may contain a placeholder.
								.replace( '%1$s', () => label ),
							attributes: {
								class: 'programas-suggestion',
								href: criterion.control
									? addressWith(
											grid,
											new Map( [ [ key, [] ] ] )
										)
									: write( location.search, grid, {
											category: ALL,
											most: 0,
										} ) + location.hash,
								'data-key': key,
							},
						},
					]
				: [];
		}
	);

	return [ [ list, links ] ];
}
