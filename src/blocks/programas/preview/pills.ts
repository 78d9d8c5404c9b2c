/**
 * The pills of the preview, which are the server's HTML: they filter the preview, and work with the keyboard as on the page.
 */
import { isRTL } from '@wordpress/i18n';
import { targetOf } from '../../../view/filter-bar/keyboard';
import { makeToolbar } from '../../../view/filter-bar/toolbar';
import { ACTIVE, categoryOf, GROUP, PILL, pillsOf } from '../../../view/markup';

/**
 * The pill in which something happened, and those of its group.
 *
 * @param element Where it happened.
 */
export function pillAt(
	element: Element
): { pill: HTMLElement; pills: HTMLElement[] } | undefined {
	const pill = element.closest< HTMLElement >( PILL );
	const group = pill?.closest( GROUP );

	return pill && group ? { pill, pills: pillsOf( group ) } : undefined;
}

function makeTabStop( pills: readonly HTMLElement[], stop?: Element ): void {
	for ( const pill of pills ) {
		pill.tabIndex = pill === stop ? 0 : -1;
	}
}

/**
 * Presses the pill of a category in each group of an element.
 *
 * @param root     Element.
 * @param category Slug, or `all`.
 */
export function press( root: Element, category: string ): void {
	for ( const group of root.querySelectorAll( GROUP ) ) {
		const pills = pillsOf( group );
		const active = pills.find(
			( pill ) => categoryOf( pill ) === category
		);
		for ( const pill of pills ) {
			pill.classList.toggle( ACTIVE, pill === active );
			pill.setAttribute( 'aria-pressed', `${ pill === active }` );
		}
		makeToolbar( group, pills );
		makeTabStop( pills, active ?? pills[ 0 ] );
	}
}

/**
 * Moves the focus in the row of pills.
 *
 * @param key     `KeyboardEvent.key`.
 * @param element Where it was pressed.
 * @return Whether the key was one of the row's.
 */
export function moveFocus( key: string, element: Element ): boolean {
	const { pill, pills } = pillAt( element ) ?? {};
	const target =
		pill &&
		pills &&
		targetOf( key, pills.indexOf( pill ), pills.length, isRTL() );
	if ( target === undefined ) {
		return false;
	}
	makeTabStop( pills ?? [], pills?.[ target ] );
	pills?.[ target ]?.focus();

	return true;
}
