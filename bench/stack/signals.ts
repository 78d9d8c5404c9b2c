const INTERRUPTED = 130;

/**
 * Ctrl-C, and a request to end, end this process after some work.
 *
 * @param work Done once, also when the signal comes again.
 */
export function endOnSignal( work: () => Promise< void > ): void {
	let isEnding = false;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			if ( ! isEnding ) {
				isEnding = true;
				void work().finally( () => process.exit( INTERRUPTED ) );
			}
		} );
	}
}
