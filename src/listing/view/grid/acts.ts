/** The cards in motion, and how a card's motion ends. */
import { CARD } from '../markup';
import { ENTERING, LEAVING, MOVING } from '../motion';

/** A motion of some cards. A later act takes cards over, and the timers of the earlier one skip them. */
export interface Act {
	leaving: boolean;
}

/** The act of each moving card. A card may move to another grid meanwhile. */
export const acts = new Map< HTMLElement, Act >();

function still( card: HTMLElement ): void {
	card.classList.remove( ENTERING, LEAVING, MOVING );
	card.inert = false;
}

function endMotion( card: HTMLElement ): void {
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
 * Ends the motion of cards that were copied while they moved: copies are in no act.
 *
 * @param grid Grid.
 */
export function endMotionOfCopies( grid: Element ): void {
	grid.querySelectorAll< HTMLElement >(
		`${ CARD }:is(.${ ENTERING },.${ LEAVING })`
	).forEach( ( card ) => acts.has( card ) || still( card ) );
}
