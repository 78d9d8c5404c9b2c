import { setTimeout as sleep } from 'node:timers/promises';

import { longTasksOf } from './observe.ts';
import type { Visit } from './visit.ts';

/** When a rival that is not done yet counts as one that does not finish, in milliseconds. */
const GIVE_UP_MS = 8000;

/** How often it is asked whether it is done, in milliseconds. */
const AGAIN_MS = 250;

/** What a click did, in milliseconds. */
export interface Click {
	/** To the next paint. */
	paint: number;
	/** Work of the main thread until nothing moves any more. */
	work: number;
	/** Durations of the long tasks. */
	longTasks: number[];
	/** Layout shift. */
	shift: number;
}

/**
 * Clicks on a pill as a person does, and waits until the cards of its category, and only they, are visible.
 *
 * @param visit    Page.
 * @param category Category.
 * @param expected Positions of the cards that it has.
 * @param settle   Milliseconds until all animation is over.
 * @return Undefined when they still are not after 8 s.
 */
export async function choose(
	{ page, cdp }: Visit,
	category: string,
	expected: readonly number[],
	settle: number
): Promise< Click | undefined > {
	const pill = await page
		.locator( `[data-category="${ category }"]` )
		.boundingBox();
	if ( ! pill ) {
		throw new Error( `There is no pill "${ category }".` );
	}
	const work = async (): Promise< number > => {
		const { metrics } = await cdp.send( 'Performance.getMetrics' );
		// Processor time: what other processes take away in between does not count.
		const thread = metrics.find( ( { name } ) => name === 'ThreadTime' );

		return ( thread?.value ?? 0 ) * 1000;
	};
	await page.mouse.move( pill.x + pill.width / 2, pill.y + pill.height / 2 );
	await sleep( AGAIN_MS );
	await page.evaluate( () => window.benchReset() );
	const before = await work();
	const start = performance.now();
	await page.mouse.down();
	await page.mouse.up();
	await sleep( settle );
	// A page that is busy answers late: too late counts, whatever the answer is.
	const patience = () => start + GIVE_UP_MS - performance.now();
	let after = await soon( work(), patience() );
	while (
		after !== undefined &&
		! sameNumbers(
			( await soon( visibleCards( page ), patience() ) ) ?? [],
			expected
		)
	) {
		await sleep( AGAIN_MS );
		after = await soon( work(), patience() );
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
				work: after - before,
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

			return shown ? [ index ] : [];
		} );
	} );

const sameNumbers = (
	some: readonly number[],
	others: readonly number[]
): boolean =>
	some.length === others.length &&
	some.every( ( number, index ) => number === others[ index ] );
