import { open, PAGES, pill, shownCards } from './listing.ts';
import { expect, test } from './test.ts';

test( 'filtering makes no request but for pictures of cards that it shows', async ( {
	page,
} ) => {
	await open( page, PAGES.block );
	await page.waitForFunction( () =>
		[ ...document.images ].every(
			( image ) => image.complete || image.loading === 'lazy'
		)
	);
	const requests: Array< { type: string; url: string } > = [];
	page.on( 'request', ( request ) =>
		requests.push( { type: request.resourceType(), url: request.url() } )
	);
	for ( const label of [ 'Danza', 'Becas y ayudas', 'Música', 'Todos' ] ) {
		await pill( page, label ).click();
		await expect( page.locator( '.is-moving' ) ).toHaveCount( 0 );
	}
	await expect( shownCards( page ) ).toHaveCount( 24 );

	const pictures = await page
		.locator( '.programas-card img' )
		.evaluateAll( ( images ) =>
			images.map( ( image ) => image.getAttribute( 'srcset' ) ).join()
		);
	expect(
		requests.filter(
			( { type, url } ) => type !== 'image' || ! pictures.includes( url )
		)
	).toEqual( [] );
} );

test( 'the page keeps nothing about the visitor', async ( {
	context,
	page,
	request,
} ) => {
	await open( page, PAGES.block );
	await pill( page, 'Danza' ).click();
	await expect( page ).toHaveURL( /categoria=danza/ );
	expect( await context.storageState( { indexedDB: true } ) ).toEqual( {
		cookies: [],
		origins: [],
	} );

	const response = await request.get( PAGES.block );
	expect( response.headers() ).not.toHaveProperty( 'set-cookie' );
	expect( await response.text() ).not.toMatch( /nonce/i );
} );

test( 'two visits of a page get the same HTML', async ( { request } ) => {
	for ( const path of [
		PAGES.twoFilters,
		PAGES.custom,
		`${ PAGES.block }?categoria=danza`,
	] ) {
		const first = await request.get( path );
		const second = await request.get( path );
		expect( await second.text(), path ).toBe( await first.text() );
	}
} );
