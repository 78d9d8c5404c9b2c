/** Makes rows movable by keyboard and announces their position; index.ts calls it. */
import { speak } from '@wordpress/a11y';
import { HANDLE } from './handles';
import type { Order } from './order';
import { moveTo, rowsOf, titleOf } from './rows';
import { fillText, type Settings } from './settings';

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
export function moveWithKeys(
	list: HTMLElement,
	{ above, total, texts }: Settings,
	order: Order
): void {
	let picked: HTMLElement | undefined;
	/** Moving a row removes the focus for a moment. */
	let isMoving = false;

	const announcePosition = ( format: string, row: Element ): void => {
		const place = above + rowsOf( list ).indexOf( row as HTMLElement ) + 1;
		speak( fillText( format, titleOf( row ), place, total ), 'assertive' );
	};
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
		speak( texts.cancelled, 'assertive' );
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
			announcePosition( texts.picked, row );
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
			announcePosition( texts.moved, row );
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
