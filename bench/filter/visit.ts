import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from '@playwright/test';

import { observe } from './observe.ts';

const VIEWPORT = { width: 1280, height: 900 };

/** Rivals say that they are ready; our toolbar has its role from the moment that React has the pills. */
const READY = '[data-bench-ready], .programas-filter [role="toolbar"]';

/** How long a page may take until it is ready, in milliseconds. */
const READY_MS = 60_000;

/** How long a page is left alone before it is used, in milliseconds. */
const QUIET_MS = 1000;

/** A page in a browser context of its own. */
export interface Visit {
	page: Page;
	cdp: CDPSession;
}

/**
 * Opens a page, with nothing cached, and closes it in the end.
 *
 * @param browser          Browser.
 * @param options.address  Address.
 * @param options.slowdown Factor by which the processor is slowed from the first byte on.
 * @param options.script   Whether a script has to be ready.
 * @param act              What to do with it.
 */
export async function visit< Result >(
	browser: Browser,
	options: { address: string; slowdown?: number; script?: boolean },
	act: ( visit: Visit ) => Promise< Result >
): Promise< Result > {
	const context = await browser.newContext( {
		viewport: VIEWPORT,
		locale: 'es-ES',
		reducedMotion: 'no-preference',
	} );
	try {
		await context.addInitScript( observe );
		const page = await context.newPage();
		const cdp = await context.newCDPSession( page );
		await cdp.send( 'Performance.enable' );
		await slowDown( cdp, options.slowdown ?? 1 );
		await page.goto( options.address, {
			waitUntil: 'load',
			timeout: READY_MS,
		} );
		if ( options.script ?? true ) {
			await page.waitForSelector( READY, { timeout: READY_MS } );
		}
		await sleep( QUIET_MS );

		return await act( { page, cdp } );
	} finally {
		await context.close();
	}
}

/**
 * Slows the processor of a page.
 *
 * @param cdp  Session.
 * @param rate Factor; 1 for full speed.
 */
export async function slowDown(
	cdp: CDPSession,
	rate: number
): Promise< void > {
	await cdp.send( 'Emulation.setCPUThrottlingRate', { rate } );
}
