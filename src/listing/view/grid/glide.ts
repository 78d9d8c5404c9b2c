/** Animates cards from their old to their new position when the grid changes (FLIP); called by controller.ts. */
import { MOTION_MS } from '../constants';

const boxOf = ( card: Element ): DOMRect => card.getBoundingClientRect();

/**
 * Changes the grid and animates its cards. All boxes are read before anything is written.
 *
 * @param cards  Cards that may change their position.
 * @param change Changes the grid, and cancels earlier animations: a card continues from where it is seen.
 * @return The animations.
 */
export function glide(
	cards: readonly Element[],
	change: () => void
): Animation[] {
	const before = cards.map( boxOf );
	change();
	const after = cards.map( boxOf );

	return cards.flatMap( ( card, index ) => {
		const from = before[ index ];
		const to = after[ index ];
		// Cards that were or are hidden fade instead.
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
