/** Which cards move, and how a card's motion ends. */
import { CARD } from '../markup';
import { ENTERING, LEAVING, MOVING } from '../motion';

/** One act on some cards. A later act takes a card over; the timers of the earlier one then leave it alone. */
export interface Act {
	leaving: boolean;
}

/** The act that each moving card is in. A card may change to another grid meanwhile, which then takes it over. */
export const acts = new Map< HTMLElement, Act >();

function still( card: HTMLElement ): void {
	card.classList.remove( ENTERING, LEAVING, MOVING );
	card.inert = false;
}

/** Ends the motion that a card is in; most cards are in none. */
export function endMotion( card: HTMLElement ): void {
	if ( acts.delete( card ) ) {
		still( card );
	}
}

/** Shows a card, at once. */
export function show( card: HTMLElement ): void {
	endMotion( card );
	card.hidden = false;
}

/** Hides a card, at once. */
export function hide( card: HTMLElement ): void {
	card.hidden = true;
	endMotion( card );
}

/**
 * Cards that somebody copied while they moved are in no act, and would stay in the middle of it.
 *
 * @param grid Grid.
 */
export function endMotionOfCopies( grid: Element ): void {
	grid.querySelectorAll< HTMLElement >(
		`${ CARD }:is(.${ ENTERING },.${ LEAVING })`
	).forEach( ( card ) => acts.has( card ) || still( card ) );
}
