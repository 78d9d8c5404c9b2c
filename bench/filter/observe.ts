/**
 * What the page itself measures. `observe` runs in the page, before anything else does.
 */

/** Times in milliseconds since the page began. */
interface LongTask {
	start: number;
	duration: number;
}

/** What was seen since the last reset. Times in milliseconds since the page began. */
export interface Seen {
	/** From a click or a key, by its own time stamp, to the end of the next frame; undefined while there is none. */
	paint: number | undefined;
	/** Tasks of more than 50 ms. */
	longTasks: LongTask[];
	/** When the benchmark itself looked at all cards: what it costs is not the page's. */
	looks: number[];
	/** Layout shifts that count for CLS. */
	shift: number;
	/** Time of the largest contentful paint. */
	largestPaint: number;
}

declare global {
	interface Window {
		/** Everything that was seen since the last reset. */
		benchSeen: Seen;
		/** Forgets it. */
		benchReset: () => void;
	}
}

/** Serialised into the page: it may use nothing from outside itself. */
export function observe(): void {
	const nothing = (): Seen => ( {
		paint: undefined,
		longTasks: [],
		looks: [],
		shift: 0,
		largestPaint: 0,
	} );
	let since = 0;
	window.benchSeen = nothing();
	window.benchReset = () => {
		since = performance.now();
		window.benchSeen = nothing();
	};
	const on = (
		type: string,
		see: ( entry: PerformanceEntry ) => void
	): void =>
		new PerformanceObserver( ( list ) =>
			list
				.getEntries()
				// Told late: of what was before the reset.
				.filter( ( { startTime } ) => startTime >= since )
				.forEach( see )
		).observe( { type, buffered: true } );
	on( 'longtask', ( { startTime: start, duration } ) =>
		window.benchSeen.longTasks.push( { start, duration } )
	);
	on( 'layout-shift', ( entry ) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
		};
		window.benchSeen.shift += hadRecentInput ? 0 : value;
	} );
	on( 'largest-contentful-paint', ( { startTime } ) => {
		window.benchSeen.largestPaint = startTime;
	} );
	for ( const use of [ 'click', 'keydown' ] ) {
		window.addEventListener(
			use,
			( { timeStamp } ) => {
				requestAnimationFrame( () => {
					// A message comes after the frame's style, layout and paint.
					const channel = new MessageChannel();
					channel.port1.onmessage = () => {
						window.benchSeen.paint = performance.now() - timeStamp;
					};
					channel.port2.postMessage( null );
				} );
			},
			{ capture: true }
		);
	}
}

/**
 * Durations of the long tasks that are the page's own.
 *
 * @param seen What was seen.
 */
export const longTasksOf = ( {
	longTasks,
	looks,
}: Pick< Seen, 'longTasks' | 'looks' > ): number[] =>
	longTasks
		.filter(
			( { start, duration } ) =>
				! looks.some(
					( look ) => look >= start && look <= start + duration
				)
		)
		.map( ( { duration } ) => duration );
