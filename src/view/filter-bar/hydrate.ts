import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FilterBar } from './filter-bar';
import type { Group } from './group';

/**
 * Lets React take over the pills of a group, at once: the keys must work from the moment that the script says that it is here.
 *
 * @param group Group.
 * @return Whether it could. It cannot where `React` and `ReactDOM` in the window do not belong together: the pills stand as before.
 */
export function hydrate( group: Group ): boolean {
	const { element } = group;
	const nodes = [ ...element.childNodes ];
	const stand = (): boolean =>
		nodes.every( ( node ) => node.parentNode === element );
	try {
		flushSync( () => {
			hydrateRoot( element, createElement( FilterBar, { group } ) );
		} );
	} catch {
		// React 19 tells the console, not its caller.
	}
	if ( stand() ) {
		return true;
	}
	element.replaceChildren( ...nodes );
	return false;
}
