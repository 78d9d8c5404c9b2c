import { find, inLayout, inMotion, listingHtml } from './fixtures/listing';
import { inCategory } from './fixtures/in-category';
import { showInstantly } from './show-instantly';

test( 'the cards of a category are shown and the others hidden, in one step', () => {
	document.body.innerHTML = listingHtml();
	const grid = find( '.programas-grid' );

	expect( showInstantly( grid, inCategory( 'musica' ) ) ).toEqual( {
		visible: 3,
		total: 6,
	} );
	expect( inLayout() ).toEqual( [ '2', '3', '6' ] );
	expect( inMotion() ).toEqual( {} );
	expect( showInstantly( grid, inCategory( 'all' ) ) ).toEqual( {
		visible: 6,
		total: 6,
	} );
	expect( inLayout() ).toHaveLength( 6 );
} );
