import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FilterBar } from './filter-bar';
import type { Group } from './group';

/**
 * Lets React take over the pills of a group. Where it cannot, as where `React` and `ReactDOM` in the window do not belong together, the
 * pills stand as before, and the group keeps their state.
 *
 * @param group Group.
 */
export function hydrate( group: Group ): void {
	const { element } = group;
	const nodes = [ ...element.childNodes ];
	try {
		flushSync( () => {
			hydrateRoot( element, createElement( FilterBar, { group } ) );
		} );
	} catch {
		// React 19 tells the console, not its caller.
	}
	if ( nodes.some( ( node ) => node.parentNode !== element ) ) {
		element.replaceChildren( ...nodes );
	}
}
