import { openCriteria, SEARCH_PAGE, searchField } from './criteria.ts';
import { activePills, pill, ready, shownCards, titles } from './listing.ts';
import { expect, test } from './test.ts';

test.use( { extraHTTPHeaders: { 'X-Test-Template': 'builder' } } );

test( 'in a page builder’s template, which prints the head before the content, pills and search work', async ( {
	page,
} ) => {
	await openCriteria( page, SEARCH_PAGE );
	await ready( page );
	await searchField( page ).fill( 'tablao' );
	await expect( titles( shownCards( page ) ) ).toHaveText( [
		'Tablao de los viernes',
	] );
	await pill( page, 'Danza' ).click();
	await expect( activePills( page ) ).toHaveText( [ /^Danza/ ] );
	await expect( page ).toHaveURL( /categoria=danza/ );
	await expect( titles( shownCards( page ) ) ).toHaveText( [
		'Tablao de los viernes',
	] );
} );
