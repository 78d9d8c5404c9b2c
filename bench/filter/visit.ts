/** A page in the browser, and what a click or a key on it costs. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from '@playwright/test';

const VIEWPORT = { width: 1280, height: 900 };

/** Rivals say that they are ready; our toolbar has its role from the moment that React has the pills, which comes with interest in them. */
const READY = '[data-bench-ready], .programas-filter [role="toolbar"]';

/** How long a page may take until it is ready, in milliseconds. */
const READY_MS = 60_000;

/** How long a page is left alone before it is used, in milliseconds. */
const QUIET_MS = 1000;

/** Milliseconds after which nothing moves any more. */
const SETTLE_MS = 900;

/** When a rival that is not done yet counts as one that does not finish, in milliseconds. */
const GIVE_UP_MS = 8000;

/** How often it is asked whether it is done, in milliseconds. */
const AGAIN_MS = 250;

/** What a click, or a key, did, in milliseconds. */
export interface Cost {
	/** To the next paint. */
	paint: number;
	/** Processor time of the main thread until nothing moves any more. */
	work: number;
	/** Time that passed in style and layout. */
	style: number;
	layout: number;
}

/** A page in a browser context of its own. */
export interface Visit {
	page: Page;
	cdp: CDPSession;
}

declare global {
	interface Window {
		/** Milliseconds from a click or a key, by its own time stamp, to the end of the next frame. */
		benchPaint: number | undefined;
	}
}

/** Runs in the page, before anything else: it may use nothing from outside itself. */
function observe(): void {
	for ( const use of [ 'click', 'keydown' ] ) {
		window.addEventListener(
			use,
			( { timeStamp } ) => {
				requestAnimationFrame( () => {
					// A message comes after the frame's style, layout and paint.
					const channel = new MessageChannel();
					channel.port1.onmessage = () => {
						window.benchPaint = performance.now() - timeStamp;
					};
					channel.port2.postMessage( null );
				} );
			},
			{ capture: true }
		);
	}
}

/**
 * Opens a page, with nothing cached, and closes it in the end.
 *
 * @param browser Browser.
 * @param address Address.
 * @param act     What to do with it.
 */
export async function visit< Result >(
	browser: Browser,
	address: string,
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
		await page.goto( address, { waitUntil: 'load', timeout: READY_MS } );
		await page.evaluate( () =>
			document
				.querySelector( '.programas-filter [data-category]' )
				?.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) )
		);
		await page.waitForSelector( READY, { timeout: READY_MS } );
		await sleep( QUIET_MS );

		return await act( { page, cdp } );
	} finally {
		await context.close();
	}
}

async function spent( { cdp }: Visit ): Promise< Omit< Cost, 'paint' > > {
	const { metrics } = await cdp.send( 'Performance.getMetrics' );
	const of = ( metric: string ): number =>
		1000 * ( metrics.find( ( { name } ) => name === metric )?.value ?? 0 );

	return {
		// What other processes take away in between does not count.
		work: of( 'ThreadTime' ),
		style: of( 'RecalcStyleDuration' ),
		layout: of( 'LayoutDuration' ),
	};
}

/**
 * Does as a person does, and waits until the right cards, and only they, are visible.
 *
 * @param opened   Page.
 * @param does     Clicks, or presses a key: whatever comes before that is done already.
 * @param expected Places of the right cards.
 * @return Undefined when they still are not visible after 8 s.
 */
export async function costOf(
	opened: Visit,
	does: () => Promise< void >,
	expected: readonly number[]
): Promise< Cost | undefined > {
	const { page } = opened;
	await sleep( AGAIN_MS );
	await page.evaluate( () => {
		window.benchPaint = undefined;
	} );
	const before = await spent( opened );
	const start = performance.now();
	await does();
	await sleep( SETTLE_MS );
	// A page that is busy answers late: too late counts, whatever the answer is.
	const soon = < Answer >( answer: Promise< Answer > ) =>
		Promise.race( [
			answer,
			sleep(
				Math.max( 0, start + GIVE_UP_MS - performance.now() ),
				undefined
			),
		] );
	let after = await soon( spent( opened ) );
	while (
		after !== undefined &&
		( ( await soon( visibleCards( page ) ) ) ?? [] ).join() !==
			expected.join()
	) {
		await sleep( AGAIN_MS );
		after = await soon( spent( opened ) );
	}
	const paint = after && ( await page.evaluate( () => window.benchPaint ) );

	return after === undefined || paint === undefined
		? undefined
		: {
				paint,
				work: after.work - before.work,
				style: after.style - before.style,
				layout: after.layout - before.layout,
			};
}

/** Places of the cards that are shown. Those in view also have to be opaque: below, ours wait for being scrolled to. */
const visibleCards = ( page: Page ): Promise< number[] > =>
	page.evaluate( () =>
		[
			...document.querySelectorAll( '.programas-grid [data-categories]' ),
		].flatMap( ( card ) => {
			const { top, bottom } = card.getBoundingClientRect();
			const shown = card.checkVisibility( {
				opacityProperty: bottom > 0 && top < window.innerHeight,
				visibilityProperty: true,
			} );

			return shown ? [ Number( card.getAttribute( 'data-place' ) ) ] : [];
		} )
	);
