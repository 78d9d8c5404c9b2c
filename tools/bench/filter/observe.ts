/**
 * What the page itself measures. `observe` runs in the page, before anything else does.
 */

/** What was seen since the last reset. Times in milliseconds since the page began. */
export interface Seen {
	/** From a click, by its own time stamp, to the end of the next frame; undefined while there is none. */
	paint: number | undefined;
	/** Durations of the long tasks. */
	longTasks: number[];
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
	window.benchReset = () => {
		window.benchSeen = {
			paint: undefined,
			longTasks: [],
			shift: 0,
			largestPaint: 0,
		};
	};
	window.benchReset();
	const on = (
		type: string,
		see: ( entry: PerformanceEntry ) => void
	): void =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( see )
		).observe( { type, buffered: true } );
	on( 'longtask', ( { duration } ) =>
		window.benchSeen.longTasks.push( duration )
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
	window.addEventListener(
		'click',
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
