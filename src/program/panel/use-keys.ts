import { useEffect, useRef } from '@wordpress/element';

interface Row {
	key: number;
	text: string;
}

/**
 * Rows with the keys that they had: one that changes keeps its place, one that moves its text.
 *
 * @param before The rows before.
 * @param texts  Texts of the rows.
 */
export function keyed( before: Row[], texts: string[] ): Row[] {
	const left = [ ...before ];
	const take = ( at: number ): number | undefined =>
		at < 0 ? undefined : left.splice( at, 1 )[ 0 ]?.key;
	const same = texts.map( ( text, index ) => {
		const here = left.findIndex(
			( row ) => row === before[ index ] && row.text === text
		);
		return take(
			here < 0 ? left.findIndex( ( row ) => row.text === text ) : here
		);
	} );
	let next = Math.max( -1, ...before.map( ( { key } ) => key ) );

	return texts.map( ( text, index ) => ( {
		key:
			same[ index ] ??
			// All rows are still there: this one was changed.
			( texts.length === before.length ? take( 0 ) : undefined ) ??
			++next,
		text,
	} ) );
}

/**
 * Keys of rows, by which fields keep their state.
 *
 * @param texts Texts of the rows.
 */
export function useKeys( texts: string[] ): number[] {
	const before = useRef< Row[] >( [] );
	const rows = keyed( before.current, texts );
	useEffect( () => {
		before.current = rows;
	} );

	return rows.map( ( { key } ) => key );
}
