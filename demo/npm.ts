import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/**
 * Calls back when the npm that runs this process is gone. A signal to npm itself ends npm and the shell that it starts scripts
 * with, and on Linux that shell does not pass the signal on.
 */
export function whenNpmEnds( callback: () => void ): void {
	const npm =
		process.platform === 'linux' ? npmAbove( process.ppid ) : undefined;
	if ( npm === undefined ) {
		return;
	}
	const timer = setInterval( () => {
		try {
			process.kill( npm, 0 );
		} catch {
			clearInterval( timer );
			callback();
		}
	}, CHECK_MS );
	timer.unref();
}

/**
 * @return Process id of the npm among the process and its ancestors.
 */
function npmAbove( pid: number ): number | undefined {
	if ( pid <= 1 || process.env.npm_lifecycle_event === undefined ) {
		return undefined;
	}
	// npm names its process after its command.
	if (
		readFileSync( `/proc/${ pid }/cmdline`, 'utf8' ).startsWith( 'npm ' )
	) {
		return pid;
	}
	// "1234 (name) S 1200 …": the name may hold anything, also brackets.
	const [ , parent ] =
		/\) \S (\d+) [^)]*$/.exec(
			readFileSync( `/proc/${ pid }/stat`, 'utf8' )
		) ?? [];
	return npmAbove( Number( parent ) );
}
