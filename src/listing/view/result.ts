/**
 * Writes the result of a filter into the count and the empty state, and declares the event `programas:filter`; called by choice.ts.
 */
import { allOf, BLOCK, GRID, GROUP, SEARCH } from './markup';

/** What caused a filter. */
export type FilterSource =
	'pill' | 'address' | 'history' | 'criterion' | 'search' | 'more';

/** How many cards match, and how many there are. */
export interface Counts {
	visible: number;
	total: number;
}

/** Detail of the event `programas:filter`. */
export interface FilterDetail extends Counts {
	/** Slug, or `all`. */
	category: string;
	/** Label of the pill. */
	label: string;
	source: FilterSource;
	/** Values by criterion. */
	criteria?: Record< string, string[] >;
}

/** Name of the event on the grid. */
export const EVENT = 'programas:filter';

// For hand-written markup. The block's markup has translated texts.
const COUNT_ALL = '%s resultados';
const COUNT_SOME = '%1$s de %2$s';

/** Positions of thousands separators. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Formats a number as the server does. `toLocaleString` is slow the first time.
 *
 * @param number    Number.
 * @param separator Thousands separator.
 */
export const withThousands = ( number: number, separator: string ): string =>
	String( number ).replace( THOUSANDS, () => separator );

/** An element of a container that is not inside a nested block. */
const ownPart = (
	place: Element | null,
	selector: string
): HTMLElement | undefined =>
	[ ...( place?.querySelectorAll< HTMLElement >( selector ) ?? [] ) ].find(
		( part ) => part.closest( BLOCK ) === place?.closest( BLOCK )
	);

function countText(
	{
		all = COUNT_ALL,
		some = COUNT_SOME,
		thousands = '.',
	}: HTMLElement[ 'dataset' ],
	{ visible, total }: Counts
): string {
	// `%s` and `%1$s`: matching cards; `%2$s`: all cards.
	return ( visible === total ? all : some ).replace(
		/%(2?)[1$]*s/g,
		( _, second ) => withThousands( second ? total : visible, thousands )
	);
}

/**
 * Writes count and empty state.
 *
 * @param grid   Grid.
 * @param counts Result.
 * @param isNew  Whether the visitor has filtered: removes the notice about the URL of the page.
 * @return The count as text; '' if the page has no text for it.
 */
export function writeCounts(
	grid: Element,
	counts: Counts,
	isNew?: boolean
): string {
	const filters = allOf( grid, `${ GROUP },${ SEARCH }` );
	// A block that shows no count has its text in the group, for screen readers.
	const silent = filters.find( ( { dataset } ) => dataset.some );
	let text = silent ? countText( silent.dataset, counts ) : '';
	// Its block (its parent in hand-written markup), and blocks that only filter it.
	for ( const place of [
		grid.closest( BLOCK ) ?? grid.parentElement,
		...filters
			.map( ( filter ) => filter.closest( BLOCK ) )
			.filter( ( block ) => ! block?.querySelector( GRID ) ),
	] ) {
		const count = ownPart( place, '.programas-count' );
		const empty = ownPart( place, '.programas-empty' );
		if ( count ) {
			text = countText( count.dataset, counts );
			count.textContent = text;
		}
		if ( isNew ) {
			ownPart( place, '.programas-notice' )?.remove();
		}
		if ( empty ) {
			empty.hidden = counts.visible > 0;
		}
	}

	return text;
}
