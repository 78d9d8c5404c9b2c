/**
 * A filter that stays in sight while a visitor scrolls through the cards.
 */
import { recordAnnouncements } from './announcements.ts';
import { activePills, pill, ready } from './listing.ts';
import { expect, test } from './test.ts';

const STICKY = `<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:programs-filter/programas {"showGrid":false,"target":"#tarjetas"} /--></div>
<!-- /wp:group -->
<!-- wp:programs-filter/programas {"showFilter":false,"anchor":"tarjetas"} /-->`;

for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
	test( `a choice deep in the page shows its first result, below the filter: ${ reducedMotion }`, async ( {
		page,
		publish,
	} ) => {
		await page.emulateMedia( { reducedMotion } );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.goto( await publish( STICKY ) );
		await ready( page );
		await page.evaluate( () => scrollTo( 0, 2500 ) );
		await pill( page, 'Música' ).click();
		await expect( activePills( page ) ).toHaveText( [ /^Música/ ] );
		// One moment for both places, and the window may still be on its way.
		await expect
			.poll( () =>
				page.evaluate( () => {
					const card = document.querySelector(
						'.programas-grid > :not([hidden])'
					);
					const bar = document.querySelector(
						'.is-position-sticky:has(.programas-filter)'
					);
					const below =
						( card?.getBoundingClientRect().top ?? NaN ) -
						( bar?.getBoundingClientRect().height ?? NaN );
					return below >= 0 && below < 200 ? 'below' : below;
				} )
			)
			.toBe( 'below' );
	} );
}

test( 'a choice whose first result is in sight leaves the window where it is', async ( {
	page,
	publish,
} ) => {
	const said = await recordAnnouncements( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( await publish( STICKY ) );
	await ready( page );
	await page.evaluate( () => scrollTo( 0, 300 ) );
	await pill( page, 'Artes' ).click();
	await expect( activePills( page ) ).toHaveText( [ /^Artes/ ] );
	await expect
		.poll( said )
		.toEqual( [
			expect.stringMatching( /^Filtro aplicado: Artes\. \d+ de \d+$/ ),
		] );
	await expect( page.getByText( 'Filtro aplicado' ) ).toHaveCount( 0 );
	expect( await page.evaluate( () => scrollY ) ).toBe( 300 );
} );

test( 'a sticky group with a filter is low in every window', async ( {
	page,
	publish,
} ) => {
	await page.goto( await publish( STICKY ) );
	for ( const viewport of [
		{ width: 1280, height: 800 },
		{ width: 640, height: 400 },
		{ width: 360, height: 740 },
	] ) {
		await page.setViewportSize( viewport );
		const box = await page
			.locator( '.is-position-sticky:has(.programas-filter)' )
			.boundingBox();
		expect( box?.height ).toBeLessThanOrEqual( 72 );
	}
} );

test( 'what has the focus is not behind the filter of a sticky group', async ( {
	page,
	publish,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( await publish( STICKY ) );
	await ready( page );
	await page.locator( '.programas-grid a' ).last().focus();
	for ( let step = 0; step < 15; step++ ) {
		await page.keyboard.press( 'Shift+Tab' );
		expect(
			await page.evaluate( () => {
				const bar = document.querySelector(
					'.is-position-sticky:has(.programas-filter)'
				);
				const focused = document.querySelector( ':focus' );
				return (
					( focused?.getBoundingClientRect().top ?? NaN ) -
					( bar?.getBoundingClientRect().bottom ?? NaN )
				);
			} )
		).toBeGreaterThanOrEqual( 0 );
	}
} );
