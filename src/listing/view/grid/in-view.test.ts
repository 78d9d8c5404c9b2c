import { find } from '../fixtures/listing';
import { type Layout, layOut } from '../fixtures/layout';
import { cardsOf } from '../markup';
import { positionsInView } from './in-view';

let takeAway = (): void => {};

function placesInView(
	cards: number,
	layout: Partial< Layout > = {}
): unknown {
	document.body.innerHTML = `<ul class="programas-grid">${ '<li data-categories=""></li>'.repeat(
		cards
	) }</ul>`;
	const grid = find( '.programas-grid' );
	takeAway = layOut( grid, {
		columns: 4,
		row: 200,
		top: 0,
		viewport: 800,
		...layout,
	} );

	return positionsInView( cardsOf( grid ) );
}

afterEach( () => takeAway() );

test( 'the cards in the viewport are in view, also those of which it shows a part', () => {
	// Rows of 200 px: 4 on the screen, or parts of 5.
	expect( placesInView( 400 ) ).toEqual( { from: 0, to: 16 } );
	expect( placesInView( 400, { top: -2000 } ) ).toEqual( {
		from: 40,
		to: 56,
	} );
	expect( placesInView( 400, { top: -2100 } ) ).toEqual( {
		from: 40,
		to: 60,
	} );
	expect( placesInView( 400, { columns: 1, top: -2000 } ) ).toEqual( {
		from: 10,
		to: 14,
	} );
} );

test( 'no card is in view in a grid far above or below', () => {
	expect( placesInView( 400, { top: 5000 } ) ).toEqual( { from: 0, to: 0 } );
	expect( placesInView( 8, { top: -5000 } ) ).toMatchObject( { from: 100 } );
} );

test( 'all cards of a single row are in view together', () => {
	expect( placesInView( 3 ) ).toMatchObject( { from: 0 } );
	expect( placesInView( 3, { columns: 3, top: 300 } ) ).toEqual( {
		from: 0,
		to: 9,
	} );
} );

test( 'the first screens count as in view when nothing is known of the layout', () => {
	expect( placesInView( 0 ) ).toEqual( { from: 0, to: 48 } );
	expect( placesInView( 9, { row: 20 } ) ).toEqual( { from: 0, to: 48 } );
} );
