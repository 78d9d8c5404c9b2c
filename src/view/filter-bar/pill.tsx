import {
	type KeyboardEvent,
	type MouseEvent,
	type ReactElement,
	createElement,
} from 'react';
import { ACTIVE } from '../markup';
import type { PillNode } from './describe';
import { activates, targetOf } from './keyboard';

/** Props of a pill. */
export interface PillProps {
	pill: PillNode;
	/** False while React still has to match what the server printed. */
	ready: boolean;
	active: boolean;
	/** Whether it is the row's only tab stop. */
	tabStop: boolean;
	/** How many pills the group has. */
	count: number;
	onActivate: ( index: number ) => void;
	onFocus: ( index: number ) => void;
	/** Moves the focus to another pill. */
	onMove: ( index: number ) => void;
}

/**
 * One pill: the element that stands in the page, with its state in React's hands.
 *
 * @param props Props.
 */
export function Pill( props: PillProps ): ReactElement {
	const { pill, ready, active, tabStop, count } = props;
	const { element, index, initial } = pill;

	const onClick = ( event: MouseEvent ): void => {
		// A click that opens a new tab or window belongs to the browser.
		if (
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey
		) {
			return;
		}
		event.preventDefault();
		props.onActivate( index );
	};

	const onKeyDown = ( event: KeyboardEvent ): void => {
		if (
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey
		) {
			return;
		}
		const rtl = window.getComputedStyle( element ).direction === 'rtl';
		const target = targetOf( event.key, index, count, rtl );
		if ( target !== undefined ) {
			event.preventDefault();
			props.onMove( target );
		} else if ( activates( event.key, element ) ) {
			event.preventDefault();
			// A key that is held down activates once.
			if ( ! event.repeat ) {
				props.onActivate( index );
			}
		}
	};

	// React takes the attributes of custom elements by their names in HTML.
	const classAttribute = pill.tag.includes( '-' ) ? 'class' : 'className';
	const state = ready
		? {
				[ classAttribute ]: active
					? `${ pill.className } ${ ACTIVE }`.trim()
					: pill.className,
				'aria-pressed': active,
				tabIndex: tabStop ? 0 : -1,
			}
		: {
				[ classAttribute ]: initial.className,
				'aria-pressed': initial.pressed ?? undefined,
				tabIndex: initial.tabIndex ?? undefined,
			};

	return createElement( pill.tag, {
		...state,
		// Attributes beyond the state are none of React's business.
		suppressHydrationWarning: true,
		...( pill.html !== '' && {
			dangerouslySetInnerHTML: { __html: pill.html },
		} ),
		onClick,
		onFocus: () => props.onFocus( index ),
		onKeyDown,
	} );
}
