import {
	createElement,
	Fragment,
	type ReactElement,
	type ReactNode,
	useSyncExternalStore,
} from 'react';
import type { GroupNode } from './describe';
import { type Group, type Row, stateOf } from './group';

function toReact( nodes: readonly GroupNode[], row: Row ): ReactNode[] {
	return nodes.map( ( node ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		const { children, html, pill, tag } = node;

		return createElement(
			tag,
			{
				...( pill && stateOf( pill, row ) ),
				...( html !== null && {
					dangerouslySetInnerHTML: { __html: html },
				} ),
				// Other scripts may change attributes.
				suppressHydrationWarning: true,
			},
			...toReact( children, row )
		);
	} );
}

/**
 * The markup of a group, with one tab stop and one active pill.
 *
 * @param props       Props.
 * @param props.group State of the group.
 */
export function FilterBar( { group }: { group: Group } ): ReactElement {
	const row = useSyncExternalStore( group.subscribe, group.row, group.row );

	return createElement( Fragment, null, ...toReact( group.tree, row ) );
}
