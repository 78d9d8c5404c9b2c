/** Makes rows movable by keyboard and announces their position; index.ts calls it. */
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { HANDLE } from './handles';
import type { Order } from './order';
import { moveTo, rowsOf, titleOf } from './rows';
import type { Settings } from './settings';

/** New place of a picked row, by key. */
const PLACES: Readonly<
	Record< string, ( place: number, rows: number ) => number >
> = {
	ArrowUp: ( place ) => place - 1,
	ArrowDown: ( place ) => place + 1,
	Home: () => 0,
	End: ( _, rows ) => rows - 1,
};

/**
 * Makes rows movable by keyboard: Space or Enter on a handle picks a row up and drops it, arrows move it, Escape and leaving the handle
 * restore the order.
 *
 * @param list     The list.
 * @param settings Settings.
 * @param order    Its order.
 */
export function enableKeyboardSorting(
	list: HTMLElement,
	{ above, total }: Settings,
	order: Order
): void {
	let picked: HTMLElement | undefined;
	/** Moving a row removes the focus for a moment. */
	let isMoving = false;

	const placeOf = ( row: HTMLElement ): number =>
		above + rowsOf( list ).indexOf( row ) + 1;
	const rowOf = ( target: EventTarget | null ): HTMLElement | undefined =>
		( target as Element | null )
			?.closest( `.${ HANDLE }` )
			?.closest( 'tr' ) ?? undefined;
	const setPicked = ( row: Element, isPicked: boolean ): void => {
		row.classList.toggle( 'is-picked', isPicked );
		row.querySelector( `.${ HANDLE }` )?.setAttribute(
			'aria-pressed',
			String( isPicked )
		);
	};
	const drop = (): void => {
		if ( picked ) {
			setPicked( picked, false );
			picked = undefined;
		}
	};
	const cancel = (): void => {
		drop();
		order.restore();
		speak( __( 'Nothing was moved.', 'programs-filter' ), 'assertive' );
	};

	// Space, Enter and screen readers cause a click.
	list.addEventListener( 'click', ( { target } ) => {
		const row = rowOf( target );
		if ( ! row || order.isBusy() ) {
			return;
		}
		if ( picked === row ) {
			drop();
			void order.save();
		} else {
			picked = row;
			setPicked( row, true );
			speak(
				sprintf(
					/* translators: 1: title of a program, 2: its position, 3: how many there are. */
					__(
						'%1$s picked up. Position %2$d of %3$d. Move it with the arrow keys.',
						'programs-filter'
					),
					titleOf( row ),
					placeOf( row ),
					total
				),
				'assertive'
			);
		}
	} );

	list.addEventListener( 'keydown', ( event ) => {
		const row = rowOf( event.target );
		if ( ! row || row !== picked ) {
			return;
		}
		const rows = rowsOf( list );
		const place = PLACES[ event.key ]?.( rows.indexOf( row ), rows.length );
		if ( event.key === 'Escape' ) {
			cancel();
		} else if ( place !== undefined ) {
			event.preventDefault();
			isMoving = true;
			if ( moveTo( row, place ) ) {
				( event.target as HTMLElement ).focus();
				row.scrollIntoView( { block: 'nearest' } );
			}
			isMoving = false;
			speak(
				sprintf(
					/* translators: 1: title of a program, 2: its position, 3: how many there are. */
					__( '%1$s: position %2$d of %3$d', 'programs-filter' ),
					titleOf( row ),
					placeOf( row ),
					total
				),
				'assertive'
			);
		}
	} );

	list.addEventListener( 'focusout', ( { target } ) => {
		if ( picked && ! isMoving && rowOf( target ) === picked ) {
			cancel();
		}
	} );

	document.addEventListener( 'keydown', ( event ) => {
		const isField = ( event.target as Element | null )?.closest(
			'input, textarea, select, [contenteditable]'
		);
		if (
			event.key.toLowerCase() === 'z' &&
			( event.ctrlKey || event.metaKey ) &&
			! event.shiftKey &&
			! isField
		) {
			void order.undo();
		}
	} );
}
