/**
 * Shows a category in one step: what the server would have sent.
 *
 * It serves a page that a cache sent unfiltered, and a click that comes before the rest of the script.
 */
import { cardsOf, matches } from './markup';
import type { Counts } from './result';

/**
 * Shows the cards of a category and hides the others.
 *
 * @param grid     Grid.
 * @param category Slug, or `all`.
 */
export function showInstantly( grid: Element, category: string ): Counts {
	const cards = cardsOf( grid );
	let visible = 0;
	for ( const card of cards ) {
		card.hidden = ! matches( card, category );
		visible += card.hidden ? 0 : 1;
	}

	return { visible, total: cards.length };
}
