/** Reads and moves the rows of the list table, for dragging, keyboard and order. */

/** The rows of WordPress's list. Rows of quick edit's form are not among them. */
const ROWS = ':scope > tr[id^="post-"]';

export const rowsOf = ( list: Element ): HTMLElement[] => [
	...list.querySelectorAll< HTMLElement >( ROWS ),
];

export const idOf = ( row: Element ): number =>
	Number( row.id.replace( 'post-', '' ) );

export const idsOf = ( list: Element ): number[] => rowsOf( list ).map( idOf );

export const titleOf = ( row: Element ): string =>
	row.querySelector( '.row-title' )?.textContent.trim() ?? '';

/**
 * Sorts the rows.
 *
 * @param list The list.
 * @param ids  Programs in the wanted order. Other rows come last.
 */
export function arrange( list: Element, ids: readonly number[] ): void {
	const rows = rowsOf( list );
	const place = ( row: Element ): number => {
		const index = ids.indexOf( idOf( row ) );
		return index === -1 ? rows.length : index;
	};
	list.append( ...rows.sort( ( a, b ) => place( a ) - place( b ) ) );
}

/**
 * Moves a row within the list.
 *
 * @param row   Row.
 * @param place New place among the rows.
 * @return Whether it moved.
 */
export function moveTo( row: HTMLElement, place: number ): boolean {
	const list = row.parentElement;
	const rows = list ? rowsOf( list ) : [];
	const target = rows[ Math.min( Math.max( place, 0 ), rows.length - 1 ) ];
	if ( ! target || target === row ) {
		return false;
	}
	if ( rows.indexOf( target ) > rows.indexOf( row ) ) {
		target.after( row );
	} else {
		target.before( row );
	}
	return true;
}

/**
 * Updates the numbers in the rows: in their column, and in the values of quick edit.
 *
 * @param list    The list.
 * @param numbers By the program's ID.
 */
export function showNumbers(
	list: Element,
	numbers: Readonly< Record< string, number > >
): void {
	for ( const row of rowsOf( list ) ) {
		const number = numbers[ idOf( row ) ];
		if ( number === undefined ) {
			continue;
		}
		for ( const cell of row.querySelectorAll(
			'td.column-menu_order, .hidden > .menu_order'
		) ) {
			cell.textContent = String( number );
		}
	}
}
