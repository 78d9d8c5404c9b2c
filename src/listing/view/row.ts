/** Scrolls a row of pills to one of them: to the active one at load, and to the focused one. */

/**
 * Scrolls a pill into view in its row, without scrolling the page.
 *
 * @param pill Pill.
 */
export function bringIntoView( pill: Element | undefined ): void {
	const row = pill?.parentElement;
	if ( row ) {
		const own = pill.getBoundingClientRect();
		const around = row.getBoundingClientRect();
		// Stays 0 in a row without overflow.
		row.scrollLeft +=
			( own.left + own.right - around.left - around.right ) / 2;
	}
}
