import { HANDLE, handleOf } from './handles';
import type { Order } from './order';

/** The part of WordPress's jQuery UI that is used. */
interface Sortable {
	sortable: ( options: object | 'cancel' ) => void;
	removeData: ( key: string ) => void;
}

declare global {
	interface Window {
		jQuery: {
			( element: Element ): Sortable;
			ui: { sortable: { prototype: { options: object } } };
		};
	}
}

/**
 * Makes rows draggable by their handles, with WordPress's jQuery UI, which supports mouse, pen and touch, and scrolls.
 *
 * Plugins for the order of posts make the same list sortable, some of them later. An element has one set of options, so that both would save, or one
 * would do nothing. Here the list is ours: the order is saved once, can be undone, and page caches are told.
 *
 * @param list  The list.
 * @param order Its order.
 */
export function dragWithPointer( list: HTMLElement, order: Order ): void {
	const sortable = window.jQuery( list );
	let isCancelled = false;
	const onEscape = ( { key }: KeyboardEvent ): void => {
		if ( key === 'Escape' ) {
			// `stop` is called at the new place before the row goes back.
			isCancelled = true;
			sortable.sortable( 'cancel' );
			isCancelled = false;
		}
	};
	const options = {
		// Resets the options of a sortable that another plugin made.
		...window.jQuery.ui.sortable.prototype.options,
		items: '> tr[id^="post-"]',
		handle: `.${ HANDLE }`,
		// By default buttons do not drag.
		cancel: 'input',
		axis: 'y',
		tolerance: 'pointer',
		distance: 4,
		helper: ( _: unknown, rows: ArrayLike< HTMLElement > ) =>
			Array.from( rows ).map( withWidths )[ 0 ],
		placeholder: 'programas-ordering__gap',
		forcePlaceholderSize: true,
		start: () => {
			document.addEventListener( 'keydown', onEscape );
		},
		stop: ( _: unknown, { item }: { item: ArrayLike< HTMLElement > } ) => {
			document.removeEventListener( 'keydown', onEscape );
			const [ row ] = Array.from( item );
			for ( const cell of row?.children ?? [] ) {
				( cell as HTMLElement ).style.removeProperty( 'width' );
			}
			if ( isCancelled ) {
				return;
			}
			if ( order.isBusy() ) {
				order.restore();
				return;
			}
			// The keys that undo work there.
			const handle = row && handleOf( row );
			if ( handle ) {
				handle.focus();
				// jQuery UI stops the next click on it. Where none ends the drag, that would be the next press of a key.
				setTimeout( () => {
					window
						.jQuery( handle )
						.removeData( 'sortable.preventClickEvent' );
				} );
			}
			void order.save();
		},
	};
	const takeOver = (): void => sortable.sortable( options );
	takeOver();
	// Before jQuery UI's listeners, and before the list is touched by a finger.
	list.addEventListener( 'pointerdown', takeOver, { capture: true } );
}

/**
 * Keeps the widths of a row's cells while it is taken out of its table.
 *
 * @param row Row.
 */
function withWidths( row: HTMLElement ): HTMLElement {
	const cells = [ ...row.children ] as HTMLElement[];
	const widths = cells.map( ( cell ) => getComputedStyle( cell ).width );
	cells.forEach( ( cell, index ) => {
		cell.style.width = widths[ index ] ?? '';
	} );
	return row;
}
