/**
 * Reads the markup inside a group as a tree that React can hydrate.
 *
 * React is given exactly what stands in the page, so nothing can differ: not in the block's output, not where a filter
 * changed it, not on a page that a person wrote. Of the pills it gets the state; the rest stays as it is.
 */
import { isElement, isText } from '../kinds';
import { PILL, isRadio } from '../markup';

/** An element inside a group. */
interface ElementNode {
	/** In capitals, as the DOM names HTML: React takes it as any element, and has no ideas of its own about fields. */
	tag: string;
	children: GroupNode[];
	/** Content of a pill, or of an element without pills, which React leaves alone; null when it has none. */
	html: string | null;
	/** The pill that this is. */
	pill: HTMLElement | undefined;
}

export type GroupNode = string | ElementNode;

const isPill = ( element: Element ): element is HTMLElement =>
	element.matches( PILL ) && ! isRadio( element );

/**
 * The nodes inside an element.
 *
 * @param parent Group, or an element around its pills.
 */
export function describe( parent: Element ): GroupNode[] {
	const nodes: GroupNode[] = [];
	for ( const child of parent.childNodes ) {
		if ( isText( child ) && child.data !== '' ) {
			nodes.push( child.data );
		} else if ( isElement( child ) ) {
			const pill = isPill( child ) ? child : undefined;
			const around =
				! pill && [ ...child.querySelectorAll( PILL ) ].some( isPill );
			nodes.push( {
				tag: child.nodeName,
				children: around ? describe( child ) : [],
				html:
					around || ! child.hasChildNodes() ? null : child.innerHTML,
				pill,
			} );
		}
	}

	return nodes;
}
