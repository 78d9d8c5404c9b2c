import { expect, type Page, type Response } from '@playwright/test';

import type { Subject } from '../../../tools/shared/compat/subject.ts';

/** What a cache keeps at a first request, and serves while it makes a page anew, is its own affair. */
const PATIENCE = { timeout: 30_000 };

/** Visits a page as another visitor: some caches have browsers keep it, too. */
async function visit( page: Page, path: string ): Promise< Response | null > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'Network.clearBrowserCache' );
	await browser.detach();
	return page.goto( path );
}

/** Visits a page at each call, and tells whether the answer came from the cache. */
function visitor(
	page: Page,
	path: string,
	{ hit }: Subject
): () => Promise< boolean > {
	let last: string | null = null;
	return async () => {
		const answer = await visit( page, path );
		if ( hit === 'numbered' ) {
			const before = last;
			last = await page
				.locator( 'meta[name="number"]' )
				.getAttribute( 'content' );
			return last === before;
		}
		if ( hit instanceof RegExp ) {
			return hit.test( ( await answer?.text() ) ?? '' );
		}
		const [ header, value ] = hit ?? [ '', /never/ ];
		return value.test( answer?.headers()[ header ] ?? '' );
	};
}

/** Visits a page until it comes from the cache. */
export const expectKept = (
	page: Page,
	path: string,
	tried: Subject
): Promise< void > =>
	expect.poll( visitor( page, path, tried ), PATIENCE ).toBe( true );

/**
 * Visits a page until it is new.
 *
 * @param page
 * @param path
 * @param isNew Whether it is.
 */
export const expectNew = (
	page: Page,
	path: string,
	isNew: () => Promise< boolean >
): Promise< void > =>
	expect
		.poll( async () => {
			await visit( page, path );
			return isNew();
		}, PATIENCE )
		.toBe( true );
