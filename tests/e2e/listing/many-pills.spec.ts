import type { Page } from '@playwright/test';

import { open, PAGES, pill } from './listing.ts';
import { recordShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test.use( {
	extraHTTPHeaders: { 'X-Test-Pills': 'many' },
	expectedProblems: [ /ERR_FAILED/ ],
} );

const more = ( page: Page ) => page.locator( '.programas-filter__more' );

/** Height of the row, in CSS pixels: two rows of 44 and a gap of 8, a little more where the theme's letters are larger. */
const heightOfPills = ( page: Page ): Promise< number > =>
	page
		.locator( '.programas-filter__pills' )
		.evaluate( ( row ) => row.clientHeight );

for ( const width of [ 600, 768, 1366 ] ) {
	test( `two rows of many pills are shown at ${ width } px, and nothing moves when the script arrives`, async ( {
		page,
	} ) => {
		const shifts = await recordShifts( page );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( PAGES.block );
		await expect( more( page ) ).toBeInViewport( { ratio: 1 } );
		expect( await heightOfPills( page ) ).toBeLessThan( 112 );
		expect( await shifts() ).toEqual( [] );

		const hidden = page.locator( '.programas-pill.is-folded' ).first();
		await expect( hidden ).toBeHidden();
		await more( page ).click();
		await expect( page.locator( '.programas-pill:focus' ) ).toBeVisible();
		await expect( pill( page, 'Otra categoría 24' ) ).toBeVisible();
		await page.keyboard.press( 'End' );
		await expect( pill( page, 'Otra categoría 24' ) ).toBeFocused();
	} );
}

test( 'the pill of a deep link is shown, before the script and after', async ( {
	page,
} ) => {
	await page.route( '**/filter-bar/index.js*', async ( route ) => {
		await expect( pill( page, 'Otra categoría 24' ) ).toBeInViewport();
		await route.continue();
	} );
	await page.goto( `${ PAGES.block }?categoria=otra-24` );
	await expect( more( page ) ).toBeVisible();
	await expect( pill( page, 'Otra categoría 24' ) ).toBeInViewport();
} );

test( 'on a phone all of them are in the row to swipe', async ( { page } ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await open( page, PAGES.block );
	await expect( more( page ) ).toBeHidden();
	await expect( pill( page, 'Otra categoría 24' ) ).toBeVisible();
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false, expectedProblems: [ /\(csp\)/ ] } );

	test( 'every pill is shown', async ( { page } ) => {
		await page.goto( PAGES.block );
		expect( await heightOfPills( page ) ).toBeGreaterThan( 150 );
	} );
} );
