/**
 * Describes the markup inside a group as a tree from which filter-bar.ts makes React elements.
 *
 * React gets the markup of the page, so that hydration always matches, also for filtered or hand-written markup. Only the state of the pills
 * changes.
 */
import { isElement, isText } from '../kinds';
import { PILL_SELECTOR, isRadio } from '../markup';

/** An element inside a group. */
interface ElementNode {
	/** In upper case, as in the DOM, so that React does not treat fields specially. */
	tag: string;
	children: GroupNode[];
	/** HTML of a pill, or of an element without pills, which React does not manage; null for none. */
	html: string | null;
	/** The pill of this element. */
	pill: HTMLElement | undefined;
}

export type GroupNode = string | ElementNode;

const isPill = ( element: Element ): element is HTMLElement =>
	element.matches( PILL_SELECTOR ) && ! isRadio( element );

/**
 * Returns the nodes inside an element.
 *
 * @param parent Group, or an element around its pills.
 */
export function readGroupMarkup( parent: Element ): GroupNode[] {
	const nodes: GroupNode[] = [];
	for ( const child of parent.childNodes ) {
		if ( isText( child ) && child.data !== '' ) {
			nodes.push( child.data );
		} else if ( isElement( child ) ) {
			const pill = isPill( child ) ? child : undefined;
			const hasPills =
				! pill &&
				[ ...child.querySelectorAll( PILL_SELECTOR ) ].some( isPill );
			nodes.push( {
				tag: child.nodeName,
				children: hasPills ? readGroupMarkup( child ) : [],
				html:
					hasPills || ! child.hasChildNodes()
						? null
						: child.innerHTML,
				pill,
			} );
		}
	}

	return nodes;
}
