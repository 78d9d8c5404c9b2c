/** The cards that are fading in or out, shared by all grids, and how their motion ends; used by controller.ts. */
import { CARD } from '../markup';
import { ENTERING, LEAVING, MOVING } from '../motion';

/** A motion of some cards. If one of them starts another motion, the timers of the earlier one skip it. */
export interface Motion {
	leaving: boolean;
}

/** The current motion of each moving card. A card may be moved to another grid meanwhile. */
export const motions = new Map< HTMLElement, Motion >();

function clearMotion( card: HTMLElement ): void {
	card.classList.remove( ENTERING, LEAVING, MOVING );
	card.inert = false;
}

function endMotion( card: HTMLElement ): void {
	if ( motions.delete( card ) ) {
		clearMotion( card );
	}
}

/** Shows a card immediately. */
export function showCard( card: HTMLElement ): void {
	endMotion( card );
	card.hidden = false;
}

/** Hides a card immediately. */
export function hideCard( card: HTMLElement ): void {
	card.hidden = true;
	endMotion( card );
}

/**
 * Removes the motion classes of cards that another script has cloned while they moved.
 *
 * @param grid Grid.
 */
export function endMotionOfCopies( grid: Element ): void {
	grid.querySelectorAll< HTMLElement >(
		`${ CARD }:is(.${ ENTERING },.${ LEAVING })`
	).forEach( ( card ) => motions.has( card ) || clearMotion( card ) );
}
