import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import type { Pages } from '../content/pages.ts';
import { NARROW, positionsOf, WIDEN } from './categories.ts';
import { choose } from './choose.ts';
import { SLOWDOWN } from './measure-load.ts';
import type { Options } from './options.ts';
import { ours } from './rows.ts';
import type { Server } from './serve.ts';
import { trace, type Traced } from './trace.ts';
import { slowDown, visit } from './visit.ts';

const SETTLE_MS = 2000;

/** What traces of our page say at a size. */
export interface TraceResult {
	size: number;
	/** Loading, on a slow processor. */
	load: Traced;
	/** Narrowing and widening. */
	clicks: Traced;
	/** Layout shift while the page is scrolled to its end. */
	scrollShift: number;
}

/**
 * Traces our page while it loads, filters and scrolls.
 *
 * @param browser Browser.
 * @param server  Server.
 * @param pages   Pages.
 * @param options What to measure.
 * @param report  Receives lines of progress.
 */
export async function measureTraces(
	browser: Browser,
	server: Server,
	pages: Pages,
	options: Options,
	report: ( line: string ) => void
): Promise< TraceResult[] > {
	const results: TraceResult[] = [];
	for ( const size of options.sizes ) {
		const address = server.address( ours.id, size );
		const expected = positionsOf( pages.html.get( size ) ?? '', NARROW );
		const all = Array.from( { length: size }, ( _, index ) => index );
		const result = await visit(
			browser,
			{ address: 'about:blank', script: false },
			async ( { page, cdp } ) => {
				await slowDown( cdp, SLOWDOWN );
				const load = await trace( browser, page, async () => {
					await page.goto( address );
					await page.waitForSelector(
						'.programas-filter [role="toolbar"]'
					);
					await sleep( SETTLE_MS );
				} );
				await slowDown( cdp, 1 );
				const clicks = await trace( browser, page, async () => {
					await choose( { page, cdp }, NARROW, expected, SETTLE_MS );
					await choose( { page, cdp }, WIDEN, all, SETTLE_MS );
				} );
				await page.evaluate( () => window.benchReset() );
				await scrollThrough( page );
				const scrollShift = await page.evaluate(
					() => window.benchSeen.shift
				);

				return { size, load, clicks, scrollShift };
			}
		);
		results.push( result );
		report( `traces of ${ size } cards: ${ JSON.stringify( result ) }` );
	}

	return results;
}

/** How far a person scrolls at once, in CSS pixels, and how often at most. */
const STEP_PX = 700;
const MOST_STEPS = 60;

async function scrollThrough(
	page: Parameters< typeof trace >[ 1 ]
): Promise< void > {
	for ( let step = 0; step < MOST_STEPS; step++ ) {
		await page.mouse.wheel( 0, STEP_PX );
		await sleep( 100 );
	}
}
