/**
 * The times of the specification's sections 4 and 9, on a clock that stands still between two of our steps.
 */
import type { Locator } from '@playwright/test';

import { expect, test } from './test.ts';
import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { PAGES, pill, shownCards, titles, titlesOf } from './listing.ts';

const card = ( grid: Locator, title: string ): Locator =>
	grid.getByRole( 'listitem', { includeHidden: true } ).filter( {
		has: grid.page().getByText( title, { exact: true } ),
	} );

const opacity = ( element: Locator ): Promise< number > =>
	element.evaluate( ( node ) => Number( getComputedStyle( node ).opacity ) );

test.use( STOPPED_CLOCK );

test.beforeEach( async ( { page } ) => {
	await openAndStopClock( page, PAGES.block );
} );

test( 'cards that do not match fade for 300 ms and are hidden then; those that match start to fade in and slide up after 50 ms', async ( {
	page,
} ) => {
	const moving = card(
		page.locator( '.programas-grid' ),
		'Cerámica y torno'
	);
	await pill( page, 'Becas y ayudas' ).click();
	await expect( moving ).toHaveCSS( 'opacity', '0' );
	await expect( moving ).toHaveCSS( 'transition-duration', '0.3s, 0.3s' );

	await page.clock.runFor( 299 );
	await expect( moving ).not.toHaveAttribute( 'hidden' );
	await page.clock.runFor( 1 );
	await expect( moving ).toHaveAttribute( 'hidden' );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'becas' )
	);

	// The others still glide here: glides keep the browser's own clock.
	await pill( page, 'Todos' ).click();
	await expect( moving ).not.toHaveAttribute( 'hidden' );
	await page.clock.runFor( 49 );
	expect( await opacity( moving ) ).toBe( 0 );
	await expect( moving ).toHaveCSS( 'translate', '0px 20px' );
	await page.clock.runFor( 1 );
	await expect( moving ).toHaveCSS( 'opacity', '1' );
	await expect( moving ).toHaveCSS( 'translate', 'none' );
} );

test( 'the announcement says the filter and goes after 1000 ms', async ( {
	page,
} ) => {
	const region = page.locator(
		'[aria-live="polite"].programas-announcements'
	);
	await expect( region ).toHaveText( '' );
	await pill( page, 'Niñez y familia' ).click();
	await expect( region ).toHaveText( /^Filtro aplicado: Niñez y familia/ );
	await page.clock.runFor( 999 );
	await expect( region ).toHaveText( /^Filtro aplicado: Niñez y familia/ );
	await page.clock.runFor( 1 );
	await expect( region ).toHaveText( '' );
} );
