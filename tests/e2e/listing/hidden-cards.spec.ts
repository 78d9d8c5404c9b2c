/**
 * From the moment of the click: a clock that stands still shows what holds before any timer fires.
 */
import type { Page } from '@playwright/test';

import { STOPPED_CLOCK, openAndStopClock } from './clock.ts';
import { PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test.use( STOPPED_CLOCK );

/** Names of the links in Chromium's own accessibility tree, which is what a screen reader lists. */
async function linksInTree( page: Page ): Promise< string[] > {
	const session = await page.context().newCDPSession( page );
	const { nodes } = await session.send( 'Accessibility.getFullAXTree' );
	await session.detach();
	return nodes
		.filter( ( { ignored, role } ) => ! ignored && role?.value === 'link' )
		.map( ( { name } ) => String( name?.value ) );
}

/**
 * Chooses "Becas y ayudas" with the clock standing still.
 *
 * @param page   Page.
 * @param height Height of its viewport, in CSS pixels: only cards near it fade, the others leave the layout.
 */
async function choose( page: Page, height: number ): Promise< void > {
	await page.setViewportSize( { width: 1280, height } );
	await openAndStopClock( page, PAGES.block );
	await pill( page, 'Becas y ayudas' ).click();
}

for ( const { where, height } of [
	{ where: 'near the viewport', height: 5000 },
	{ where: 'far from the viewport', height: 200 },
] ) {
	test( `a screen reader and Tab find only the cards of the category, with the others ${ where }`, async ( {
		page,
	} ) => {
		await choose( page, height );
		const all = titlesOf( 'all' );
		expect(
			( await linksInTree( page ) ).filter( ( name ) =>
				all.includes( name )
			)
		).toEqual( titlesOf( 'becas' ) );
		await page.locator( '.programas-result .is-share' ).focus();
		for ( const title of titlesOf( 'becas' ) ) {
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'link', { name: title } )
			).toBeFocused();
		}
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.programas :focus' ) ).toHaveCount( 0 );
	} );
}

test( 'cards that come back can be reached before they are visible', async ( {
	page,
} ) => {
	await choose( page, 6500 );
	// Those that go are still to be seen.
	await expect( shownCards( page ) ).toHaveCount( 24 );
	await page.clock.runFor( 1000 );
	await pill( page, 'Todos' ).click();
	await page.locator( '.programas-result .is-share' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Cerámica y torno' } )
	).toBeFocused();
	const all = titlesOf( 'all' );
	expect(
		( await linksInTree( page ) ).filter( ( name ) => all.includes( name ) )
	).toEqual( all );
} );
