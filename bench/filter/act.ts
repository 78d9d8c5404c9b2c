import { setTimeout as sleep } from 'node:timers/promises';

import { longTasksOf } from './observe.ts';
import type { Visit } from './visit.ts';

/** When a rival that is not done yet counts as one that does not finish, in milliseconds. */
const GIVE_UP_MS = 8000;

/** How often it is asked whether it is done, in milliseconds. */
const AGAIN_MS = 250;

/** What a click, or a key, did, in milliseconds. */
export interface Click {
	/** To the next paint. */
	paint: number;
	/** Work of the main thread until nothing moves any more. */
	work: number;
	/** Script, style and layout, as the browser counts them: time that passed, also while other processes ran. */
	parts: Parts;
	/** Durations of the long tasks. */
	longTasks: number[];
	/** Layout shift. */
	shift: number;
}

/** Time of script, style and layout, in milliseconds. */
export interface Parts {
	script: number;
	style: number;
	layout: number;
}

/** What a page's main thread did until now, in milliseconds. */
interface Spent extends Parts {
	work: number;
}

async function spent( { cdp }: Visit ): Promise< Spent > {
	const { metrics } = await cdp.send( 'Performance.getMetrics' );
	const of = ( metric: string ): number =>
		1000 * ( metrics.find( ( { name } ) => name === metric )?.value ?? 0 );

	return {
		// Processor time: what other processes take away in between does not count.
		work: of( 'ThreadTime' ),
		script: of( 'ScriptDuration' ),
		style: of( 'RecalcStyleDuration' ),
		layout: of( 'LayoutDuration' ),
	};
}

/**
 * Does as a person does, and waits until the right cards, and only they, are visible.
 *
 * @param visit    Page.
 * @param does     Clicks, or presses a key: whatever comes before that is done already.
 * @param expected Positions of the right cards.
 * @param settle   Milliseconds until all animation is over.
 * @return Undefined when they still are not visible after 8 s.
 */
export async function act(
	visit: Visit,
	does: () => Promise< void >,
	expected: readonly number[],
	settle: number
): Promise< Click | undefined > {
	const { page } = visit;
	await sleep( AGAIN_MS );
	await page.evaluate( () => window.benchReset() );
	const before = await spent( visit );
	const start = performance.now();
	await does();
	await sleep( settle );
	// A page that is busy answers late: too late counts, whatever the answer is.
	const patience = () => start + GIVE_UP_MS - performance.now();
	let after = await soon( spent( visit ), patience() );
	while (
		after !== undefined &&
		! sameNumbers(
			( await soon( visibleCards( page ), patience() ) ) ?? [],
			expected
		)
	) {
		await sleep( AGAIN_MS );
		after = await soon( spent( visit ), patience() );
	}
	if ( after === undefined ) {
		return undefined;
	}
	const seen = await page.evaluate( () => window.benchSeen );
	const { paint, shift } = seen;

	return paint === undefined
		? undefined
		: {
				paint,
				work: after.work - before.work,
				parts: {
					script: after.script - before.script,
					style: after.style - before.style,
					layout: after.layout - before.layout,
				},
				longTasks: longTasksOf( seen ),
				shift,
			};
}

/** What comes within some milliseconds. */
const soon = < Result >(
	result: Promise< Result >,
	patience: number
): Promise< Result | undefined > =>
	Promise.race( [ result, sleep( Math.max( 0, patience ), undefined ) ] );

/**
 * Positions of the cards that are shown. Those in view also have to be opaque: below, ours wait for being scrolled to.
 *
 * @param page Page.
 */
const visibleCards = ( page: Visit[ 'page' ] ): Promise< number[] > =>
	page.evaluate( () => {
		window.benchSeen.looks.push( performance.now() );

		return [
			...document.querySelectorAll( '.programas-grid [data-categories]' ),
		].flatMap( ( card, index ) => {
			const { top, bottom } = card.getBoundingClientRect();
			const shown = card.checkVisibility( {
				opacityProperty: bottom > 0 && top < window.innerHeight,
				visibilityProperty: true,
			} );

			// Some take cards out of the page.
			return shown
				? [ Number( card.getAttribute( 'data-place' ) ?? index ) ]
				: [];
		} );
	} );

const sameNumbers = (
	some: readonly number[],
	others: readonly number[]
): boolean =>
	some.length === others.length &&
	some.every( ( number, index ) => number === others[ index ] );
