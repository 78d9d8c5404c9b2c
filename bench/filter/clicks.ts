import type { Browser } from '@playwright/test';

import type { Click } from './act.ts';
import { choose } from './choose.ts';
import { NARROW, WIDEN } from './categories.ts';
import { slowDown, type Visit, visit } from './visit.ts';

/** Milliseconds after which nothing moves any more, at full speed. */
const SETTLE_MS = 900;

/** Clicks on one row's page, in both directions. */
export interface Clicks {
	narrow: Click[];
	widen: Click[];
	/** A click that was not over in 8 s, or showed other cards than it should. */
	failed: boolean;
}

/** One row at one size and speed. */
export interface Case {
	address: string;
	/** Positions of the cards that the category has. */
	expected: readonly number[];
	/** How many cards there are. */
	size: number;
	slowdown: number;
}

/**
 * Opens the page, narrows and widens.
 *
 * @param browser Browser.
 * @param what    Page.
 * @param times   How often.
 */
export async function clicksOf(
	browser: Browser,
	what: Case,
	times: number
): Promise< Clicks > {
	const clicks: Clicks = { narrow: [], widen: [], failed: false };
	try {
		await visit( browser, { address: what.address }, async ( page ) => {
			// The page is loaded at full speed: what loading costs is measured elsewhere.
			await slowDown( page.cdp, what.slowdown );
			for ( let time = 0; time < times && ! clicks.failed; time++ ) {
				await pair( page, what, clicks );
			}
		} );
	} catch ( error ) {
		if ( ! ( error instanceof Error && error.name === 'TimeoutError' ) ) {
			throw error;
		}
		clicks.failed = true;
	}

	return clicks;
}

async function pair(
	page: Visit,
	{ expected, size, slowdown }: Case,
	clicks: Clicks
): Promise< void > {
	const settle = SETTLE_MS * Math.min( 2, slowdown );
	const all = Array.from( { length: size }, ( _, index ) => index );
	const narrow = await choose( page, NARROW, expected, settle );
	const widen = narrow && ( await choose( page, WIDEN, all, settle ) );
	if ( narrow && widen ) {
		clicks.narrow.push( narrow );
		clicks.widen.push( widen );
	} else {
		clicks.failed = true;
	}
}
