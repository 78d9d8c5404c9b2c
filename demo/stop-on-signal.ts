import { whenNpmEnds } from './npm.ts';

/**
 * Ends this process with exit code 0 on Ctrl-C and when it is asked to end, after the work that was named last.
 *
 * @return Names that work.
 */
export function stopOnSignal(): ( work: () => Promise< void > ) => void {
	let work: () => Promise< void > = () => Promise.resolve();
	let isStopping = false;
	const stop = () => {
		// npm passes on what the terminal has sent already.
		if ( ! isStopping ) {
			isStopping = true;
			console.log( '\nStopping …' );
			void work().finally( () => process.exit( 0 ) );
		}
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, stop );
	}
	whenNpmEnds( stop );
	return ( last ) => {
		work = last;
	};
}
