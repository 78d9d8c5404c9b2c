/** From a click on a pill to the paint of its cards, as sites have the listing: all cards are in the page, or the server answers. */
import { type Browser, chromium } from '@playwright/test';

import {
	chromiumFlags,
	findChromium,
} from '../../tools/shared/chromium/index.ts';
import type { Version } from '../options.ts';
import { spread, table } from '../report.ts';
import { startStack } from '../stack/index.ts';

const VIEWPORT = { width: 1280, height: 900 };
const READY = '.programas-filter [role="toolbar"]';
const PILLS = '.programas-filter__form [data-category]';

/** How long cards are given to come to rest, in milliseconds. */
const REST_MS = 900;

declare global {
	interface Window {
		/** Milliseconds from a click to the end of the frame that has its result. */
		benchResult: number | undefined;
	}
}

/** Runs in the page, before anything else: it may use nothing from outside itself. */
function observe(): void {
	const count = () =>
		document.querySelector( '.programas-count' )?.textContent;
	window.addEventListener(
		'click',
		( { timeStamp } ) => {
			const before = count();
			const look = () => {
				if ( count() === before ) {
					requestAnimationFrame( look );
					return;
				}
				// A message comes after the frame's style, layout and paint.
				const channel = new MessageChannel();
				channel.port1.onmessage = () => {
					window.benchResult = performance.now() - timeStamp;
				};
				channel.port2.postMessage( null );
			};
			window.benchResult = undefined;
			requestAnimationFrame( look );
		},
		{ capture: true }
	);
}

/** Clicks each category, and "all" after each. */
async function clicksOn(
	browser: Browser,
	address: string,
	size: number
): Promise< { isByServer: boolean; paints: number[] } > {
	const context = await browser.newContext( {
		viewport: VIEWPORT,
		locale: 'es-ES',
		extraHTTPHeaders: { 'X-Programs': String( size ) },
	} );
	try {
		await context.addInitScript( observe );
		const page = await context.newPage();
		await page.goto( address, { waitUntil: 'load' } );
		const pills = page.locator( PILLS );
		await pills.first().dispatchEvent( 'pointerover' );
		await page.waitForSelector( READY );
		const paints: number[] = [];
		const others = ( await pills.count() ) - 1;
		// A category and all again, so that the number of results changes.
		for ( let click = 0; click < 2 * others; click++ ) {
			await page.waitForTimeout( REST_MS );
			await pills.nth( click % 2 ? 0 : 1 + click / 2 ).click();
			const painted = await page.waitForFunction(
				() => window.benchResult
			);
			paints.push( Number( await painted.jsonValue() ) );
		}

		return {
			isByServer: ( await page.locator( '[data-found]' ).count() ) > 0,
			paints,
		};
	} finally {
		await context.close();
	}
}

/**
 * Measures sites of some sizes.
 *
 * @param versions Versions of the plugin; the first one is measured.
 * @param sizes    Numbers of programs.
 * @param rounds   How often each page is opened. What comes before warms up.
 * @return A table.
 */
export async function measureSites(
	versions: readonly [ Version, ...Version[] ],
	sizes: readonly number[],
	rounds: number
): Promise< string > {
	const stack = await startStack( [ versions[ 0 ] ], sizes );
	const browser = await chromium.launch( {
		executablePath: await findChromium( console.error ),
		args: [ ...chromiumFlags ],
	} );
	try {
		const rows: string[][] = [];
		for ( const size of sizes ) {
			const address = `${ stack.url }/bench-programas/`;
			const { isByServer } = await clicksOn( browser, address, size );
			const paints: number[] = [];
			for ( let round = 0; round < rounds; round++ ) {
				const clicks = await clicksOn( browser, address, size );
				paints.push( ...clicks.paints );
			}
			rows.push( [
				`${ size } programs, ${ isByServer ? 'answered by the server' : 'in the page' }`,
				spread( paints ),
			] );
		}

		return table( [ '', 'from a click to its cards, ms' ], rows );
	} finally {
		await browser.close();
		await stack.stop();
	}
}
