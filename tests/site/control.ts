/**
 * The other side of control-server.ts.
 *
 * @param address Its address.
 */
export function control( address: string ) {
	return {
		runPhp: ( code: string ) =>
			ask( `${ address }/php`, { method: 'POST', body: code } ),
		phpLog: () => ask( `${ address }/log` ),
	};
}

async function ask( url: string, init?: RequestInit ): Promise< string > {
	const response = await fetch( url, init );
	const output = await response.text();
	if ( ! response.ok ) {
		throw new Error( output );
	}
	return output;
}
