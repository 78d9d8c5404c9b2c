/**
 * What a filter leaves in the page besides the cards: the count, the empty state and the event.
 */
import { blockOf } from '../markup';

/** What made a filter be applied. */
export type FilterSource = 'pill' | 'address' | 'history';

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
}

/** Name of the event on the grid. */
export const EVENT = 'programas:filter';

// The block's markup brings its own texts, translated; these are for markup that a person wrote.
const COUNT_ALL = '%s programas';
const COUNT_SOME = '%1$s de %2$s programas';

/** Each place before which three, six, nine … digits stand until the end. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Writes count and empty state into the blocks of a grid and a group.
 *
 * @param grid   Grid.
 * @param group  Group.
 * @param counts Result.
 */
export function writeCounts(
	grid: Element,
	group: Element,
	{ visible, total }: Counts
): void {
	for ( const block of new Set( [ group, grid ].map( blockOf ) ) ) {
		const count = block?.querySelector< HTMLElement >( '.programas-count' );
		const empty = block?.querySelector< HTMLElement >( '.programas-empty' );
		if ( count ) {
			const {
				all = COUNT_ALL,
				some = COUNT_SOME,
				thousands = '.',
			} = count.dataset;
			// `toLocaleString` takes longer, the first time, than everything else of a click.
			const format = ( number: number ): string =>
				String( number ).replace( THOUSANDS, () => thousands );
			count.textContent = ( visible === total ? all : some )
				.replace( /%(1\$)?s/, () => format( visible ) )
				.replace( '%2$s', () => format( total ) );
		}
		if ( empty ) {
			empty.hidden = visible > 0;
		}
	}
}

/**
 * Publishes the result of a filter: for people first, then for other scripts.
 *
 * @param grid   Grid.
 * @param group  Group that was used.
 * @param detail Result.
 */
export function publish(
	grid: Element,
	group: Element,
	detail: FilterDetail
): void {
	writeCounts( grid, group, detail );
	grid.dispatchEvent(
		new CustomEvent< FilterDetail >( EVENT, { bubbles: true, detail } )
	);
}
