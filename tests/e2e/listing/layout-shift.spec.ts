import type { Page } from '@playwright/test';

import { open, PAGES, pill, shownCards, titlesOf } from './listing.ts';
import { expect, test } from './test.ts';

test.use( { expectedProblems: [ /ERR_FAILED/ ] } );

/** A shift this soon after a click answers it, in milliseconds. Core Web Vitals allow 500, but a busy machine hides cards late. */
const ANSWER_MS = 3000;

/** Cumulative layout shift so far, without that of answers. */
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
		await page.addInitScript( ( answer ) => {
			let total = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as Array<
					PerformanceEntry & {
						/** 0 before the first. */
						lastInputTime: number;
						sources: Array< { previousRect: DOMRectReadOnly } >;
						value: number;
					}
				> ) {
					const isAnswer =
						entry.lastInputTime > 0 &&
						entry.startTime - entry.lastInputTime < answer;
					// What was nowhere before has not moved: the text of a card that comes a frame after it, on a slow processor.
					const hasMoved = entry.sources.some(
						( { previousRect } ) => previousRect.width > 0
					);
					total += hasMoved && ! isAnswer ? entry.value : 0;
				}
				document.documentElement.dataset.shift = String( total );
			} ).observe( { type: 'layout-shift', buffered: true } );
		}, ANSWER_MS );
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
