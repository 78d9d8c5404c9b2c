import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** A request that has this header, with any value, may get what an earlier one got. */
export const REMEMBERED = 'x-test-remembered';

/** Of the connection, not of the page. */
const NOT_REMEMBERED = [ 'connection', 'keep-alive', 'transfer-encoding' ];

interface Answer {
	status: number;
	headers: Record< string, string >;
	body: Buffer;
}

/**
 * Asks PHP once for each page that requests with that header are about; another header that begins with "X-Test-" makes another page.
 *
 * @param server Of a Playground that listens.
 * @param url    Its address.
 */
export function rememberPages( server: Server, url: string ): void {
	const answers = new Map< string, Promise< Answer > >();
	const others = server.listeners( 'request' ) as RequestListener[];
	server.removeAllListeners( 'request' );
	server.on( 'request', ( request, response ) => {
		const { method, url: address = '/' } = request;
		if (
			method !== 'GET' ||
			request.headers[ REMEMBERED ] === undefined ||
			! address.replace( /\?.*/, '' ).endsWith( '/' )
		) {
			others.forEach( ( listener ) => listener( request, response ) );
			return;
		}
		const headers = headersOf( request );
		const key = JSON.stringify( [ address, headers ] );
		const answer = answers.get( key ) ?? ask( url + address, headers );
		answers.set( key, answer );
		answer.then(
			( { status, headers: own, body } ) =>
				response.writeHead( status, own ).end( body ),
			( error: unknown ) => response.destroy( error as Error )
		);
	} );
}

/** The headers that make a difference. */
const headersOf = ( { headers }: IncomingMessage ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( headers )
			.filter(
				( [ name ] ) =>
					name.startsWith( 'x-test-' ) && name !== REMEMBERED
			)
			.map( ( [ name, value ] ): [ string, string ] => [
				name,
				String( value ),
			] )
			.sort()
	);

async function ask(
	url: string,
	headers: Record< string, string >
): Promise< Answer > {
	const response = await fetch( url, { headers, redirect: 'manual' } );
	return {
		status: response.status,
		headers: Object.fromEntries(
			[ ...response.headers ].filter(
				( [ name ] ) => ! NOT_REMEMBERED.includes( name )
			)
		),
		body: Buffer.from( await response.arrayBuffer() ),
	};
}
