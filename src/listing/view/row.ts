/**
 * On a phone the pills are one row to swipe: scrolls that row, and never the page, so that a pill is in view.
 *
 * @param pill Pill.
 */
export function bringIntoView( pill: Element | undefined ): void {
	const row = pill?.parentElement;
	if ( row ) {
		const own = pill.getBoundingClientRect();
		const around = row.getBoundingClientRect();
		// In a row that fits, the browser leaves this at 0.
		row.scrollLeft +=
			( own.left + own.right - around.left - around.right ) / 2;
	}
}
