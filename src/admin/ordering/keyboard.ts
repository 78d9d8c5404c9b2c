import { speak } from '@wordpress/a11y';
import { filled } from './filled';
import { HANDLE } from './handles';
import type { Order } from './order';
import { moveTo, rowsOf, titleOf } from './rows';
import type { Settings } from './settings';

/** How far a key moves a row that has been picked up, or where to. */
const PLACES: Readonly<
	Record< string, ( place: number, rows: number ) => number >
> = {
	ArrowUp: ( place ) => place - 1,
	ArrowDown: ( place ) => place + 1,
	Home: () => 0,
	End: ( _, rows ) => rows - 1,
};

/**
 * Lets rows be moved without a pointer: Space or Enter on a handle picks up and drops, arrows move, Escape leaves everything as it
 * was, as does going elsewhere.
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
	/** A row that is moved loses the focus, and gets it again. */
	let isMoving = false;

	const say = ( format: string, row: Element ): void => {
		const place = above + rowsOf( list ).indexOf( row as HTMLElement ) + 1;
		speak( filled( format, titleOf( row ), place, total ), 'assertive' );
	};
	const rowOf = ( target: EventTarget | null ): HTMLElement | undefined =>
		( target as Element | null )
			?.closest( `.${ HANDLE }` )
			?.closest( 'tr' ) ?? undefined;
	const mark = ( row: Element, isPicked: boolean ): void => {
		row.classList.toggle( 'is-picked', isPicked );
		row.querySelector( `.${ HANDLE }` )?.setAttribute(
			'aria-pressed',
			String( isPicked )
		);
	};
	const letGo = (): void => {
		if ( picked ) {
			mark( picked, false );
			picked = undefined;
		}
	};
	const cancel = (): void => {
		letGo();
		order.restore();
		speak( texts.cancelled, 'assertive' );
	};

	// A click is also what Space and Enter are, and what a screen reader does.
	list.addEventListener( 'click', ( { target } ) => {
		const row = rowOf( target );
		if ( ! row || order.isBusy() ) {
			return;
		}
		if ( picked === row ) {
			letGo();
			void order.save();
		} else {
			picked = row;
			mark( row, true );
			say( texts.picked, row );
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
			say( texts.moved, row );
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
