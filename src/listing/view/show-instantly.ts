/** Shows and hides cards without motion, for choices before filter-bar/ has loaded. */
import { cardsOf } from './markup';
import type { Selection } from './state';

/**
 * Shows the matching cards and hides the others.
 *
 * @param grid   Grid.
 * @param wanted Which cards.
 */
export function showInstantly(
	grid: Element,
	wanted: Selection[ 'wanted' ]
): void {
	for ( const card of cardsOf( grid ) ) {
		card.hidden = ! wanted( card );
	}
}
