/** Makes rows sortable by pointer with WordPress's jQuery UI; index.ts calls it. */
import { HANDLE, handleOf } from './handles';
import type { Order } from './order';
import { rowsOf } from './rows';

/** The part of WordPress's jQuery UI that is used. */
interface Sortable {
	sortable: ( options: object | 'cancel' | 'refreshPositions' ) => void;
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

/** Distance from an edge of the window at which it scrolls, in pixels: more than the admin bar covers, which is 46 on a tablet. */
const SCROLL_DISTANCE = 64;

/** What jQuery UI tells about a drag. */
interface Drag {
	item: [ HTMLElement ];
	placeholder: [ HTMLElement ];
}

/**
 * Makes rows draggable by their handles, with WordPress's jQuery UI, which supports mouse, pen and touch, and scrolls.
 *
 * Plugins that order posts make the same list sortable, some of them later. An element has one set of options, so both would save, or one would do
 * nothing. These options replace theirs, so that the order is saved once, can be undone, and page caches are purged.
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
		scrollSensitivity: SCROLL_DISTANCE,
		start: () => {
			document.addEventListener( 'keydown', onEscape );
		},
		// jQuery UI goes by the direction of the pointer: who passes the first row and comes back to it would drop the program behind it.
		sort: (
			{ clientY }: { clientY: number },
			{ item, placeholder }: Drag
		) => {
			const first = rowsOf( list ).find( ( row ) => row !== item[ 0 ] );
			if (
				first &&
				clientY < list.getBoundingClientRect().top + first.offsetHeight
			) {
				first.before( placeholder[ 0 ] );
				sortable.sortable( 'refreshPositions' );
			}
		},
		stop: ( _: unknown, { item }: Drag ) => {
			document.removeEventListener( 'keydown', onEscape );
			const row = item[ 0 ];
			for ( const cell of row.children ) {
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
			const handle = handleOf( row );
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
