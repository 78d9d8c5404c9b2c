import {
	createElement,
	Fragment,
	type ReactElement,
	type ReactNode,
	useLayoutEffect,
	useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ACTIVE } from '../markup';
import type { GroupNode } from './describe';
import { drawn, type Group, type Row, stateOf } from './group';

/** Attributes that are not drawn: other scripts may change them. */
const inside = ( html: string | null ) => ( {
	...( html !== null && { dangerouslySetInnerHTML: { __html: html } } ),
	suppressHydrationWarning: true,
} );

/** The nodes of a group. */
const toReact = ( nodes: readonly GroupNode[], row: Row ): ReactNode[] =>
	nodes.map( ( node ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		const { children, html, pill, tag } = node;

		return pill
			? createElement( Pill, { tag, html, pill, row } )
			: createElement( tag, inside( html ), ...toReact( children, row ) );
	} );

interface PillProps {
	tag: string;
	html: string | null;
	pill: HTMLElement;
	row: Row;
}

/** A pill. Its number is none of React's: criteria/draw.ts writes it, with React and without. */
function Pill( { tag, html, pill, row }: PillProps ): ReactElement {
	const isActive = pill === row.active;
	// Other scripts may add classes.
	useLayoutEffect( () => {
		pill.classList.toggle( ACTIVE, isActive );
	}, [ pill, isActive ] );

	return createElement( tag, {
		...stateOf( pill, row ),
		...inside( html ),
		// Where React drew anew, the pill goes back in its place (hydrate), and is not React's.
		ref: ( held: Element | null ): void => {
			if ( held === pill ) {
				drawn.add( pill );
			}
		},
	} );
}

/**
 * The markup of a group, with one tab stop and one active pill.
 *
 * @param props       Props.
 * @param props.group State of the group.
 */
function FilterBar( { group }: { group: Group } ): ReactElement {
	const row = useSyncExternalStore( group.subscribe, group.row, group.row );

	return createElement( Fragment, null, ...toReact( group.tree, row ) );
}

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
