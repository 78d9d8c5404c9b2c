/** What a listing is limited to, and what is chosen at first: script and server show the same at the same address. */
import { chips, expectCardsOfServer, openCriteria, tick } from './criteria.ts';
import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTING =
	'<!-- wp:programs-filter/programas {"only":{"edad":["6-12"]},"initial":{"edad":["8"]},"filters":["categoria","edad","gratis"]} /-->';

test( 'it opens with what is chosen at first, an empty parameter lifts it, a range narrows, and Back returns', async ( {
	page,
	publish,
} ) => {
	const path = await publish( LISTING );
	await openCriteria( page, path );
	await expect( chips( page ) ).toHaveText( [ 'Edad: 8 años' ] );
	await expectCardsOfServer( page );
	const some = await shownCards( page ).count();

	await tick( page, 'Gratis' );
	await expect( page ).toHaveURL( `${ path }?gratis=1` );
	await expectCardsOfServer( page );

	await chips( page ).first().click();
	await expect( page ).toHaveURL( `${ path }?gratis=1&edad=` );
	await expect( chips( page ) ).toHaveText( [ 'Gratis' ] );
	await expectCardsOfServer( page );

	await page.goBack();
	await page.goBack();
	await expect( chips( page ) ).toHaveText( [ 'Edad: 8 años' ] );
	await expect( shownCards( page ) ).toHaveCount( some );

	await openCriteria( page, `${ path }?edad=11-12` );
	await expect( chips( page ) ).toHaveText( [ 'Edad: 11–12 años' ] );
	await expectCardsOfServer( page );
} );

test( 'no address shows more than the listing is limited to', async ( {
	page,
	publish,
} ) => {
	const path = await publish( LISTING );
	await openCriteria( page, `${ path }?edad=` );
	const all = await shownCards( page ).count();
	expect( all ).toBeLessThan( 24 );

	await openCriteria( page, `${ path }?edad=0-120` );
	await expect( shownCards( page ) ).toHaveCount( all );
} );

test( 'the shortcode has the same chips at the same addresses, and a chip lifts what is chosen at first', async ( {
	page,
	publish,
} ) => {
	const path = await publish(
		'[programas edad="6-12" filtros="categoria,edad,gratis" inicial="edad=8"]'
	);
	await page.goto( path );
	await expect( chips( page ) ).toHaveText( [ 'Edad: 8 años' ] );
	const some = await shownCards( page ).count();

	await page.goto( `${ path }?gratis=1` );
	await expect( chips( page ) ).toHaveText( [ 'Edad: 8 años', 'Gratis' ] );

	await page.goto( `${ path }?edad=6-9` );
	await expect( chips( page ) ).toHaveText( [ 'Edad: 6–9 años' ] );

	await page.goto( path );
	await chips( page ).click();
	await expect( page ).toHaveURL( /\?edad=(#|$)/ );
	await expect( chips( page ) ).toHaveCount( 0 );
	expect( await shownCards( page ).count() ).toBeGreaterThan( some );
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		// What WordPress's own pages preload.
		expectedProblems: [ /\(csp\)/ ],
	} );

	test( 'one link removes what is chosen, also at first', async ( {
		page,
		publish,
	} ) => {
		await page.goto(
			await publish(
				'[programas edad="6-12" filtros="categoria,edad,gratis" inicial="edad=8"]'
			)
		);
		const some = await shownCards( page ).count();
		await page
			.locator( '.programas-chips' )
			.getByRole( 'link', { name: 'Quitar filtros' } )
			.click();
		await expect( page ).toHaveURL( /\?edad=(#|$)/ );
		expect( await shownCards( page ).count() ).toBeGreaterThan( some );
	} );
} );
