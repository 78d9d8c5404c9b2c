import type { Browser, Page } from '@playwright/test';

/** Our files, as a trace names them. */
const OURS = '/programs-filter/build/';

const CATEGORIES = [
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'disabled-by-default-devtools.timeline.stack',
	'v8',
	'toplevel',
];

/** An event of a trace; times in microseconds. */
export interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	args: {
		data?: { url?: string; type?: string; stackTrace?: Frame[] };
		beginData?: { url?: string; stackTrace?: Frame[] };
		fileName?: string;
	};
}

interface Frame {
	url: string;
}

/** What a trace says about our script. */
export interface Traced {
	/** Layouts that our script forced. */
	forced: number;
	/** Style recalculations that our script forced, which cost a fraction of a layout. */
	restyled: number;
	/** Milliseconds of our script in total. */
	ours: number;
	/** Milliseconds by which tasks with our script in them were longer than 50 ms, at most what our script took. */
	blocking: number;
	/** Milliseconds of all script, style, layout and paint. */
	total: number;
}

/**
 * Records a page.
 *
 * @param browser Browser.
 * @param page    Page.
 * @param act     What to do meanwhile.
 */
export async function record(
	browser: Browser,
	page: Page,
	act: () => Promise< unknown >
): Promise< TraceEvent[] > {
	await browser.startTracing( page, { categories: CATEGORIES } );
	await act();
	const json = ( await browser.stopTracing() ).toString();

	return ( JSON.parse( json ) as { traceEvents: TraceEvent[] } ).traceEvents;
}

/**
 * Traces a page.
 *
 * @param browser Browser.
 * @param page    Page.
 * @param act     What to do meanwhile.
 */
export const trace = async (
	browser: Browser,
	page: Page,
	act: () => Promise< void >
): Promise< Traced > => read( await record( browser, page, act ) );

const isOurs = ( { args }: TraceEvent ): boolean =>
	[ args.data?.url, args.fileName, args.beginData?.url ].some( ( url ) =>
		url?.includes( OURS )
	);

const isForcedByUs = ( { args }: TraceEvent ): boolean =>
	( args.beginData?.stackTrace ?? args.data?.stackTrace ?? [] ).some(
		( { url } ) => url.includes( OURS )
	);

/** How long an event took, in milliseconds. */
export const durationOf = ( { dur = 0 }: TraceEvent ): number => dur / 1000;

/** Whether an event began within another of the same thread. */
export function isInside( inner: TraceEvent, outer: TraceEvent ): boolean {
	return (
		inner.pid === outer.pid &&
		inner.tid === outer.tid &&
		inner.ts >= outer.ts &&
		inner.ts < outer.ts + ( outer.dur ?? 0 )
	);
}

/** Without those that stand inside another. */
const outermost = ( events: readonly TraceEvent[] ): TraceEvent[] =>
	events.filter(
		( event ) =>
			! events.some(
				( other ) => other !== event && isInside( event, other )
			)
	);

const sum = ( numbers: readonly number[] ): number =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/** Longest that a task may be before it counts as blocking, in milliseconds. */
const LONG_MS = 50;

/**
 * Reads a trace.
 *
 * @param events Its events.
 */
export function read( events: readonly TraceEvent[] ): Traced {
	const complete = events.filter( ( { ph } ) => ph === 'X' );
	const forcedOf = ( kind: string ): number =>
		complete.filter(
			( event ) => event.name === kind && isForcedByUs( event )
		).length;
	const ours = outermost( complete.filter( isOurs ) );
	const tasks = complete.filter( ( { name } ) => name === 'RunTask' );
	const blocking = tasks.map( ( task ) => {
		const own = sum(
			ours
				.filter( ( event ) => isInside( event, task ) )
				.map( durationOf )
		);

		return Math.min( own, Math.max( 0, durationOf( task ) - LONG_MS ) );
	} );

	return {
		forced: forcedOf( 'Layout' ),
		restyled: forcedOf( 'UpdateLayoutTree' ),
		ours: sum( ours.map( durationOf ) ),
		blocking: sum( blocking ),
		total: sum(
			tasks
				.filter( ( task ) =>
					ours.some(
						( event ) =>
							event.tid === task.tid && event.pid === task.pid
					)
				)
				.map( durationOf )
		),
	};
}
