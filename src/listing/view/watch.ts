/** Notices groups, grids, pills and cards that come into the page later or go, as in a page builder's editor. */
import { isElement } from './kinds';
import { CARD, GRID, GROUP, PILL } from './markup';

export const OURS = [ GRID, CARD, GROUP, PILL ].join();

/**
 * Tells of each change that brought something of ours, or took it away.
 *
 * @param root  Element.
 * @param found What to do then.
 * @param ours  Selector of what is ours.
 */
export function watch( root: Element, found: () => void, ours = OURS ): void {
	const isOurs = ( node: Node ): unknown =>
		isElement( node ) &&
		( node.matches( ours ) || node.querySelector( ours ) );
	new MutationObserver( ( records ) => {
		if (
			records.some( ( { addedNodes, removedNodes } ) =>
				[ ...addedNodes, ...removedNodes ].some( isOurs )
			)
		) {
			found();
		}
	} ).observe( root, { childList: true, subtree: true } );
}
