import { assignKeys } from './use-keys';

const rows = ( ...texts: string[] ) =>
	texts.map( ( text, key ) => ( { key, text } ) );
const keys = ( before: string[], after: string[] ): number[] =>
	assignKeys( rows( ...before ), after ).map( ( { key } ) => key );

test.each( [
	[ 'are new at first', [], [ 'a', 'b' ], [ 0, 1 ] ],
	[ 'stay where nothing changes', [ 'a', 'b' ], [ 'a', 'b' ], [ 0, 1 ] ],
	[ 'stay where a row changes', [ 'a', 'b' ], [ 'a', 'c' ], [ 0, 1 ] ],
	[ 'go with a row that is removed', [ 'a', 'b' ], [ 'b' ], [ 1 ] ],
	[ 'are new for a row that is added', [ 'a' ], [ 'a', 'b' ], [ 0, 1 ] ],
	[ 'move with rows that are sorted', [ 'b', 'a' ], [ 'a', 'b' ], [ 1, 0 ] ],
	[ 'tell two of the same apart', [ 'a', 'a' ], [ 'a', 'a' ], [ 0, 1 ] ],
] )( 'keys %s', ( _, before, after, expected ) => {
	expect( keys( before, after ) ).toEqual( expected );
} );
