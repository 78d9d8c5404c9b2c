/**
 * Applies a category in one step, without React and without motion: what the server would have sent.
 *
 * It serves a page that a cache sent unfiltered, and a visitor whose connection failed before the rest of the script came.
 */
import {
	ACTIVE,
	cardsOf,
	categoryOf,
	gridOf,
	labelOf,
	matches,
	pillsOf,
} from '../markup';
import { type FilterSource, publish } from './result';

/**
 * Marks the pill and shows the cards of a category.
 *
 * @param group    Group.
 * @param category Slug, or `all`.
 * @param source   What asked for it.
 * @param chosen   The pill that was used; by default the first one with that category.
 */
export function applyInstantly(
	group: Element,
	category: string,
	source: FilterSource,
	chosen: Element | undefined = pillsOf( group ).find(
		( pill ) => categoryOf( pill ) === category
	)
): void {
	for ( const pill of pillsOf( group ) ) {
		pill.classList.toggle( ACTIVE, pill === chosen );
		pill.setAttribute( 'aria-pressed', String( pill === chosen ) );
	}
	const grid = gridOf( group );
	if ( ! grid ) {
		return;
	}
	const cards = cardsOf( grid );
	let visible = 0;
	for ( const card of cards ) {
		card.hidden = ! matches( card, category );
		visible += card.hidden ? 0 : 1;
	}
	publish( grid, group, {
		category,
		label: chosen ? labelOf( chosen ) : '',
		visible,
		total: cards.length,
		source,
	} );
}
