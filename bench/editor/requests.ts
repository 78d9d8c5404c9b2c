import type { Page } from '@playwright/test';

/** The requests for programs that a page made. */
export interface ProgramRequests {
	/** How many. */
	count: number;
	/** How many at the same time. */
	sideBySide: number;
	/** When the first was sent, in milliseconds since the page began. */
	start: number;
}

/**
 * The requests for programs so far.
 *
 * @param page Page.
 */
export const requestsOf = ( page: Page ): Promise< ProgramRequests > =>
	page.evaluate( () => {
		const requests = (
			performance.getEntriesByType(
				'resource'
			) as PerformanceResourceTiming[]
		 ).filter( ( { name } ) =>
			decodeURIComponent( name ).includes( '/wp/v2/programas?' )
		);
		const at = ( time: number ): number =>
			requests.filter(
				( { startTime, responseEnd } ) =>
					startTime <= time && time < responseEnd
			).length;

		return {
			count: requests.length,
			sideBySide: Math.max(
				0,
				...requests.map( ( { startTime } ) => at( startTime ) )
			),
			start: Math.min(
				...requests.map( ( { startTime } ) => startTime )
			),
		};
	} );
