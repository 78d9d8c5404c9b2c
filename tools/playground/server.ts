/**
 * The process that serves one site. Started by `startWordPress`, and by nothing else.
 */
import { bindToLoopback } from './bind-to-loopback.ts';
import type { Reply, Request } from './protocol.ts';
import { Site } from './site.ts';

bindToLoopback();

let site: Site | undefined;
let stopping: Promise< void > | undefined;

process.on( 'message', ( request: Request ) => void handle( request ) );
// The process that started this one is gone.
process.on( 'disconnect', () => void stop() );
process.on( 'SIGTERM', () => void stop() );
// Ctrl-C reaches every process of the terminal: the one in front decides what it means.
process.on( 'SIGINT', () => {} );

async function handle( request: Request ): Promise< void > {
	switch ( request.type ) {
		case 'start':
			try {
				site = new Site( request.options, ( line ) =>
					reply( { type: 'progress', line } )
				);
				reply( { type: 'started', url: await site.start() } );
			} catch ( error ) {
				reply( { type: 'failed', message: messageOf( error ) } );
				await stop();
			}
			return;
		case 'runPhp':
			return answer( request.id, site?.runPhp( request.code ) );
		case 'phpLog':
			return answer( request.id, site?.phpLog() );
		case 'stop':
			return stop();
	}
}

async function answer(
	id: number,
	work: Promise< string > | undefined
): Promise< void > {
	try {
		reply( { type: 'result', id, output: ( await work ) ?? '' } );
	} catch ( error ) {
		reply( { type: 'error', id, message: messageOf( error ) } );
	}
}

function reply( message: Reply ): void {
	if ( process.connected ) {
		process.send?.( message );
	}
}

function messageOf( error: unknown ): string {
	return error instanceof Error ? error.message : String( error );
}

async function stop(): Promise< void > {
	stopping ??= ( site?.stop() ?? Promise.resolve() ).finally( () =>
		process.exit()
	);
	await stopping;
}
