/**
 * Decides what happens to each card when a filter changes, for controller.ts. Pure: no document, no clock.
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
	/** In the viewport before, during or after the change: may come to another place. */
	seen: Card[];
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
		seen: [],
		back: [],
		show: [],
		leave: [],
		hide: [],
		below: [],
	};
	const isInView = ( place: number ): boolean =>
		place >= inView.from && place < inView.to;
	// Rows may become shorter: one more screen of cards stays.
	const filled = 2 * inView.to - inView.from;
	let before = 0;
	let during = 0;
	let after = 0;
	for ( const { card, wanted, inLayout, leaving } of cards ) {
		const goes = ! wanted && inLayout && ! leaving;
		const fades = goes && isInView( before );
		const isThere = wanted || leaving || fades;
		if ( goes ) {
			const far = after < filled ? 'hide' : 'below';
			result[ fades ? 'leave' : far ].push( card );
		} else if ( wanted && ! inLayout ) {
			const enters = isInView( during ) || isInView( after );
			result[ enters ? 'enter' : 'show' ].push( card );
		} else if ( wanted && leaving ) {
			result.back.push( card );
		}
		if ( isThere && [ before, during, after ].some( isInView ) ) {
			result.seen.push( card );
		}
		before += Number( inLayout );
		during += Number( isThere );
		after += Number( wanted );
	}

	return result;
}
