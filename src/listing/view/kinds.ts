/** Type guards for nodes. `instanceof` fails for nodes of another window, which page builders insert into their canvas. */

export const isElement = (
	node: ( EventTarget & Partial< Node > ) | null
): node is Element => node?.nodeType === 1;

export const isText = ( node: Node ): node is Text => node.nodeType === 3;

export const isSelect = ( element: Element ): element is HTMLSelectElement =>
	element.localName === 'select';

export const isOption = ( element: Element ): element is HTMLOptionElement =>
	element.localName === 'option';
