import {
	createElement,
	Fragment,
	type ReactElement,
	type ReactNode,
	useLayoutEffect,
	useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ACTIVE } from '../markup';
import type { Choice, Store } from '../state';
import type { GroupNode } from './describe';
import { drawn, type Group, type Row, stateOf } from './group';

/** Attributes that are not drawn: other scripts may change them. */
const inside = ( html: string | null ) => ( {
	...( html !== null && { dangerouslySetInnerHTML: { __html: html } } ),
	suppressHydrationWarning: true,
} );

/** The nodes of a group, or of a pill with what it says. */
const toReact = (
	nodes: readonly GroupNode[],
	group: Group,
	row: Row,
	choice?: Choice
): ReactNode[] =>
	nodes.map( ( node ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		const { children, html, isCount, pill, tag } = node;
		if ( pill ) {
			return createElement( Pill, { node, pill, group, row } );
		}

		return isCount && choice
			? createElement( tag, inside( null ), choice.count )
			: createElement(
					tag,
					inside( html ),
					...toReact( children, group, row, choice )
				);
	} );

interface PillProps {
	node: Exclude< GroupNode, string >;
	pill: HTMLElement;
	group: Group;
	row: Row;
}

function Pill( { node, pill, group, row }: PillProps ): ReactElement {
	const isActive = pill === row.active;
	const choice = row.choices?.get( pill );
	const isEmpty = choice?.isEmpty;
	// Other scripts may add classes.
	useLayoutEffect( () => {
		pill.classList.toggle( ACTIVE, isActive );
	}, [ pill, isActive ] );
	useLayoutEffect( () => {
		if ( isEmpty !== undefined ) {
			pill.classList.toggle( 'is-empty', isEmpty );
		}
	}, [ pill, isEmpty ] );

	return createElement(
		node.tag,
		{
			...stateOf( pill, row ),
			'aria-description': choice
				? choice.description || undefined
				: node.description,
			...inside( node.html ),
			// Where React drew anew, the pill goes back in its place (hydrate), and is not React's.
			ref: ( held: Element | null ): void => {
				if ( held === pill ) {
					drawn.add( pill );
				}
			},
		},
		...toReact( node.children, group, row, choice )
	);
}

/**
 * The markup of a group, with one tab stop and one active pill.
 *
 * @param props       Props.
 * @param props.group State of the group.
 */
function FilterBar( { group }: { group: Group } ): ReactElement {
	const row = useSyncExternalStore( group.subscribe, group.row, group.row );

	return createElement(
		Fragment,
		null,
		...toReact( group.tree, group, row )
	);
}

interface LinksProps {
	list: Element;
	store: Store;
}

/** Links of a list: chips, or ways out of an empty result. */
export function Links( { list, store }: LinksProps ): ReactElement {
	const links =
		useSyncExternalStore( store.subscribe, store.get )?.bar?.lists.get(
			list
		) ?? [];
	useLayoutEffect( () => {
		drawn.add( list );
	}, [ list ] );

	return createElement(
		Fragment,
		null,
		links.map( ( { text, attributes } ) => {
			const { class: className, ...others } = attributes;
			const key = `${ others[ 'data-key' ] } ${ others[ 'data-value' ] }`;
			const link = createElement( 'a', { className, ...others }, text );

			return list.matches( 'ul' )
				? createElement( 'li', { key }, link )
				: createElement( Fragment, { key }, link, ' ' );
		} )
	);
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

const roots = new WeakMap< Element, Root >();

/**
 * Draws a change of the filter bar at once. Lists of links are handed to React with it. One for which React fails is left to who asks; where
 * another script changed what React drew, React begins anew.
 *
 * @param store  Store of the grid.
 * @param lists  Lists of links.
 * @param change Sets the store.
 */
export function draw(
	store: Store,
	lists: Iterable< Element >,
	change: () => void
): void {
	const render = ( update: () => void ): void => {
		try {
			flushSync( update );
		} catch {
			// React has said why.
		}
	};
	render( change );
	for ( const list of lists ) {
		const root = roots.get( list ) ?? createRoot( list );
		roots.set( list, root );
		render( () => root.render( createElement( Links, { list, store } ) ) );
	}
}
