import type { Page } from '@playwright/test';

/** The requests for listings that a page made. */
export interface ProgramRequests {
	/** How many. */
	count: number;
	/** How many at the same time. */
	sideBySide: number;
	/** When the first was sent, in milliseconds since the page began. */
	start: number;
	/** Bytes of the answers, as they came. */
	bytes: number;
}

/**
 * The requests for listings so far.
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
			/programs-filter\/v1\/listing(\?|$)/.test( name )
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
			bytes: requests.reduce(
				( sum, { encodedBodySize } ) => sum + encodedBodySize,
				0
			),
		};
	} );
