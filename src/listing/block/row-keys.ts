/**
 * The keyboard of the pills in the editor. Between pills the keys are as on the page. The editor's arrow keys pass the block, Tab goes from the block
 * to its pills and to "Show more", and Escape back. The editor moves the focus to tab stops inside a block, so the pills are tab stops only while Tab
 * is pressed. Native listeners are needed, as React handles keys after the canvas.
 */
import { isRTL } from '@wordpress/i18n';
import { targetOf } from '../view/filter-bar/keyboard';
import { pillsOf } from '../view/markup';
import { MORE } from './preview/show';

/** Whether a key is a shortcut with a modifier. */
const isShortcut = ( event: KeyboardEvent ): boolean =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Hides a key from the editor. */
function take( event: KeyboardEvent ): void {
	event.preventDefault();
	event.stopPropagation();
}

/**
 * Adds the keyboard to a row of pills. Each pill needs `tabindex="-1"`.
 *
 * @param row   Holds the pills.
 * @param block The block's element.
 * @return Stops it.
 */
export function listenToKeys(
	row: HTMLElement,
	block: HTMLElement
): () => void {
	let last: HTMLElement | undefined;

	const tabStop = (): HTMLElement | undefined => {
		const pills = pillsOf( row );

		return (
			pills.find( ( pill ) => pill === last ) ??
			pills.find( ( pill ) => pill.matches( '[aria-pressed=true]' ) ) ??
			pills[ 0 ]
		);
	};

	const onKeyInBlock = ( event: KeyboardEvent ): void => {
		if ( event.key !== 'Tab' ) {
			return;
		}
		const more = row.querySelector< HTMLElement >( `${ MORE } button` );
		for ( const stop of [ tabStop(), more ] ) {
			if ( stop ) {
				stop.tabIndex = 0;
				// The browser moves the focus after all listeners.
				setTimeout( () => {
					stop.tabIndex = -1;
				} );
			}
		}
	};

	const onKeyInRow = ( event: KeyboardEvent ): void => {
		if ( isShortcut( event ) ) {
			return;
		}
		if ( event.key === 'Escape' ) {
			take( event );
			block.focus();
			return;
		}
		const more = row.querySelector< HTMLElement >(
			`${ MORE }:not([hidden]) button`
		);
		if ( event.key === 'Tab' && more && more !== event.target ) {
			// In WordPress 6.8 the editor would pass the block.
			take( event );
			more.focus();
			return;
		}
		const pills = pillsOf( row );
		const index = pills.findIndex( ( pill ) => pill === event.target );
		const target =
			index === -1
				? undefined
				: targetOf( event.key, index, pills.length, isRTL() );
		if ( target !== undefined ) {
			take( event );
			pills[ target ]?.focus();
		}
	};

	const onFocus = ( event: FocusEvent ): void => {
		last = pillsOf( row ).find( ( pill ) => pill === event.target ) ?? last;
	};

	block.addEventListener( 'keydown', onKeyInBlock );
	row.addEventListener( 'keydown', onKeyInRow );
	row.addEventListener( 'focusin', onFocus );

	return () => {
		block.removeEventListener( 'keydown', onKeyInBlock );
		row.removeEventListener( 'keydown', onKeyInRow );
		row.removeEventListener( 'focusin', onFocus );
	};
}
