/** Observes added and removed groups, grids, pills and cards, as in a page builder's editor. */
import { isElement } from './kinds';
import { CARD, GRID, GROUP, PILL } from './markup';

export const OURS = [ GRID, CARD, GROUP, PILL ].join();

/**
 * Calls back at each change that adds or removes matching elements.
 *
 * @param root  Element.
 * @param found Callback.
 * @param ours  Selector.
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
