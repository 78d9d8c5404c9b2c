/**
 * Ends this process with exit code 0 on Ctrl-C and when it is asked to end, after the work that was named last.
 *
 * @return Names that work.
 */
export function stopOnSignal(): ( work: () => Promise< void > ) => void {
	let stop: () => Promise< void > = () => Promise.resolve();
	let isStopping = false;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] as const ) {
		process.on( signal, () => {
			// npm passes on what the terminal has sent already.
			if ( ! isStopping ) {
				isStopping = true;
				console.log( '\nStopping …' );
				void stop().finally( () => process.exit( 0 ) );
			}
		} );
	}
	return ( work ) => {
		stop = work;
	};
}
