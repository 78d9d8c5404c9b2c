import { find, inLayout, inMotion, listingHtml } from './fixtures/listing';
import { inCategory } from './fixtures/in-category';
import { showInstantly } from './show-instantly';

test( 'the cards of a category are shown and the others hidden, in one step', () => {
	document.body.innerHTML = listingHtml();
	const grid = find( '.programas-grid' );

	showInstantly( grid, inCategory( 'musica' ) );
	expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
	expect( inMotion() ).toEqual( {} );
	showInstantly( grid, inCategory( 'all' ) );
	expect( inLayout() ).toHaveLength( 6 );
} );
