/**
 * The process that serves one wordpress. Started by `startWordPress`, and by nothing else. Its argument holds the options as JSON; it tells
 * its parent how the start goes, answers requests over HTTP, and ends when the parent lets go of it, or is gone.
 */
import { bindToLoopback } from './playground/bind-to-loopback.ts';
import type { SiteOptions } from './options.ts';
import { serveControl } from './serve-control.ts';
import { NativeWordPress } from './native/wordpress.ts';
import { WordPress } from './playground/wordpress.ts';

/** What it tells its parent. */
export type Message =
	| { type: 'progress'; line: string }
	| { type: 'started'; url: string; control: string }
	| { type: 'failed'; message: string };

bindToLoopback();

const options = JSON.parse( process.argv[ 2 ] ?? '{}' ) as SiteOptions;
const report = ( line: string ) => tell( { type: 'progress', line } );
const wordpress =
	options.database === 'mariadb' || options.phpProgram !== undefined
		? new NativeWordPress( options, report )
		: new WordPress( options, report );
let stopping: Promise< void > | undefined;

process.on( 'disconnect', () => void stop() );
process.on( 'SIGTERM', () => void stop() );
process.on( 'SIGHUP', () => void stop() );
// Ctrl-C reaches every process of the terminal: the one in front decides what it means.
process.on( 'SIGINT', () => {} );

const starting = wordpress.start();
try {
	const url = await starting;
	tell( { type: 'started', url, control: await serveControl( wordpress ) } );
} catch ( error ) {
	const message = error instanceof Error ? error.message : String( error );
	tell( { type: 'failed', message } );
	await stop();
}

function tell( message: Message ): void {
	if ( process.connected ) {
		process.send?.( message );
	}
}

async function stop(): Promise< void > {
	stopping ??= starting
		// What it has begun is there to be ended then.
		.catch( () => {} )
		.then( () => wordpress.stop() )
		.finally( () => process.exit() );
	await stopping;
}
