import { HANDLE, handleOf } from './handles';
import type { Order } from './order';

/** What is used of WordPress's jQuery UI. */
interface Sortable {
	sortable: ( options: object | 'cancel' ) => void;
}

declare global {
	interface Window {
		jQuery: ( element: Element ) => Sortable;
	}
}

/**
 * Lets rows be dragged by their handles, with WordPress's own jQuery UI, which follows mouse, pen and touch, and scrolls.
 *
 * @param list  The list.
 * @param order Its order.
 */
export function dragWithPointer( list: HTMLElement, order: Order ): void {
	const sortable = window.jQuery( list );
	let isCancelled = false;
	const onEscape = ( { key }: KeyboardEvent ): void => {
		if ( key === 'Escape' ) {
			// It stops at the new place before it goes back.
			isCancelled = true;
			sortable.sortable( 'cancel' );
			isCancelled = false;
		}
	};
	sortable.sortable( {
		items: '> tr[id^="post-"]',
		handle: `.${ HANDLE }`,
		// By default no button drags anything.
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
			// Where the keys that undo are.
			if ( row ) {
				handleOf( row )?.focus();
			}
			void order.save();
		},
	} );
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
