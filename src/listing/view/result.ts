/** What a filter leaves in the page besides the cards: the count, the empty state and the event. */
import { BLOCK, GRID } from './markup';

/** What made a filter be applied. */
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
	/** What else is asked for: values by criterion. */
	criteria?: Record< string, string[] >;
}

/** Name of the event on the grid. */
export const EVENT = 'programas:filter';

// The block's markup brings its own texts, translated; these are for markup that a person wrote.
const COUNT_ALL = '%s programas';
const COUNT_SOME = '%1$s de %2$s programas';

/** Each place before which three, six, nine … digits stand until the end. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * A number as the server writes it: `toLocaleString` takes longer, the first time, than everything else of a click.
 *
 * @param number    Number.
 * @param separator What stands between the digits of a thousand.
 */
export const withThousands = ( number: number, separator: string ): string =>
	String( number ).replace( THOUSANDS, () => separator );

/** Where the result of a grid is written: in its block, or beside it where a person wrote it, and in blocks that only filter it. */
const placesOf = (
	grid: Element,
	groups: readonly Element[]
): ( Element | null )[] => [
	grid.closest( BLOCK ) ?? grid.parentElement,
	...groups
		.map( ( group ) => group.closest( BLOCK ) )
		.filter( ( block ) => ! block?.querySelector( GRID ) ),
];

/** What stands in a place itself, not in a block inside it. */
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
	// `%s` and `%1$s` are how many match, `%2$s` of how many.
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
 */
export function writeCounts(
	grid: Element,
	groups: readonly Element[],
	counts: Counts
): void {
	for ( const place of placesOf( grid, groups ) ) {
		const count = partOf( place, '.programas-count' );
		const empty = partOf( place, '.programas-empty' );
		if ( count ) {
			count.textContent = countText( count.dataset, counts );
		}
		if ( empty ) {
			empty.hidden = counts.visible > 0;
		}
	}
}

/**
 * Tells other scripts of a filter, when people see it already.
 *
 * @param grid   Grid.
 * @param detail Result.
 */
export function publish( grid: Element, detail: FilterDetail ): void {
	grid.dispatchEvent(
		new CustomEvent< FilterDetail >( EVENT, { bubbles: true, detail } )
	);
}
