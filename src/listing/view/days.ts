/** Headings between the cards of a grid: of days (includes/listing/days.php), and of what runs through a period. */

export const DAY = '.programas-day';

/** The divider above ongoing programs. */
export const DIVIDER = '.programas-also';

/**
 * Shows the headings below which there is a card, and hides the others.
 *
 * @param grid Grid.
 */
export function showHeadings( grid: Element ): void {
	const isHeading = `${ DAY },${ DIVIDER }`;
	let isUsed = false;
	for ( const item of grid.querySelector( isHeading )
		? [ ...( grid.children as HTMLCollectionOf< HTMLElement > ) ].reverse()
		: [] ) {
		if ( item.matches( isHeading ) ) {
			item.hidden = ! isUsed;
			isUsed = false;
		} else {
			isUsed ||= ! item.hidden;
		}
	}
}
