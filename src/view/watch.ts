/**
 * Finds groups and grids: those in the page, and those that are added later, as a page builder's editor does.
 */
import { CARD, GRID, GROUP, PILL } from './markup';

/** What to do with what is found. A grid is reported again when it got new cards, a group when it got new pills. */
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
		const grids = new Set< HTMLElement >();
		const groups = new Set< HTMLElement >();
		for ( const { addedNodes, target } of records ) {
			const around = ( selector: string ): HTMLElement | null =>
				( target as Element ).closest( selector );
			for ( const node of addedNodes ) {
				if ( node instanceof Element && node.isConnected ) {
					report( node, found );
					const grid = around( GRID );
					if ( grid && search( node, CARD ).length > 0 ) {
						grids.add( grid );
					}
					const group = around( GROUP );
					if ( group && search( node, PILL ).length > 0 ) {
						groups.add( group );
					}
				}
			}
		}
		grids.forEach( found.grid );
		groups.forEach( found.group );
	} ).observe( root, { childList: true, subtree: true } );
	report( root, found );
}
