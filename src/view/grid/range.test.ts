import { find, listingHtml } from '../fixtures/listing';
import { layOut } from '../fixtures/layout';
import { NearRange } from './range';

const RANGE = { from: 0, to: 18 };

let range: NearRange;
let takeAway: () => void;

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = listingHtml();
	const grid = find( '.programas-grid' );
	takeAway = layOut( grid, { columns: 3, row: 200, top: 0, viewport: 800 } );
	range = new NearRange( grid );
} );
afterEach( () => {
	takeAway();
	jest.useRealTimers();
} );

/** A hand or the focus comes to an element; then frames go by. */
function come( selector: string, sign = 'pointerover' ): void {
	find( selector ).dispatchEvent( new Event( sign, { bubbles: true } ) );
	jest.advanceTimersByTime( 50 );
}

/** How often the browser is asked where something is. */
function asked( act: () => void ): number {
	const ask = jest.spyOn( Element.prototype, 'getBoundingClientRect' );
	ask.mockClear();
	act();

	return ask.mock.calls.length;
}

test.each( [ 'pointerover', 'focusin' ] )(
	'after %s on a pill, a click asks nothing of the layout',
	( sign ) => {
		come( '[data-category]', sign );

		expect( asked( () => range.get() ) ).toBe( 0 );
		expect( range.get() ).toEqual( RANGE );
	}
);

test( 'a hand elsewhere on the page costs nothing', () => {
	expect( asked( () => come( '.programas-grid' ) ) ).toBe( 0 );
} );

test.each( [ 'scroll', 'resize' ] )(
	'after a %s it is asked anew',
	( move ) => {
		come( '[data-category]' );
		window.dispatchEvent( new Event( move ) );

		expect( asked( () => range.get() ) ).toBeGreaterThan( 0 );
	}
);

test( 'a click that comes before the next frame is not followed by a question', () => {
	const pill = find( '[data-category]' );
	pill.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	range.forget();

	expect( asked( () => jest.advanceTimersByTime( 50 ) ) ).toBe( 0 );
} );

test( 'a click without a sign before it finds the range all the same', () => {
	expect( range.get() ).toEqual( RANGE );
} );

test( 'a grid that was taken out of the page is left alone', () => {
	find( '.programas-grid' ).remove();

	expect( asked( () => come( '[data-category]' ) ) ).toBe( 0 );
	expect( asked( () => come( '[data-category]' ) ) ).toBe( 0 );
} );
