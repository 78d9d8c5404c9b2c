/**
 * A page, its files from memory, and the time until a swatch chooses.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { bytesOf } from '../weight/bytes.ts';

/** An answer of the server. */
interface Answer {
	status: number;
	headers: Record< string, string >;
	body: Buffer;
}

/** A page as the server sends it, and all that it loads. */
export interface Kept {
	address: string;
	answers: Map< string, Answer >;
}

/** What is tried: what is pressed, and where the choice has to arrive. */
export interface Swatch {
	press: string;
	list: string;
}

const WAIT_MS = 20_000;

/**
 * Loads a page, and keeps what the server answers.
 *
 * @param browser
 * @param address
 */
export async function keep(
	browser: Browser,
	address: string
): Promise< Kept > {
	const answers = new Map< string, Answer >();
	const context = await browser.newContext();
	await context.route( '**', async ( route ) => {
		const response = await route.fetch();
		answers.set( route.request().url(), {
			status: response.status(),
			headers: response.headers(),
			body: await response.body(),
		} );
		await route.fulfill( { response } );
	} );
	const page = await context.newPage();
	await page.goto( address, { waitUntil: 'networkidle', timeout: 120_000 } );
	await context.close();

	return { address, answers };
}

/**
 * Bytes, gzip, of what a page loads from a folder.
 *
 * @param kept   Page.
 * @param folder Part of the addresses.
 * @param end    How they end, without their query.
 */
export function weightOf( kept: Kept, folder: string, end: string ): number {
	let sum = 0;
	for ( const [ url, { body } ] of kept.answers ) {
		const { pathname } = new URL( url );
		if ( pathname.includes( folder ) && pathname.endsWith( end ) ) {
			sum += bytesOf( body ).gzip;
		}
	}
	return sum;
}

/**
 * Bytes, gzip, of a page itself.
 *
 * @param kept Page.
 */
export const pageWeight = ( { address, answers }: Kept ): number =>
	bytesOf( answers.get( address )?.body ?? Buffer.alloc( 0 ) ).gzip;

/**
 * Milliseconds from DOMContentLoaded until a press on a swatch sets the shop's list. It is pressed again and again until then.
 *
 * @param browser
 * @param kept
 * @param swatch
 * @param slowdown How many times slower the processor is.
 */
export async function usableAfter(
	browser: Browser,
	kept: Kept,
	swatch: Swatch,
	slowdown: number
): Promise< number > {
	const context = await browser.newContext();
	try {
		await serveKept( context, kept );
		const page = await context.newPage();
		await slow( page, slowdown );
		await page.addInitScript( ( { press, list } ) => {
			document.addEventListener( 'DOMContentLoaded', () => {
				const start = performance.now();
				const timer = setInterval( () => {
					const select = document.querySelector( list );
					if ( select instanceof HTMLSelectElement && select.value ) {
						clearInterval( timer );
						document.documentElement.dataset.usable = String(
							performance.now() - start
						);
					} else {
						document.querySelector< HTMLElement >( press )?.click();
					}
				}, 4 );
			} );
		}, swatch );
		await page.goto( kept.address, { timeout: 120_000 } );
		const usable = await page
			.locator( 'html[data-usable]' )
			.getAttribute( 'data-usable', { timeout: WAIT_MS } );
		return Number( usable );
	} finally {
		await context.close();
	}
}

const serveKept = ( context: BrowserContext, { answers }: Kept ) =>
	context.route( '**', async ( route ) => {
		const answer = answers.get( route.request().url() );
		await ( answer ? route.fulfill( answer ) : route.abort() );
	} );

async function slow( page: Page, rate: number ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
}
