import type { Page } from '@playwright/test';

/** A shift this soon after a click answers it, in milliseconds. Core Web Vitals allow 500, but a busy machine hides cards late. */
const ANSWER_MS = 3000;

interface LayoutShift extends PerformanceEntry {
	/** 0 before the first. */
	lastInputTime: number;
	sources: Array< {
		node: Node | null;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	} >;
}

/**
 * Records what shifts in the page, from the next one on, without answers to a click. What was nowhere before has not moved: the text of
 * a card that comes a frame after it, on a slow processor.
 *
 * @param page Page.
 * @return Says what has moved.
 */
export async function recordShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	// A theme's font that arrives late moves text; that is not ours to count.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.addInitScript( ( answer ) => {
		const shifts: string[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				const { lastInputTime, sources, startTime } = entry;
				if ( lastInputTime > 0 && startTime - lastInputTime < answer ) {
					continue;
				}
				for ( const { node, previousRect, currentRect } of sources ) {
					if ( previousRect.width > 0 ) {
						shifts.push(
							`${ node?.textContent?.trim() }: ${ previousRect.x },${ previousRect.y } to ${ currentRect.x },${ currentRect.y }`
						);
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	}, ANSWER_MS );
	return () =>
		page.evaluate(
			() => ( window as unknown as { shifts: string[] } ).shifts
		);
}
