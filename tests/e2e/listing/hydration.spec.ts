import { activePills, open, PAGES, pill } from './listing.ts';
import { expect, test } from './test.ts';

for ( const path of [
	...Object.values( PAGES ),
	`${ PAGES.block }?categoria=danza&otra=1`,
] ) {
	// The test fails by itself when React warns.
	test( `React takes over ${ path } without a word`, async ( { page } ) => {
		const script = page.waitForResponse( /vendor\/react-dom\./ );
		await open( page, path );
		expect(
			( await ( await script ).text() ).includes(
				'react-dom.development.js'
			),
			'WordPress serves the React that compares'
		).toBe( true );
		const second = page
			.locator( '.programas-filter [data-category]' )
			.nth( 1 );
		await second.click();
		await expect( second ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
}

test( 'React takes over, without a word, a page that a cache sent unfiltered', async ( {
	page,
	site,
} ) => {
	const path = `${ PAGES.block }?categoria=musica`;
	await page.route( site.url + path, async ( route ) =>
		route.fulfill( {
			response: await route.fetch( { url: site.url + PAGES.block } ),
		} )
	);
	await open( page, path );
	await expect( activePills( page ) ).toHaveText( [ 'Música' ] );
	await pill( page, 'Todos' ).click();
	await expect( activePills( page ) ).toHaveText( [ 'Todos' ] );
} );
