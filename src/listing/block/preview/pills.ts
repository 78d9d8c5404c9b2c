/** The pills of the preview, from the server's HTML. Their keyboard is in ../row-keys.ts. */
import { makeToolbar } from '../../view/filter-bar/toolbar';
import { ACTIVE, categoryOf, GROUP, pillsOf } from '../../view/markup';

/**
 * Presses the pill of a category in each group of an element.
 *
 * @param root     Element.
 * @param category Slug, or `all`.
 */
export function press( root: Element, category: string ): void {
	for ( const group of root.querySelectorAll( GROUP ) ) {
		const pills = pillsOf( group );
		if ( ! pills[ 0 ] ) {
			// The control of another criterion.
			continue;
		}
		const active = pills.find(
			( pill ) => categoryOf( pill ) === category
		);
		for ( const pill of pills ) {
			pill.classList.toggle( ACTIVE, pill === active );
			pill.setAttribute( 'aria-pressed', `${ pill === active }` );
			// See ../row-keys.ts.
			pill.tabIndex = -1;
		}
		makeToolbar( group, pills );
	}
}
