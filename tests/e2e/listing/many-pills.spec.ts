import type { Page } from '@playwright/test';

import { open, PAGES, pill, ready, touch } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( {
	extraHTTPHeaders: { 'X-Test-Pills': 'many' },
	expectedProblems: [ /ERR_FAILED/ ],
} );

const step = ( page: Page, end: 'start' | 'end' ) =>
	page.locator( `.programas-filter__step.is-${ end }` );

/** Height of the row, in CSS pixels: a pill and room for its focus ring. */
const heightOfPills = ( page: Page ): Promise< number > =>
	page
		.locator( '.programas-filter__pills' )
		.evaluate( ( row ) => row.clientHeight );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test.describe( direction, () => {
		test.use( {
			extraHTTPHeaders: {
				'X-Test-Pills': 'many',
				'X-Test-Direction': direction,
			},
		} );

		test( 'many pills are one line that arrows step through, and nothing moves when they come', async ( {
			page,
		} ) => {
			const shifts = await recordShifts( page );
			for ( const width of [ 360, 768, 1366 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( PAGES.block );
				await touch( page );
				await expect( step( page, 'end' ) ).toBeInViewport( {
					ratio: 1,
				} );
				await expect( step( page, 'start' ) ).toBeHidden();
				expect( await heightOfPills( page ) ).toBeLessThan( 64 );
				expect( await shifts() ).toEqual( [] );

				await step( page, 'end' ).click();
				await expect( step( page, 'start' ) ).toBeVisible();
				await expect( pill( page, 'Todos' ) ).not.toBeInViewport();
				await expect( page.locator( ':focus' ) ).toHaveCount( 0 );
				await step( page, 'start' ).click();
				await expect( pill( page, 'Todos' ) ).toBeInViewport( {
					ratio: 1,
				} );
				await expect( step( page, 'start' ) ).toBeHidden();
			}
			await ready( page );
			await pill( page, 'Todos' ).focus();
			await page.keyboard.press( 'End' );
			await expect( pill( page, 'Otra categoría 24' ) ).toBeInViewport( {
				ratio: 0.99,
			} );
			await expect( step( page, 'end' ) ).toBeHidden();
		} );
	} );
}

test( 'the pill of a deep link is shown, before the script and after', async ( {
	page,
} ) => {
	await page.route( '**/listing/view/reveal.js*', async ( route ) => {
		await expect( pill( page, 'Otra categoría 24' ) ).toBeInViewport();
		await route.continue();
	} );
	await page.goto( `${ PAGES.block }?categoria=otra-24` );
	await touch( page );
	await expect( step( page, 'start' ) ).toBeVisible();
	await expect( pill( page, 'Otra categoría 24' ) ).toBeInViewport();
	expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
} );

test.describe( 'by touch', () => {
	test.use( {
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	} );

	test( 'all of them are in the row to swipe, without arrows', async ( {
		page,
	} ) => {
		await open( page, PAGES.block );
		await expect( page.locator( '[data-cut="end"]' ) ).toBeVisible();
		await expect( step( page, 'end' ) ).toBeHidden();
		await expect( pill( page, 'Otra categoría 24' ) ).toBeVisible();
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false, expectedProblems: [ /\(csp\)/ ] } );

	test( 'every pill is shown', async ( { page } ) => {
		await page.goto( PAGES.block );
		expect( await heightOfPills( page ) ).toBeGreaterThan( 150 );
	} );
} );
