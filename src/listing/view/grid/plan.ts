/**
 * Decides what happens to each card when a category is chosen. Pure: no page, no clock.
 *
 * Only cards in the viewport move: each moving card is a layer, and the work of a click must not grow with the number of cards.
 */

/** A card as the plan sees it. */
export interface CardState< Card > {
	card: Card;
	/** Whether it matches the chosen category. */
	wanted: boolean;
	/** Whether it is in the layout now (also while it fades). */
	inLayout: boolean;
	/** Whether it is fading out. */
	leaving: boolean;
}

/** Positions in the grid, the first included, the last not. */
export interface Positions {
	from: number;
	to: number;
}

/** What to do with the cards, without those that keep their state. */
interface Plan< Card > {
	/** Fade in: in the viewport. */
	enter: Card[];
	/** Stay, and are in the viewport at another place at once, as cards enter before them: fade in. */
	jump: Card[];
	/** Stay, and come to another place in the viewport once those that leave are gone: fade in then. */
	follow: Card[];
	/** Come back from fading out. */
	back: Card[];
	/** Show without motion: far away. */
	show: Card[];
	/** Fade out: in the viewport. */
	leave: Card[];
	/** Hide without motion: far away, or where it would come into the viewport once those that leave are gone. */
	hide: Card[];
	/** Hide without motion: below what is in the viewport then. */
	below: Card[];
}

const within = ( index: number, { from, to }: Positions ): boolean =>
	index >= from && index < to;

/**
 * Returns the plan for a click. A leaving card is in view by its position before the click. An entering card is in view by its position before or
 * after the leaving ones are gone.
 *
 * @param cards  All cards of the grid, in order.
 * @param inView Positions, among the cards in the layout, that are in the viewport.
 */
export function plan< Card >(
	cards: ReadonlyArray< CardState< Card > >,
	inView: Positions
): Plan< Card > {
	const result: Plan< Card > = {
		enter: [],
		jump: [],
		follow: [],
		back: [],
		show: [],
		leave: [],
		hide: [],
		below: [],
	};
	// Rows may become shorter: one more screen of cards stays.
	const filled = 2 * inView.to - inView.from;
	let before = 0;
	let during = 0;
	let after = 0;
	for ( const { card, wanted, inLayout, leaving } of cards ) {
		if ( wanted && ! inLayout ) {
			const moves = within( during, inView ) || within( after, inView );
			result[ moves ? 'enter' : 'show' ].push( card );
			during++;
		} else if ( wanted && leaving ) {
			result.back.push( card );
			during++;
		} else if ( wanted ) {
			if ( before !== during && within( during, inView ) ) {
				result.jump.push( card );
			} else if ( during !== after && within( after, inView ) ) {
				result.follow.push( card );
			}
			during++;
		} else if ( inLayout && ! leaving ) {
			const moves = within( before, inView );
			const far = after < filled ? 'hide' : 'below';
			result[ moves ? 'leave' : far ].push( card );
			during += moves ? 1 : 0;
		} else if ( leaving ) {
			during++;
		}
		before += inLayout ? 1 : 0;
		after += wanted ? 1 : 0;
	}

	return result;
}
