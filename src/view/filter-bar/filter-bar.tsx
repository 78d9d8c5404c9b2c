import {
	createElement,
	Fragment,
	type ReactElement,
	type ReactNode,
	useEffect,
	useState,
	useSyncExternalStore,
} from 'react';
import type { GroupNode, PillNode } from './describe';
import type { Group } from './group';
import { Pill } from './pill';

const never = (): ( () => void ) => () => {};

/** Position of the pill that has the focus. */
const focusedPill = ( { pills }: Group ): number | undefined =>
	pills.find( ( { element } ) =>
		element.contains( element.ownerDocument.activeElement )
	)?.index;

/** False during hydration, true from then on. */
const useReady = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false
	);

function toReact(
	nodes: readonly GroupNode[],
	renderPill: ( pill: PillNode ) => ReactNode
): ReactNode[] {
	return nodes.map( ( node ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		if ( node.type === 'pill' ) {
			return renderPill( node );
		}
		const html =
			node.html !== null
				? { dangerouslySetInnerHTML: { __html: node.html } }
				: {};

		return createElement(
			node.tag,
			{ suppressHydrationWarning: true, ...html },
			...toReact( node.children, renderPill )
		);
	} );
}

/**
 * The pills of a group: one tab stop that moves, one active pill.
 *
 * @param props       Props.
 * @param props.group State of the group.
 */
export function FilterBar( { group }: { group: Group } ): ReactElement {
	const ready = useReady();
	const active = useSyncExternalStore(
		group.subscribe,
		group.active,
		group.active
	);
	// A pill that had the focus before React came is the row's place already.
	const [ tabStop, setTabStop ] = useState( () =>
		Math.max( 0, focusedPill( group ) ?? active )
	);

	useEffect( () => {
		// Somebody who is using the row keeps the place.
		if ( ! group.element.matches( ':focus-within' ) ) {
			setTabStop( Math.max( 0, active ) );
		}
	}, [ group, active ] );

	const renderPill = ( pill: PillNode ): ReactNode => (
		<Pill
			pill={ pill }
			ready={ ready }
			active={ pill.index === active }
			tabStop={ pill.index === tabStop }
			count={ group.pills.length }
			onActivate={ ( index ) => group.choose( index ) }
			onFocus={ setTabStop }
			onMove={ ( index ) => group.pills[ index ]?.element.focus() }
		/>
	);

	return createElement(
		Fragment,
		null,
		...toReact( group.tree, renderPill )
	);
}
