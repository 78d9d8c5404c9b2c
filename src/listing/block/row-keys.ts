/**
 * The keyboard of the pills inside the editor. Among the pills it is the page's; between them and the rest it is that of any block: the
 * arrow keys of the editor select the block and go past it, Tab goes from the block to its pills and from them to "Show more", Escape back
 * to the block. That is why neither is a tab stop but while Tab is pressed: the editor takes a tab stop inside a block for a place that its arrow
 * keys, and whatever selects the block, should go to.
 *
 * The listeners are the browser's own: React hears of a key only after the editor's canvas has acted upon it.
 */
import { isRTL } from '@wordpress/i18n';
import { targetOf } from '../view/filter-bar/keyboard';
import { pillsOf } from '../view/markup';
import { MORE } from './preview/show';

/** Whether a key comes with another, which makes it a shortcut. */
const isShortcut = ( event: KeyboardEvent ): boolean =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Keeps a key from the editor. */
function take( event: KeyboardEvent ): void {
	event.preventDefault();
	event.stopPropagation();
}

/**
 * Gives a row of pills its keyboard. Each pill needs `tabindex="-1"`.
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
				// The browser moves the focus once all have heard of the key.
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
			// In WordPress 6.8 the editor would take the key past the block.
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
