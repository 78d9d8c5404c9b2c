/** Shows a selection without motion: on unfiltered pages from a cache, and for clicks before the rest of the script. */
import type { Selection } from './later';
import { cardsOf } from './markup';
import type { Counts } from './result';

/**
 * Shows the matching cards and hides the others.
 *
 * @param grid   Grid.
 * @param wanted Which cards.
 */
export function showInstantly(
	grid: Element,
	wanted: Selection[ 'wanted' ]
): Counts {
	const cards = cardsOf( grid );
	let visible = 0;
	for ( const card of cards ) {
		card.hidden = ! wanted( card );
		visible += card.hidden ? 0 : 1;
	}

	return { visible, total: cards.length };
}
