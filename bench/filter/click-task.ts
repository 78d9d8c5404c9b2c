import type { Browser } from '@playwright/test';

import type { Pages } from '../content/pages.ts';
import { summarise } from '../statistics.ts';
import { NARROW, positionsOf, WIDEN } from './categories.ts';
import { choose } from './choose.ts';
import type { Row } from './rival-rows.ts';
import type { Server } from './serve.ts';
import { durationOf, isInside, record, type TraceEvent } from './trace.ts';
import { slowDown, visit } from './visit.ts';

/** How long a page is left alone after a click, in milliseconds. */
const SETTLE_MS = 1800;

/** The task in which a click is handled, and what the browser does in it, in milliseconds. */
export interface ClickTask {
	whole: number;
	/** The page's own handlers of the click. */
	script: number;
	style: number;
	layout: number;
	/** Before the paint: what has to be painted, and in which layers. */
	prePaint: number;
}

/** The task of the clicks on a row's page: medians. */
export interface ClickTasks {
	row: string;
	narrow: ClickTask;
	widen: ClickTask;
	/** How many clicks in each direction. */
	runs: number;
}

/**
 * Reads a trace with one click in it.
 *
 * @param events Its events.
 */
export function clickTask( events: readonly TraceEvent[] ): ClickTask {
	const complete = events.filter( ( { ph } ) => ph === 'X' );
	const click = complete.find(
		( { name, args } ) =>
			name === 'EventDispatch' && args.data?.type === 'click'
	);
	const task =
		click &&
		complete.find(
			( event ) => event.name === 'RunTask' && isInside( click, event )
		);
	if ( ! click || ! task ) {
		throw new Error( 'There is no click in the trace.' );
	}
	const took = ( name: string ): number =>
		complete
			.filter( ( event ) => event.name === name )
			// What script forces is part of the script.
			.filter(
				( event ) =>
					isInside( event, task ) && ! isInside( event, click )
			)
			.reduce( ( total, event ) => total + durationOf( event ), 0 );

	return {
		whole: durationOf( task ),
		script: durationOf( click ),
		style: took( 'UpdateLayoutTree' ),
		layout: took( 'Layout' ),
		prePaint: took( 'PrePaint' ),
	};
}

function median( tasks: readonly ClickTask[] ): ClickTask {
	const of = ( pick: ( task: ClickTask ) => number ): number =>
		summarise( tasks.map( pick ) ).median;

	return {
		whole: of( ( { whole } ) => whole ),
		script: of( ( { script } ) => script ),
		style: of( ( { style } ) => style ),
		layout: of( ( { layout } ) => layout ),
		prePaint: of( ( { prePaint } ) => prePaint ),
	};
}

/**
 * What the task of a click consists of, by turns.
 *
 * @param browser          Browser.
 * @param server           Server.
 * @param pages            Pages.
 * @param options.rows     Rows.
 * @param options.size     Number of cards.
 * @param options.slowdown Factor by which the processor is slowed.
 * @param options.rounds   How often each page is opened and used in both directions.
 */
export async function measureClickTasks(
	browser: Browser,
	server: Server,
	pages: Pages,
	options: {
		rows: readonly Row[];
		size: number;
		slowdown: number;
		rounds: number;
	}
): Promise< ClickTasks[] > {
	const { rows, size, slowdown, rounds } = options;
	const some = positionsOf( pages.html.get( size ) ?? '', NARROW );
	const all = Array.from( { length: size }, ( _, index ) => index );
	const seen = rows.map( ( { id } ) => ( {
		row: id,
		narrow: [] as ClickTask[],
		widen: [] as ClickTask[],
	} ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const { row, narrow, widen } of seen ) {
			await visit(
				browser,
				{ address: server.address( row, size ) },
				async ( { page, cdp } ) => {
					await slowDown( cdp, slowdown );
					for ( const [ tasks, category, expected ] of [
						[ narrow, NARROW, some ],
						[ widen, WIDEN, all ],
					] as const ) {
						const events = await record( browser, page, () =>
							choose(
								{ page, cdp },
								category,
								expected,
								SETTLE_MS
							)
						);
						tasks.push( clickTask( events ) );
					}
				}
			);
		}
	}

	return seen.map( ( { row, narrow, widen } ) => ( {
		row,
		narrow: median( narrow ),
		widen: median( widen ),
		runs: narrow.length,
	} ) );
}
