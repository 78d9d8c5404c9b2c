import { chips, expectCardsOfServer, openCriteria, tick } from './criteria.ts';
import { shownCards } from './listing.ts';
import { expect, test } from './test.ts';

const LISTING =
	'<!-- wp:programs-filter/programas {"filters":["cuando","gratis"],"only":{"cuando":["vigentes"]},"facts":["dates"]} /-->';

test( 'what is over is one choice away from what runs and comes: the page is loaded with it, and without it on the way back', async ( {
	page,
	publish,
} ) => {
	const path = await publish( LISTING );
	await openCriteria( page, path );
	const when = page.locator( '[type=radio][name=cuando]:checked' );
	const over = page.locator( '.programas-card', { hasText: 'Terminado' } );
	await expect( over ).toHaveCount( 0 );
	await tick( page, 'Gratis' );
	await tick( page, 'Gratis', false );

	await page.getByRole( 'button', { name: /^Filtros/ } ).click();
	await page.getByRole( 'radio', { name: /^Terminados/ } ).click();
	await expect( page ).toHaveURL( /\?cuando=terminados#programas-/ );
	await expect( page.locator( '[data-waits]' ) ).toHaveCount( 0 );
	expect( await shownCards( page ).count() ).toBeGreaterThan( 0 );
	await expect( over ).not.toHaveCount( 0 );
	await expectCardsOfServer( page );

	await page.goBack();
	await expect( page ).toHaveURL( path );
	await expect( when ).toHaveValue( '' );
	await expectCardsOfServer( page );
	await page.goForward();
	await expect( when ).toHaveValue( 'terminados' );

	await chips( page ).first().click();
	await expect( page ).toHaveURL( new RegExp( `${ path }#programas-` ) );
	await expect( over ).toHaveCount( 0 );
	await expect( when ).toHaveValue( '' );
	await expectCardsOfServer( page );
} );
