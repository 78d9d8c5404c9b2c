import { find, listingHtml } from '../fixtures/listing';
import { keys, start } from '../fixtures/row';
import { resized } from '../fixtures/sizes';
import { click, focused, pill, showFrame } from '../fixtures/use-filter';

const PILLS = Object.fromEntries(
	[ 'all', 'b', 'c', 'd', 'e', 'f', 'g', 'h' ].map( ( slug ) => [
		slug,
		slug,
	] )
);

/** Width of the row; a pill has 100, with a gap of 10. */
let width = 430;

const folded = (): string =>
	[ ...document.querySelectorAll( '.is-folded .programas-pill__label' ) ]
		.map( ( { textContent } ) => textContent )
		.join( '' );

const more = (): HTMLElement => find( '.programas-filter__more' );

function begin( active = 'all' ): void {
	window.history.replaceState( null, '', `?categoria=${ active }` );
	start(
		listingHtml( {
			pills: PILLS,
			active,
			group: 'data-more="Más (%s)" data-fewer="Menos"',
		} ).replace( 'pills"', 'pills" style="column-gap: 10px"' )
	);
}

beforeEach( () => {
	jest.useFakeTimers();
	width = 430;
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function ( this: Element ) {
			const isRow = this.matches( '.programas-filter__pills' );

			return new DOMRect( 0, 0, isRow ? width : 100, 44 );
		}
	);
} );
afterEach( () => jest.restoreAllMocks() );

test( 'two rows are shown, and a button that says how many are not', () => {
	begin();
	// Eight fit into two rows of four.
	expect( more().hidden ).toBe( true );
	width = 429;
	resized( find( '.programas-filter__pills' ) );
	showFrame();
	// Two rows of three, one of the six is the button.
	expect( folded() ).toBe( 'fgh' );
	expect( more().textContent ).toBe( 'Más (3)' );
	expect( more().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	expect( find( '.programas-filter' ).dataset.more ).toBeUndefined();
} );

test( 'the button shows the others, of which the first gets the focus, and hides them again', () => {
	width = 320;
	begin();
	more().click();
	expect( folded() ).toBe( '' );
	expect( focused() ).toContain( 'f' );
	expect( more().textContent ).toBe( 'Menos' );
	expect( more().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	more().click();
	expect( folded() ).toBe( 'fgh' );
} );

test( 'the chosen pill is shown, whichever it is', async () => {
	width = 320;
	begin( 'h' );
	expect( folded() ).toBe( 'efg' );
	await click( pill( 'b' ) );
	expect( folded() ).toBe( 'fgh' );
} );

test( 'arrow keys work among them', async () => {
	width = 320;
	begin();
	more().click();
	expect( await keys( 'ArrowRight', 'End' ) ).toEqual( [
		expect.stringContaining( 'g' ),
		expect.stringContaining( 'h' ),
	] );
} );
