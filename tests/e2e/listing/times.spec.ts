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

test( 'cards that do not match fade for 300 ms and are hidden then', async ( {
	page,
} ) => {
	const leaving = card(
		page.locator( '.programas-grid' ),
		'Cerámica y torno'
	);
	await pill( page, 'Becas y ayudas' ).click();
	await expect( leaving ).toHaveCSS( 'opacity', '0' );
	await expect( leaving ).toHaveCSS( 'transition-duration', '0.3s, 0.3s' );

	await page.clock.runFor( 299 );
	await expect( leaving ).not.toHaveAttribute( 'hidden' );
	await page.clock.runFor( 1 );
	await expect( leaving ).toHaveAttribute( 'hidden' );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'becas' )
	);
} );

test( 'cards that match start to fade in and slide up after 50 ms', async ( {
	page,
} ) => {
	await pill( page, 'Becas y ayudas' ).click();
	await page.clock.runFor( 1000 );
	const entering = card(
		page.locator( '.programas-grid' ),
		'Cerámica y torno'
	);
	await expect( entering ).toHaveAttribute( 'hidden' );

	await pill( page, 'Todos' ).click();
	await expect( entering ).not.toHaveAttribute( 'hidden' );
	await page.clock.runFor( 49 );
	expect( await opacity( entering ) ).toBe( 0 );
	await expect( entering ).toHaveCSS( 'translate', '0px 20px' );
	await page.clock.runFor( 1 );
	await expect( entering ).toHaveCSS( 'opacity', '1' );
	await expect( entering ).toHaveCSS( 'translate', 'none' );
} );

test( 'the announcement says the filter and goes after 1000 ms', async ( {
	page,
} ) => {
	const region = page.locator(
		'[aria-live="polite"].programas-announcements'
	);
	await expect( region ).toHaveText( '' );
	await pill( page, 'Niñez y familia' ).click();
	await expect( region ).toHaveText( 'Filtro aplicado: Niñez y familia' );
	await page.clock.runFor( 999 );
	await expect( region ).toHaveText( 'Filtro aplicado: Niñez y familia' );
	await page.clock.runFor( 1 );
	await expect( region ).toHaveText( '' );
} );

test( 'the pill that is already active is announced again', async ( {
	page,
} ) => {
	const region = page.locator( '.programas-announcements' );
	await pill( page, 'Danza' ).click();
	await page.clock.runFor( 600 );
	await pill( page, 'Danza' ).click();
	await page.clock.runFor( 999 );
	await expect( region.locator( 'p' ) ).toHaveText( [
		'Filtro aplicado: Danza',
	] );
	await page.clock.runFor( 1 );
	await expect( region ).toHaveText( '' );
} );

test( 'a timer of an earlier choice hides no card that is wanted again', async ( {
	page,
} ) => {
	await pill( page, 'Becas y ayudas' ).click();
	await page.clock.runFor( 250 );
	await pill( page, 'Todos' ).click();
	await page.clock.runFor( 5000 );
	await expect( titles( shownCards( page ) ) ).toHaveText(
		titlesOf( 'all' )
	);
	await expect( page.locator( '.programas-grid [inert]' ) ).toHaveCount( 0 );
} );

test( 'a matching card that waited below the fold is not held back when it moves up', async ( {
	page,
} ) => {
	const waiting = page.locator( '.is-waiting[data-categories~="becas"]' );
	await expect( waiting ).toHaveCount( 1 );
	await pill( page, 'Becas y ayudas' ).click();
	await expect( waiting ).toHaveCount( 0 );
	await page.clock.runFor( 350 );
	await expect( shownCards( page ).first() ).toBeInViewport();
	await expect( shownCards( page ).first() ).toHaveCSS( 'opacity', '1' );
} );
