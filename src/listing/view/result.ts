/** The result of a filter besides the cards: the count, the empty state and what the event says. */
import { BLOCK, GRID } from './markup';

/** Source of a filter. */
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

/** Places of a grid's result: its block, or its parent in hand-written markup, and blocks that only filter it. */
const placesOf = (
	grid: Element,
	groups: readonly Element[]
): ( Element | null )[] => [
	grid.closest( BLOCK ) ?? grid.parentElement,
	...groups
		.map( ( group ) => group.closest( BLOCK ) )
		.filter( ( block ) => ! block?.querySelector( GRID ) ),
];

/** An element of a place, not of a block inside it. */
const partOf = (
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
 * @param groups Groups that control it.
 * @param counts Result.
 * @param isNew  Whether it is that of a choice: then what the page says of its address is over.
 * @return The count as text; '' if the page has no words for it.
 */
export function writeCounts(
	grid: Element,
	groups: readonly Element[],
	counts: Counts,
	isNew?: boolean
): string {
	// A block without a count has the words in its group.
	const silent = groups.find(
		( group ) => ( group as HTMLElement ).dataset.some
	) as HTMLElement | undefined;
	let text = silent ? countText( silent.dataset, counts ) : '';
	for ( const place of placesOf( grid, groups ) ) {
		const count = partOf( place, '.programas-count' );
		const empty = partOf( place, '.programas-empty' );
		if ( count ) {
			text = countText( count.dataset, counts );
			count.textContent = text;
		}
		if ( isNew ) {
			partOf( place, '.programas-notice' )?.remove();
		}
		if ( empty ) {
			empty.hidden = counts.visible > 0;
		}
	}

	return text;
}
