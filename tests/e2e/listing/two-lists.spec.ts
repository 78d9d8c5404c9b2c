import { expectCardsOfServer, openCriteria, shownTitles } from './criteria.ts';
import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTS = [
	'{"filters":["buscar","gratis"],"limit":12}',
	'{"filters":["buscar"],"perPage":2}',
]
	.map( ( one ) => `<!-- wp:programs-filter/programas ${ one } /-->` )
	.join( '\n' );

test( 'of two lists with a search each, typing narrows one: the page stays like that after a reload, and Back leads out of it', async ( {
	page,
	publish,
} ) => {
	await openCriteria( page, await publish( LISTS ) );
	const [ first, second ] = [
		page.locator( '.programas' ).nth( 0 ),
		page.locator( '.programas' ).nth( 1 ),
	];
	const before = await shownTitles( page );
	await second.getByRole( 'searchbox' ).fill( 'danza' );
	await expect( page ).toHaveURL( /\?buscar-2=danza$/ );
	await expect( shownCards( first ) ).toHaveCount( 12 );
	await first.getByRole( 'searchbox' ).fill( 'música' );
	await expect( page ).toHaveURL( /buscar-2=danza&buscar=m/ );
	const narrowed = await shownTitles( page );
	expect( narrowed ).not.toEqual( before );
	await expectCardsOfServer( page );

	await page.reload();
	await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
	await expect( first.getByRole( 'searchbox' ) ).toHaveValue( 'música' );
	await expect( second.getByRole( 'searchbox' ) ).toHaveValue( 'danza' );
	expect( await shownTitles( page ) ).toEqual( narrowed );

	await page.goBack();
	await expect( first.getByRole( 'searchbox' ) ).toHaveValue( '' );
	await expect( second.getByRole( 'searchbox' ) ).toHaveValue( 'danza' );
	await expectCardsOfServer( page );
	await page.goBack();
	await expect( page ).toHaveURL( /\/$/ );
	await expectCardsOfServer( page );
	expect( await shownTitles( page ) ).toEqual( before );
} );
