import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import { longTasksOf } from './observe.ts';
import { visit } from './visit.ts';

/** How a page loaded, in milliseconds. */
export interface Load {
	/** Largest contentful paint. */
	largestPaint: number;
	/** Cumulative layout shift. */
	shift: number;
	/** Sum of what long tasks took beyond 50 ms. */
	blocking: number;
}

const LONG_MS = 50;

/** How long a page is watched after it is ready, in milliseconds. */
const WATCH_MS = 1500;

/**
 * Loads a page on a slow processor.
 *
 * @param browser  Browser.
 * @param address  Address.
 * @param slowdown Factor.
 * @param script   Whether our script is in it.
 */
export function loadOf(
	browser: Browser,
	address: string,
	slowdown: number,
	script: boolean
): Promise< Load > {
	return visit(
		browser,
		{ address, slowdown, script },
		async ( { page } ) => {
			await sleep( WATCH_MS );
			const seen = await page.evaluate( () => window.benchSeen );

			return {
				largestPaint: seen.largestPaint,
				shift: seen.shift,
				blocking: longTasksOf( seen ).reduce(
					( total, duration ) => total + duration - LONG_MS,
					0
				),
			};
		}
	);
}
