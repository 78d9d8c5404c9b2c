import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	sources: Array< {
		node: Node | null;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	} >;
}

/**
 * Records what shifts in the page, from the next one on. What was nowhere before has not moved: the text of a card that comes a frame after
 * it, on a slow processor.
 *
 * @param page Page.
 * @return Says what has moved since it was asked last.
 */
export async function recordShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	// A theme's font that arrives late moves text; that is not ours to count.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.addInitScript( () => {
		const shifts: string[] = [];
		const record = ( entries: PerformanceEntryList ): void => {
			for ( const { sources } of entries as LayoutShift[] ) {
				for ( const { node, previousRect, currentRect } of sources ) {
					if ( previousRect.width > 0 ) {
						shifts.push(
							`${ node?.textContent?.trim() }: ${ previousRect.x },${ previousRect.y } to ${ currentRect.x },${ currentRect.y }`
						);
					}
				}
			}
		};
		const observer = new PerformanceObserver( ( list ) =>
			record( list.getEntries() )
		);
		observer.observe( { type: 'layout-shift', buffered: true } );
		Object.assign( window, {
			shifts: () => {
				record( observer.takeRecords() );
				return shifts.splice( 0 );
			},
		} );
	} );
	return () =>
		page.evaluate( () =>
			( window as unknown as { shifts: () => string[] } ).shifts()
		);
}
