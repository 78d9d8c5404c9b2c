/**
 * What a filter leaves in the page besides the cards: the count, the empty state and the event.
 */
import { blockOf } from '../markup';

/** What made a filter be applied. */
export type FilterSource = 'pill' | 'address' | 'history';

/** Detail of the event `programas:filter`. */
export interface FilterDetail {
	/** Slug, or `all`. */
	category: string;
	/** Label of the pill. */
	label: string;
	/** Number of cards that match. */
	visible: number;
	/** Number of all cards. */
	total: number;
	source: FilterSource;
}

/** Name of the event on the grid. */
export const EVENT = 'programas:filter';

// The block's markup brings its own texts, translated; these are for markup that a person wrote.
const COUNT_ALL = '%s programas';
const COUNT_SOME = '%1$s de %2$s programas';

/**
 * Writes the count into the elements of the group's and the grid's block.
 *
 * @param elements Group and grid.
 * @param visible  Number of cards that match.
 * @param total    Number of all cards.
 */
function writeCounts(
	elements: readonly Element[],
	visible: number,
	total: number
): void {
	const format = new Intl.NumberFormat(
		document.documentElement.lang || undefined
	);
	for ( const block of new Set( elements.map( blockOf ) ) ) {
		const count = block?.querySelector< HTMLElement >( '.programas-count' );
		const empty = block?.querySelector< HTMLElement >( '.programas-empty' );
		if ( count ) {
			const { all = COUNT_ALL, some = COUNT_SOME } = count.dataset;
			count.textContent = ( visible === total ? all : some )
				.replace( /%(1\$)?s/, format.format( visible ) )
				.replace( '%2$s', format.format( total ) );
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
	writeCounts( [ group, grid ], detail.visible, detail.total );
	grid.dispatchEvent(
		new CustomEvent< FilterDetail >( EVENT, { bubbles: true, detail } )
	);
}
