/**
 * The sheet of filters: a modal `<dialog>`, which without this script is a popover. index.ts opens it, criteria.ts updates its numbers.
 */
import { prepareAnnouncements } from '../view/announce';
import { allOf } from '../view/markup';
import type { Shown } from '../view/state';
import { distinct, hasCategory, valuesRequestedOf } from './controls';
import { formatNumber, patternFor } from './texts';

const FILTERS = '.programas-filters';

/**
 * Opens the sheet if its button was clicked, or closes it if one of the buttons inside it was.
 *
 * @param element What was clicked.
 * @return Whether it was one of these buttons. Those of a popover that was opened before the script ran work natively.
 */
export function toggleSheet( element: Element ): boolean {
	const button = element.closest( '[popovertarget],.programas-sheet__done' );
	const sheet = button?.closest( FILTERS )?.querySelector( 'dialog' );
	if ( ! sheet ) {
		return false;
	}
	if ( sheet.contains( button ) ) {
		const { open } = sheet;
		sheet.close();

		return open;
	}
	// A dialog that is an open popover would not become modal.
	sheet.removeAttribute( 'popover' );
	sheet.showModal();
	prepareAnnouncements( sheet );

	return true;
}

/** Updates the numbers of active filters and of results. */
export function updateSheetCounts(
	grid: Element,
	controls: readonly HTMLElement[],
	shown: Shown
): void {
	const countIn = ( some: readonly HTMLElement[] ): number =>
		distinct( some ).flatMap( ( control ) =>
			valuesRequestedOf( shown, control )
		).length;
	for ( const sheet of allOf( grid, '.programas-sheet' ) ) {
		const number = countIn(
			controls.filter( ( control ) => sheet.contains( control ) )
		);
		sheet.parentElement
			?.querySelector( `${ FILTERS }__number` )
			?.replaceChildren( number ? ` (${ number })` : '' );
		for ( const [ selector, count ] of [
			[
				'.programas-reset',
				countIn( controls ) + Number( hasCategory( shown ) ),
			],
			[ '.programas-sheet__done', shown.visible ],
		] as const ) {
			const button = sheet.querySelector< HTMLElement >( selector );
			const pattern = button && patternFor( button, `${ count }` );
			if ( pattern ) {
				( button.firstElementChild ?? button ).replaceChildren(
					pattern.replace( '%s', () => formatNumber( grid, count ) )
				);
			}
		}
	}
}
