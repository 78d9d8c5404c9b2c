/**
 * Finds groups and grids: those in the page, and those that are added later, as a page builder's editor does.
 */
import { CARD, GRID, GROUP } from './markup';

/** What to do with what is found. A grid is reported again when it got new cards. */
export interface Found {
	grid: ( grid: HTMLElement ) => void;
	group: ( group: HTMLElement ) => void;
}

function search( root: Element, selector: string ): HTMLElement[] {
	const inside = [ ...root.querySelectorAll< HTMLElement >( selector ) ];
	return root instanceof HTMLElement && root.matches( selector )
		? [ root, ...inside ]
		: inside;
}

function report( root: Element, found: Found ): void {
	search( root, GRID ).forEach( found.grid );
	search( root, GROUP ).forEach( found.group );
}

/**
 * Reports every group and grid below an element, now and from now on.
 *
 * @param root  Element.
 * @param found What to do with them; grids come first, as a group needs its grid.
 */
export function watch( root: Element, found: Found ): void {
	new MutationObserver( ( records ) => {
		const grown = new Set< HTMLElement >();
		for ( const { addedNodes, target } of records ) {
			for ( const node of addedNodes ) {
				if ( node instanceof Element && node.isConnected ) {
					report( node, found );
					const grid =
						target instanceof Element &&
						target.closest< HTMLElement >( GRID );
					if ( grid && search( node, CARD ).length > 0 ) {
						grown.add( grid );
					}
				}
			}
		}
		grown.forEach( found.grid );
	} ).observe( root, { childList: true, subtree: true } );
	report( root, found );
}
