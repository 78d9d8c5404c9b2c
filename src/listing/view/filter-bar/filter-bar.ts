/** The pills of a group as React components, and their hydration in the existing markup; index.ts calls hydrate() for each group. */
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
import { isElement, isText } from '../kinds';
import { ACTIVE, isRadio, PILL_SELECTOR } from '../markup';
import { reactPills, type Group, pillProps } from './group';

/** Props of an element whose other attributes React leaves alone, as other scripts may change them. */
const innerProps = ( element: Element, isManaged = false ) => ( {
	...( ! isManaged &&
		element.hasChildNodes() && {
			dangerouslySetInnerHTML: { __html: element.innerHTML },
		} ),
	suppressHydrationWarning: true,
} );

const isPill = ( element: Element ): element is HTMLElement =>
	element.matches( PILL_SELECTOR ) && ! isRadio( element );

/**
 * Returns the nodes inside an element: the markup of the page, so that hydration always matches, also for filtered or hand-written markup. Only the
 * state of the pills changes.
 *
 * @param parent Group, or an element around its pills.
 * @param group  State of the group.
 */
const toReact = ( parent: Element, group: Group ): ReactNode[] =>
	[ ...parent.childNodes ].map( ( child ) => {
		if ( ! isElement( child ) ) {
			return isText( child ) ? child.data : null;
		}
		if ( isPill( child ) ) {
			return createElement( Pill, {
				inner: innerProps( child ),
				pill: child,
				group,
			} );
		}
		const hasPills = [ ...child.querySelectorAll( PILL_SELECTOR ) ].some(
			isPill
		);

		return createElement(
			// In upper case, as in the DOM, so that React does not treat fields specially.
			child.nodeName,
			innerProps( child, hasPills ),
			...( hasPills ? toReact( child, group ) : [] )
		);
	} );

/** A pill. criteria/counts.ts writes its count, also where React has failed. */
function Pill( props: {
	inner: ReturnType< typeof innerProps >;
	pill: HTMLElement;
	group: Group;
} ): ReactElement {
	const { inner, pill, group } = props;
	const row = useSyncExternalStore( group.subscribe, group.row, group.row );
	const isActive = pill === row.active;
	// Other scripts may add classes.
	useLayoutEffect( () => {
		pill.classList.toggle( ACTIVE, isActive );
	}, [ pill, isActive ] );

	return createElement( pill.nodeName, {
		...pillProps( pill, row ),
		...inner,
		// Where React has made a new element, hydrate() restores the pill, which React does not render.
		ref: ( held: Element | null ): void => {
			if ( held === pill ) {
				reactPills.add( pill );
			}
		},
	} );
}

/**
 * Hydrates the pills of a group. If React fails, for example as `React` and `ReactDOM` have different versions, the pills stay, and the group keeps
 * their state.
 *
 * @param group Group.
 */
export function hydrate( group: Group ): void {
	const { element } = group;
	element.normalize();
	const nodes = [ ...element.childNodes ];
	try {
		flushSync( () => {
			hydrateRoot(
				element,
				createElement( Fragment, null, ...toReact( element, group ) )
			);
		} );
	} catch {
		// React 19 logs the error and does not throw.
	}
	if ( nodes.some( ( node ) => node.parentNode !== element ) ) {
		element.replaceChildren( ...nodes );
	}
}
