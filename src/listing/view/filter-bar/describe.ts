/**
 * Reads the markup inside a group as a tree that React can hydrate.
 *
 * React gets the markup of the page, so that hydration always matches, also for filtered or hand-written markup. Only the state of the pills changes.
 */
import { isElement, isText } from '../kinds';
import { COUNT, PILL, isRadio } from '../markup';

/** An element inside a group. */
interface ElementNode {
	/** In upper case, as in the DOM, so that React does not treat fields specially. */
	tag: string;
	children: GroupNode[];
	/** HTML of an element without pills, or of a pill without a number, which React does not manage; null for none. */
	html: string | null;
	/** The pill of this element. */
	pill: HTMLElement | undefined;
	/** What the server describes a pill with. */
	description: string | undefined;
	/** Whether it is the number in a pill. */
	isCount: boolean;
}

export type GroupNode = string | ElementNode;

const isPill = ( element: Element ): element is HTMLElement =>
	element.matches( PILL ) && ! isRadio( element );

/**
 * Returns the nodes inside an element.
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
			const around = pill
				? pill.querySelector( COUNT )
				: [ ...child.querySelectorAll( PILL ) ].some( isPill );
			nodes.push( {
				tag: child.nodeName,
				children: around ? describe( child ) : [],
				html:
					around || ! child.hasChildNodes() ? null : child.innerHTML,
				pill,
				description:
					pill?.getAttribute( 'aria-description' ) ?? undefined,
				isCount: child.matches( COUNT ),
			} );
		}
	}

	return nodes;
}
