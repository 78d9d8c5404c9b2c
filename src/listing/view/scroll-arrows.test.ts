import { find } from './fixtures/listing';
import { preferReducedMotion } from './fixtures/motion-preference';
import { mountListing } from './fixtures/row';
import { resized } from './fixtures/sizes';
import { addScrollArrows } from './scroll-arrows';

const row = (): HTMLElement => find( '.programas-filter__pills' );

const scrollBy = jest.fn();

/** The ends that are cut, where a row of 400 pixels is scrolled and has more in it. */
function cutAt( scrollLeft: number, scrollWidth = 1000 ) {
	for ( const [ name, value ] of Object.entries( {
		clientWidth: 400,
		scrollLeft,
		scrollWidth,
	} ) ) {
		Object.defineProperty( row(), name, { configurable: true, value } );
	}
	row().dispatchEvent( new Event( 'scroll' ) );

	return find( '.programas-filter' ).dataset.cut;
}

beforeEach( () => {
	preferReducedMotion( false );
	mountListing();
	addScrollArrows();
	row().scrollBy = scrollBy.mockReset();
	row().style.paddingInlineEnd = '32px';
} );

test( 'a row says at which ends it is cut', () => {
	expect( cutAt( 0 ) ).toBe( 'end' );
	expect( cutAt( 300 ) ).toBe( 'start end' );
	expect( cutAt( 600 ) ).toBe( 'start' );
	// From right to left.
	expect( cutAt( -300 ) ).toBe( 'start end' );
	// Only room is behind the last pill.
	expect( cutAt( 0, 432 ) ).toBe( '' );
} );

test( 'a row that becomes narrower is measured again', () => {
	expect( cutAt( 0, 400 ) ).toBe( '' );
	Object.defineProperty( row(), 'clientWidth', { value: 200 } );
	resized( row().lastElementChild as Element );
	expect( find( '.programas-filter' ).dataset.cut ).toBe( 'end' );
} );

test.each( [
	[ 'ltr', 300 ],
	[ 'rtl', -300 ],
] )( 'an arrow goes on in the direction %s', ( direction, left ) => {
	row().style.direction = direction;
	cutAt( 0 );
	find( '.is-end' ).click();
	find( '.is-start' ).click();
	expect( scrollBy.mock.calls ).toEqual( [
		[ { left, behavior: 'smooth' } ],
		[ { left: -left, behavior: 'smooth' } ],
	] );
} );

test( 'an arrow jumps where less motion is wanted, and is nothing for keys and screen readers', () => {
	preferReducedMotion( true );
	cutAt( 0 );
	find( '.is-end' ).click();
	expect( scrollBy ).toHaveBeenCalledWith( {
		left: 300,
		behavior: 'instant',
	} );
	expect( find( '.is-end' ).tabIndex ).toBe( -1 );
	expect( find( '.is-end' ).closest( '[aria-hidden=true]' ) ).not.toBeNull();
} );
