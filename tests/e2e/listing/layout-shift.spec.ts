import type { Page } from '@playwright/test';

import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

/** Cumulative layout shift so far, as Core Web Vitals count it. */
const shift = ( page: Page ): Promise< number > =>
	page.evaluate( () =>
		Number( document.documentElement.dataset.shift ?? 0 )
	);

for ( const [ device, size ] of [
	[ 'a desktop', { width: 1280, height: 800 } ],
	[ 'a phone', { width: 360, height: 740 } ],
] as const ) {
	test( `nothing shifts on ${ device }, at load, while scrolling and while filtering`, async ( {
		page,
	} ) => {
		// A theme's font that arrives late moves text; that is not ours to count.
		await page.route( '**/*.woff2', ( route ) => route.abort() );
		await page.addInitScript( () => {
			let total = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as Array<
					PerformanceEntry & {
						hadRecentInput: boolean;
						value: number;
					}
				> ) {
					total += entry.hadRecentInput ? 0 : entry.value;
				}
				document.documentElement.dataset.shift = String( total );
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.setViewportSize( size );
		await open( page, PAGES.block );
		expect( await shift( page ) ).toBe( 0 );

		await shownCards( page ).nth( 8 ).scrollIntoViewIfNeeded();
		await pill( page, 'Ciencia y tecnología' ).click();
		await expect( shownCards( page ) ).toHaveCount(
			titlesOf( 'ciencia' ).length
		);
		await pill( page, 'Todos' ).click();
		await expect( shownCards( page ) ).toHaveCount( 24 );
		await expect( page.locator( '.is-moving' ) ).toHaveCount( 0 );
		expect( await shift( page ) ).toBe( 0 );
	} );
}
