import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What answers instead of WordPress when something is broken, by name. */
const ANSWERS = {
	/** A page, with success. */
	maintenance: {
		status: 200,
		type: 'text/html',
		body: '<!doctype html><h1>Mantenimiento</h1>',
	},
	/** A proxy's own error page. */
	proxy: {
		status: 502,
		type: 'text/html',
		body: '<h1>502 Bad Gateway</h1>',
	},
	/** An error without a code. */
	wordless: { status: 500, type: 'application/json', body: '{}' },
	/** An error of another plugin. */
	quota: {
		status: 429,
		type: 'application/json',
		body: JSON.stringify( {
			code: 'cuota',
			message: 'Cuota <b>agotada</b> & fin',
		} ),
	},
} as const;

/** Addresses, by what answers there; nothing does at `stopped`. */
export type Substitutes = Record< keyof typeof ANSWERS | 'stopped', string >;

/**
 * Starts a server that answers in every wrong way.
 */
export async function startSubstitutes(): Promise< {
	urls: Substitutes;
	stop: () => Promise< void >;
} > {
	const server = createServer( ( { url = '' }, response ) => {
		const { status, type, body } =
			ANSWERS[ url.slice( 1 ) as keyof typeof ANSWERS ];
		response.writeHead( status, { 'Content-Type': type } ).end( body );
	} );
	const url = await listen( server );
	const gone = createServer();
	const stopped = await listen( gone );
	await close( gone );
	const answers = Object.keys( ANSWERS ).map( ( name ) => [
		name,
		`${ url }/${ name }`,
	] );

	return {
		urls: Object.fromEntries( [
			...answers,
			[ 'stopped', stopped ],
		] ) as Substitutes,
		stop: () => close( server ),
	};
}

async function listen( server: Server ): Promise< string > {
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
}

const close = ( server: Server ): Promise< void > =>
	new Promise( ( resolve ) => {
		server.closeAllConnections();
		server.close( () => resolve() );
	} );
