/**
 * React keys for rows that are only known by their texts, so that fields keep their state when rows are inserted, changed or removed; used by
 * sessions-field.tsx.
 */
import { useEffect, useRef } from '@wordpress/element';

interface Row {
	key: number;
	text: string;
}

/**
 * Assigns keys to rows: a changed row is recognized by its position, a moved one by its text.
 *
 * @param before The rows before.
 * @param texts  Texts of the rows.
 */
export function assignKeys( before: Row[], texts: string[] ): Row[] {
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
			// The number of rows is the same, so this one was changed.
			( texts.length === before.length ? take( 0 ) : undefined ) ??
			++next,
		text,
	} ) );
}

/**
 * Returns stable React keys of rows.
 *
 * @param texts Texts of the rows.
 */
export function useKeys( texts: string[] ): number[] {
	const before = useRef< Row[] >( [] );
	const rows = assignKeys( before.current, texts );
	useEffect( () => {
		before.current = rows;
	} );

	return rows.map( ( { key } ) => key );
}
