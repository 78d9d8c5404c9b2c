import { needsClick, nextFocusIndex } from './keyboard';

test.each( [
	[ 'ArrowRight', 0, 1 ],
	[ 'ArrowRight', 3, 0 ],
	[ 'ArrowLeft', 2, 1 ],
	[ 'ArrowLeft', 0, 3 ],
	[ 'Home', 2, 0 ],
	[ 'End', 1, 3 ],
] )( '%s moves from pill %d of four to pill %d', ( key, index, target ) => {
	expect( nextFocusIndex( key, index, 4, false ) ).toBe( target );
} );

test.each( [
	[ 'ArrowLeft', 3, 0 ],
	[ 'ArrowRight', 0, 3 ],
	[ 'ArrowRight', 2, 1 ],
	[ 'Home', 2, 0 ],
	[ 'End', 1, 3 ],
] )(
	'%s moves from pill %d of four to pill %d where one reads from right to left',
	( key, index, target ) => {
		expect( nextFocusIndex( key, index, 4, true ) ).toBe( target );
	}
);

test( 'a single pill is its own neighbor', () => {
	expect( nextFocusIndex( 'ArrowRight', 0, 1, false ) ).toBe( 0 );
	expect( nextFocusIndex( 'ArrowLeft', 0, 1, false ) ).toBe( 0 );
} );

test.each( [ 'ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a', 'PageDown' ] )(
	'%p does not move the focus',
	( key ) => {
		expect( nextFocusIndex( key, 1, 4, false ) ).toBeUndefined();
	}
);

test( 'Enter and Space have to be turned into clicks where a browser does not do it', () => {
	const link = document.createElement( 'a' );
	const button = document.createElement( 'button' );

	expect( needsClick( 'Enter', link ) ).toBe( true );
	expect( needsClick( ' ', link ) ).toBe( true );
	expect( needsClick( 'a', link ) ).toBe( false );
	expect( needsClick( 'Enter', button ) ).toBe( false );
	expect( needsClick( ' ', button ) ).toBe( false );
} );
