/** What a node is. `instanceof` misses those of another window: page builders make them there and put them into the page of their canvas. */

export const isElement = (
	node: ( EventTarget & Partial< Node > ) | null
): node is Element => node?.nodeType === 1;

export const isText = ( node: Node ): node is Text => node.nodeType === 3;

export const isSelect = ( element: Element ): element is HTMLSelectElement =>
	element.localName === 'select';

export const isInput = ( element: Element ): element is HTMLInputElement =>
	element.localName === 'input';
