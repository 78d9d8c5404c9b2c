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
	return root.matches( selector )
		? [ root as HTMLElement, ...inside ]
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
		const grown = new Map< HTMLElement, ( whole: HTMLElement ) => void >();
		for ( const { addedNodes, target } of records ) {
			for ( const node of addedNodes ) {
				if ( node instanceof Element && node.isConnected ) {
					report( node, found );
					for ( const [ whole, part, tell ] of [
						[ GRID, CARD, found.grid ],
						[ GROUP, PILL, found.group ],
					] as const ) {
						const around = (
							target as Element
						 ).closest< HTMLElement >( whole );
						if ( around && search( node, part ).length > 0 ) {
							grown.set( around, tell );
						}
					}
				}
			}
		}
		grown.forEach( ( tell, whole ) => tell( whole ) );
	} ).observe( root, { childList: true, subtree: true } );
	report( root, found );
}
