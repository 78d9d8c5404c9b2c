/** The React component of a row of pills, and its hydration in the existing markup; index.ts calls hydrate() for each group. */
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
import { reactPills, type Group, type Row, pillProps } from './group';

/** Props of an element whose other attributes React leaves alone, as other scripts may change them. */
const innerProps = ( html: string | null ) => ( {
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
			: createElement(
					tag,
					innerProps( html ),
					...toReact( children, row )
				);
	} );

interface PillProps {
	tag: string;
	html: string | null;
	pill: HTMLElement;
	row: Row;
}

/** A pill. criteria/counts.ts writes its count, also where React has failed. */
function Pill( { tag, html, pill, row }: PillProps ): ReactElement {
	const isActive = pill === row.active;
	// Other scripts may add classes.
	useLayoutEffect( () => {
		pill.classList.toggle( ACTIVE, isActive );
	}, [ pill, isActive ] );

	return createElement( tag, {
		...pillProps( pill, row ),
		...innerProps( html ),
		// Where React has made a new element, hydrate() restores the pill, which React does not render.
		ref: ( held: Element | null ): void => {
			if ( held === pill ) {
				reactPills.add( pill );
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
