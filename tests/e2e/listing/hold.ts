import type { Page } from '@playwright/test';

import { held } from '../held.ts';

/**
 * Holds back the answers to requests.
 *
 * @param page     Page.
 * @param patterns What their addresses match.
 * @return Lets them go.
 */
export async function hold(
	page: Page,
	...patterns: ( string | RegExp )[]
): Promise< () => void > {
	const { promise, release } = held();
	for ( const pattern of patterns ) {
		await page.route( pattern, async ( route ) => {
			await promise;
			await route.fallback();
		} );
	}
	return release;
}
