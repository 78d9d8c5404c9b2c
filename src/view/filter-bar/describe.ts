/**
 * Reads the markup inside a group as a tree that React can hydrate.
 *
 * React is given exactly what stands in the page, so nothing can differ: not in the block's output, not where a filter
 * changed it, not on a page that a person wrote. Only pills are described in detail; the rest stays as it is.
 */
import { ACTIVE, categoryOf, labelOf, PILL } from '../markup';

/** A pill as React renders it. */
export interface PillNode {
	type: 'pill';
	/** Position among the pills of the group. */
	index: number;
	element: HTMLElement;
	tag: string;
	/** Slug, or `all`. */
	category: string;
	label: string;
	/** Classes other than the one that says that the pill is active. */
	className: string;
	/** State in the page at the moment of hydration. */
	initial: {
		className: string;
		pressed: string | null;
		tabIndex: string | null;
	};
	html: string;
}

/** An element around pills, or beside them. */
export interface ElementNode {
	type: 'element';
	/** In capitals, as the DOM names HTML: React takes it as any element, and has no ideas of its own about fields. */
	tag: string;
	children: GroupNode[];
	/** Content of an element without pills, which React leaves alone; null when it has none. */
	html: string | null;
}

export type GroupNode = string | PillNode | ElementNode;

function describePill( element: HTMLElement, index: number ): PillNode {
	return {
		type: 'pill',
		index,
		element,
		tag: element.localName,
		category: categoryOf( element ),
		label: labelOf( element ),
		className: element.className
			.split( /\s+/ )
			.filter( ( name ) => name !== '' && name !== ACTIVE )
			.join( ' ' ),
		initial: {
			className: element.className,
			pressed: element.getAttribute( 'aria-pressed' ),
			tabIndex: element.getAttribute( 'tabindex' ),
		},
		html: element.innerHTML,
	};
}

/**
 * The nodes inside an element.
 *
 * @param parent Group, or an element around its pills.
 * @param pills  Collects the pills, in reading order.
 */
export function describe( parent: Element, pills: PillNode[] ): GroupNode[] {
	const nodes: GroupNode[] = [];
	for ( const child of parent.childNodes ) {
		if ( child instanceof Text && child.data !== '' ) {
			nodes.push( child.data );
		} else if ( child instanceof HTMLElement && child.matches( PILL ) ) {
			const pill = describePill( child, pills.length );
			pills.push( pill );
			nodes.push( pill );
		} else if ( child instanceof Element ) {
			const around = child.querySelector( PILL ) !== null;
			nodes.push( {
				type: 'element',
				tag: child.nodeName,
				children: around ? describe( child, pills ) : [],
				html:
					around || ! child.hasChildNodes() ? null : child.innerHTML,
			} );
		}
	}

	return nodes;
}
