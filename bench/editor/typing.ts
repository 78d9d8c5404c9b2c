import type { Page } from '@playwright/test';

import { canvasOf } from './open.ts';

const TEXT = 'Mientras tanto alguien escribe. ';

/** Milliseconds between two keys: a fast writer. */
const BETWEEN_KEYS_MS = 80;

/** What a person felt who typed in another block. */
export interface Typing {
	/** Longest long task, in milliseconds; 0 without any. */
	longest: number;
	/** Sum of all long tasks, in milliseconds. */
	blocked: number;
	/** Milliseconds of typing. */
	duration: number;
}

/**
 * Types in the paragraph.
 *
 * @param page  Page.
 * @param until Goes on until this is over; a sentence at least.
 */
export async function typeUntil(
	page: Page,
	until: Promise< unknown >
): Promise< Typing > {
	const typing = { over: false };
	const end = until.finally( () => {
		typing.over = true;
	} );
	await canvasOf( page ).locator( 'p[data-type="core/paragraph"]' ).click();
	const start = await page.evaluate( () => performance.now() );
	do {
		await page.keyboard.type( TEXT, { delay: BETWEEN_KEYS_MS } );
	} while ( ! typing.over );
	await end;

	return page.evaluate( ( since ) => {
		const tasks = window.benchEvents.longTasks.filter(
			( { at } ) => at >= since
		);

		return {
			longest: Math.max(
				0,
				...tasks.map( ( { duration } ) => duration )
			),
			blocked: tasks.reduce( ( sum, { duration } ) => sum + duration, 0 ),
			duration: performance.now() - since,
		};
	}, start );
}
