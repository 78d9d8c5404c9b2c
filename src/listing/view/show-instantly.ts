/**
 * Shows what is asked for in one step: what the server would have sent.
 *
 * It serves a page that a cache sent unfiltered, and a click that comes before the rest of the script.
 */
import type { Selection } from './later';
import { cardsOf } from './markup';
import type { Counts } from './result';

/**
 * Shows the cards that are wanted and hides the others.
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
