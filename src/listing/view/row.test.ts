import { find, listingHtml } from './fixtures/listing';
import { bringIntoView } from './row';

/** Where an element is, in CSS pixels from the left. */
function place( element: Element, left: number, width: number ): void {
	jest.spyOn( element, 'getBoundingClientRect' ).mockReturnValue(
		new DOMRect( left, 0, width, 40 )
	);
}

test( 'the row is scrolled so that the middle of the pill is in its middle', () => {
	document.body.innerHTML = listingHtml();
	const row = find( '.programas-filter__pills' );
	const danza = find( '[data-category="danza"]' );
	row.scrollLeft = 30;
	place( row, 20, 300 );
	place( danza, 400, 100 );

	bringIntoView( danza );

	expect( row.scrollLeft ).toBe( 30 + 450 - 170 );
} );

test( 'without a pill nothing is scrolled', () => {
	expect( () => bringIntoView( undefined ) ).not.toThrow();
} );
