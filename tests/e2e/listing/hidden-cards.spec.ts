/**
 * From the moment of the click: a clock that stands still shows what holds before any timer fires.
 */
import type { Page } from '@playwright/test';

import { CLOCK_PROBLEMS, openAndStopClock } from './clock.ts';
import { PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: CLOCK_PROBLEMS } );

/** Names of the links in Chromium's own accessibility tree, which is what a screen reader lists. */
async function linksInTree( page: Page ): Promise< string[] > {
	const session = await page.context().newCDPSession( page );
	const { nodes } = await session.send( 'Accessibility.getFullAXTree' );
	await session.detach();
	return nodes
		.filter( ( { ignored, role } ) => ! ignored && role?.value === 'link' )
		.map( ( { name } ) => String( name?.value ) );
}

test.beforeEach( async ( { page } ) => {
	// Only cards near the viewport fade: here all of them are.
	await page.setViewportSize( { width: 1280, height: 5000 } );
	await openAndStopClock( page, PAGES.block );
	await pill( page, 'Becas y ayudas' ).click();
	// They are still there to be seen.
	await expect( shownCards( page ) ).toHaveCount( 24 );
} );

test( 'a screen reader finds only the cards of the category', async ( {
	page,
} ) => {
	const all = titlesOf( 'all' );
	expect(
		( await linksInTree( page ) ).filter( ( name ) => all.includes( name ) )
	).toEqual( titlesOf( 'becas' ) );
} );

test( 'Tab reaches only the cards of the category', async ( { page } ) => {
	for ( const title of titlesOf( 'becas' ) ) {
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'link', { name: title } ) ).toBeFocused();
	}
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.programas :focus' ) ).toHaveCount( 0 );
} );

test( 'cards that come back can be reached before they are visible', async ( {
	page,
} ) => {
	await page.clock.runFor( 1000 );
	await pill( page, 'Todos' ).click();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Cerámica y torno' } )
	).toBeFocused();
	const all = titlesOf( 'all' );
	expect(
		( await linksInTree( page ) ).filter( ( name ) => all.includes( name ) )
	).toEqual( all );
} );
