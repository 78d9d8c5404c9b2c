/** Suggestions where nothing matches: which filter to remove, and how many programs that brings. Made and rendered like chips. */
import { ALL } from '../view/constants';
import { BLOCK } from '../view/markup';
import type { Shown } from '../view/state';
import { addressWith, makeLink } from './chips';
import { CATEGORY, keyOf, WORDS } from './controls';
import type { Criterion } from './matching';
import { categoryLabel, formatNumber, getText, valueLabel } from './texts';

type Counts = ReadonlyMap< Criterion, ReadonlyMap< string, number > >;

/** The label of the filter that a suggestion removes. */
const labelOfCriterion = (
	grid: Element,
	{ control, chosen }: Criterion
): string =>
	control
		? chosen
				.map( ( value ) =>
					keyOf( control ) === WORDS
						? value
						: valueLabel( grid, control, value )
				)
				.join( ', ' )
		: categoryLabel( grid );

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
): Array< [ Element, Element[] ] > {
	const list = grid
		.closest( BLOCK )
		?.querySelector< HTMLElement >( '.programas-suggestions' );
	if ( ! list ) {
		return [];
	}
	const links = [ ...( visible ? [] : counts ) ].flatMap(
		( [ criterion, numbers ] ) => {
			const number = numbers.get( '' ) ?? 0;
			const label = labelOfCriterion( grid, criterion );
			const { control } = criterion;
			const key = control ? keyOf( control ) : CATEGORY;
			const change = control
				? { requested: new Map( [ [ key, [] ] ] ) }
				: { category: ALL };

			return number && label
				? makeLink(
						`${ getText( grid, 'remove', getText( grid, 'search', label ) ) } · ${ formatNumber( grid, number ) }`,
						{
							class: 'programas-suggestion',
							href: addressWith( grid, change ),
							'data-key': key,
						}
					)
				: [];
		}
	);

	return [ [ list, links ] ];
}
