import type { Page } from '@playwright/test';

import { open, PAGES, pill } from './listing.ts';
import { expect, test } from './test.ts';

const LONG = 'Otorrinolaringología-electroencefalografista'.repeat( 2 );

/** By how much the page is wider than its window, in CSS pixels. */
const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

const lengthen = ( page: Page, selector: string ): Promise< void > =>
	page.locator( selector ).evaluateAll( ( elements, text ) => {
		for ( const element of elements ) {
			element.textContent = text;
		}
	}, LONG );

/** In how many rows the pills stand. */
const rows = async ( page: Page ): Promise< number > => {
	const tops = await page
		.locator( '.programas-pill' )
		.evaluateAll( ( pills ) =>
			pills.map( ( element ) => element.getBoundingClientRect().top )
		);
	return new Set( tops ).size;
};

for ( const path of [ PAGES.twoFilters, PAGES.handWritten, PAGES.custom ] ) {
	test( `${ path } needs no sideways scrolling at 200 % and 400 % on a desktop`, async ( {
		page,
	} ) => {
		await open( page, path );
		for ( const size of [
			{ width: 320, height: 256 },
			{ width: 640, height: 400 },
		] ) {
			await page.setViewportSize( size );
			await expect.poll( () => overflow( page ) ).toBe( 0 );
		}
	} );
}

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test.describe( direction, () => {
		test.use( { extraHTTPHeaders: { 'X-Test-Direction': direction } } );

		test( 'long labels and titles stay in the window, and no card cuts them off', async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: 320, height: 700 } );
			await open( page, PAGES.block );
			expect( await rows( page ) ).toBe( 1 );
			await lengthen( page, '.programas-pill__label' );
			await lengthen( page, '.programas-card__link' );
			await lengthen( page, '.programas-card__excerpt' );
			await lengthen( page, '.programas-card__category' );
			expect( await overflow( page ) ).toBe( 0 );
			const card = page.locator( '.programas-card' ).first();
			expect(
				await card.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
			).toBe( 0 );
		} );

		test.describe( 'on a phone', () => {
			test.use( {
				viewport: { width: 360, height: 740 },
				hasTouch: true,
				isMobile: true,
			} );

			test( 'the pills are one row to swipe, with that of a deep link in view, and the focus brings its pill into view', async ( {
				page,
			} ) => {
				await open( page, `${ PAGES.block }?categoria=familia` );
				const last = pill( page, 'Niñez y familia' );
				await expect( last ).toBeInViewport( { ratio: 0.99 } );
				expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
				expect( await rows( page ) ).toBe( 1 );
				await pill( page, 'Todos' ).focus();
				await expect( last ).not.toBeInViewport( { ratio: 0.99 } );
				await page.keyboard.press( 'End' );
				await expect( pill( page, 'Niñez y familia' ) ).toBeInViewport(
					{ ratio: 0.99 }
				);
				expect( await overflow( page ) ).toBe( 0 );
			} );
		} );
	} );
}
