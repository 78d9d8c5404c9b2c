/**
 * The platform's client, as WordPress configured it: root address, nonce header, method override, media retries.
 *
 * It differs in one point. WordPress asks for a fresh nonce and tries again as often as the nonce is refused; we try again
 * once. WordPress does so only where it parses the answer itself, so we ask for the answer as it is.
 */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { ApiError, toApiError } from './api-error';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** A request: everything that `apiFetch` takes, except who parses the answer. */
type RequestOptions = Omit< APIFetchOptions, 'parse' >;

async function once( options: RequestOptions ): Promise< Response > {
	try {
		return await apiFetch< Response, false >( {
			...options,
			parse: false,
		} );
	} catch ( reason ) {
		throw await toApiError( reason );
	}
}

/** Gets a fresh nonce. Nobody who is signed out gets one. */
async function refreshNonce( signal: AbortSignal | null ): Promise< boolean > {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if ( nonceEndpoint === undefined || nonceMiddleware === undefined ) {
		return false;
	}
	const response = await fetch( nonceEndpoint, {
		credentials: 'include',
		signal,
	} ).catch( () => {
		signal?.throwIfAborted();
		throw new ApiError( 'fetch_error' );
	} );
	const nonce = response.ok ? ( await response.text() ).trim() : '';
	if ( ! /^[0-9a-z]{10,}$/i.test( nonce ) ) {
		return false;
	}
	nonceMiddleware.nonce = nonce;

	return true;
}

/**
 * Sends a request.
 *
 * @param  options Options of `apiFetch`; give a `signal` to be able to abort.
 * @return The answer, a success.
 * @throws {ApiError} With a code of the catalogue or the server's own; a request that was aborted rejects with `AbortError`.
 */
export async function request( options: RequestOptions ): Promise< Response > {
	try {
		return await once( options );
	} catch ( error ) {
		const retry =
			error instanceof ApiError &&
			error.code === INVALID_NONCE &&
			( await refreshNonce( options.signal ?? null ) );
		if ( ! retry ) {
			throw error;
		}
	}

	return once( options );
}
