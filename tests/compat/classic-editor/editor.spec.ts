/**
 * The shortcode in WordPress's editor of before the blocks.
 */
import { activePills, shownCards } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../checks/filtering.ts';
import { expect, test } from '../test.ts';

test( 'a page that is written in its text tab filters and searches', async ( {
	context,
	page,
	session,
} ) => {
	await context.addCookies( session.cookies );
	await page.setViewportSize( { width: 1366, height: 900 } );
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page.locator( '#title' ).fill( 'Oferta a mano' );
	await page.locator( '#content-html' ).click();
	await page
		.locator( 'textarea#content' )
		.fill(
			'Todo:\n\n[programas filtros="categoria,buscar"]\n\nHasta pronto.'
		);
	// What its visual tab makes of it is what most people save.
	await page.locator( '#content-tmce' ).click();
	await expect(
		page.frameLocator( '#content_ifr' ).locator( 'body' )
	).toContainText( '[programas filtros="categoria,buscar"]' );
	// WordPress takes no click while it saves the title by itself.
	await expect( page.locator( '#sample-permalink' ) ).toBeVisible();
	await page.locator( '#publish:not(.disabled)' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible( {
		timeout: 60_000,
	} );

	await page.goto( '/oferta-a-mano/' );
	await expect( page.getByText( 'Hasta pronto.' ) ).toBeVisible();
	const listing = page.locator( '.programas' );
	await expectToFilter( listing, 'Danza', 'danza' );
	await page.getByRole( 'searchbox' ).fill( 'coro' );
	await activePills( listing ).first().press( 'Home' );
	await page.locator( '.programas-pill' ).first().click();
	await expect( shownCards( listing ) ).toHaveCount( 1 );
	await expect( shownCards( listing ) ).toContainText( 'Coro abierto' );
} );
