import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FilterBar } from './filter-bar';
import type { Group } from './group';

/**
 * Hydrates the pills of a group. If React fails, for example as `React` and `ReactDOM` have different versions, the pills stay, and the group keeps
 * their state.
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
		// React 19 logs the error and does not throw.
	}
	if ( nodes.some( ( node ) => node.parentNode !== element ) ) {
		element.replaceChildren( ...nodes );
	}
}
