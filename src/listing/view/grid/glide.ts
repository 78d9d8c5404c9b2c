/** Cards that stay glide from where they are seen to where a change of the grid puts them. */
import { MOTION_MS } from '../constants';

const placeOf = ( card: Element ): DOMRect => card.getBoundingClientRect();

/**
 * Changes the grid, and lets cards glide. All places are read before anything is written.
 *
 * @param cards  Cards that may come to another place.
 * @param change Changes the grid. Cancels earlier glides: a card glides on from where it is seen.
 * @return The glides.
 */
export function glide(
	cards: readonly Element[],
	change: () => void
): Animation[] {
	const before = cards.map( placeOf );
	change();
	const after = cards.map( placeOf );

	return cards.flatMap( ( card, index ) => {
		const from = before[ index ];
		const to = after[ index ];
		// What was hidden enters, and what is hidden has left.
		const stays = from?.height && to?.height;
		const x = stays && from.x - to.x;
		const y = stays && from.y - to.y;

		return x || y
			? card.animate(
					// A card may have a transform of its own.
					{ translate: [ `${ x }px ${ y }px`, 'none' ] },
					{ duration: MOTION_MS, easing: 'ease-out' }
				)
			: [];
	} );
}
