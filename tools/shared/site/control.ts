import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * The way into a running WordPress, from any process of this machine: the other side of serve-control.ts.
 */
export interface Control {
	/**
	 * Runs PHP inside WordPress, in the global scope, signed out.
	 *
	 * @param  code PHP, with or without `<?php` in front.
	 * @return What it printed.
	 * @throws {Error} With PHP's message, file and line, when it threw or died of an error.
	 */
	runPhp: ( code: string ) => Promise< string >;
	/** What PHP logged since the site was installed: errors, warnings, notices, deprecations. */
	phpLog: () => Promise< string >;
}

/**
 * @param address What `serveControl` gave.
 */
export function control( address: string ): Control {
	return {
		runPhp: ( code ) => ask( `${ address }/php`, 'POST', code ),
		phpLog: () => ask( `${ address }/log`, 'GET', '' ),
	};
}

/** The process that serves it is gone, or about to go. */
export class NoAnswer extends Error {}

/** Not `fetch`, which gives up after five minutes. */
async function ask(
	address: string,
	method: 'GET' | 'POST',
	body: string
): Promise< string > {
	const response = await new Promise< IncomingMessage >(
		( resolve, reject ) => {
			request( address, { method } )
				.once( 'response', resolve )
				.once( 'error', ( cause ) =>
					reject(
						new NoAnswer( 'WordPress does not answer.', { cause } )
					)
				)
				.end( body );
		}
	);
	const output = await text( response );
	if ( response.statusCode !== 200 ) {
		throw new Error( output );
	}
	return output;
}
