/**
 * The shortcode and the facts of a program in WordPress's editor of before the blocks.
 */
import type { Page } from '@playwright/test';

import { activePills, shownCards } from '../../e2e/listing/listing.ts';
import { expectToFilter } from '../checks/filtering.ts';
import { expect, test } from '../test.ts';

test.beforeEach( async ( { context, page, session } ) => {
	await context.addCookies( session.cookies );
	await page.setViewportSize( { width: 1366, height: 900 } );
} );

/** Publishes what is written. WordPress takes no click while it saves the title by itself. */
async function publish( page: Page ): Promise< void > {
	await expect( page.locator( '#sample-permalink' ) ).toBeVisible();
	await page.locator( '#publish:not(.disabled)' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible( {
		timeout: 60_000,
	} );
}

test( 'a page that is written in its text tab filters and searches', async ( {
	page,
} ) => {
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
	await publish( page );

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

test( 'a program keeps the facts that are written in its box', async ( {
	page,
} ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=pfilter_programa' );
	await page.locator( '#title' ).fill( 'Taller a mano' );
	await page.locator( '#title' ).blur();
	const box = page.locator( '.postbox', {
		has: page.getByRole( 'heading', { name: 'Datos del programa' } ),
	} );
	const starts = box.getByRole( 'group', { name: 'Comienza' } );
	await starts.getByLabel( 'Fecha' ).fill( '2027-03-03' );
	await starts.getByLabel( 'Hora (opcional)' ).fill( '18:00' );
	await box.getByLabel( 'Lugar' ).fill( 'Aula 1' );
	await box.getByLabel( 'Gratuito' ).check();
	await publish( page );
	await expect( starts.getByLabel( 'Fecha' ) ).toHaveValue( '2027-03-03' );
	await expect( starts.getByLabel( 'Hora (opcional)' ) ).toHaveValue(
		'18:00'
	);
	await expect( box.getByLabel( 'Lugar' ) ).toHaveValue( 'Aula 1' );
	await expect( box.getByLabel( 'Gratuito' ) ).toBeChecked();

	await page.goto( '/programa/taller-a-mano/' );
	await expect( page.locator( 'main' ) ).toContainText( 'Aula 1' );
} );
