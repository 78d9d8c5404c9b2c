/**
 * On a phone the pills are one row to swipe: scrolls that row, and never the page, so that a pill is in view.
 *
 * @param pill Pill.
 */
export function bringIntoView( pill: Element ): void {
	const row = pill.parentElement;
	if ( ! row || row.scrollWidth <= row.clientWidth ) {
		return;
	}
	const own = pill.getBoundingClientRect();
	const around = row.getBoundingClientRect();
	row.scrollLeft +=
		own.left + own.width / 2 - around.left - around.width / 2;
}
