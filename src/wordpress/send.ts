/**
 * One request, through the platform's client as WordPress configured it: root address, nonce header, method override, media retries.
 *
 * It differs in one point. WordPress asks for a fresh nonce and tries again as often as the nonce is refused; we try again
 * once. WordPress does so only where it parses the answer itself, so we ask for the answer as it is.
 */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { ApiError, toApiError } from './api-error';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** A request: everything that `apiFetch` takes, except who parses the answer. */
export type RequestOptions = Omit< APIFetchOptions, 'parse' >;

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
async function fetchNonce(): Promise< string | undefined > {
	const { nonceEndpoint } = apiFetch;
	if ( nonceEndpoint === undefined ) {
		return undefined;
	}
	const response = await fetch( nonceEndpoint, {
		credentials: 'include',
	} ).catch( () => {
		throw new ApiError( 'fetch_error' );
	} );
	const nonce = response.ok ? ( await response.text() ).trim() : '';

	return /^[0-9a-z]{10,}$/i.test( nonce ) ? nonce : undefined;
}

let refresh: Promise< string | undefined > | undefined;

/**
 * Replaces a nonce that was refused. Requests that fail together share one refresh, also when some of them fail after it.
 *
 * @param refused The nonce.
 * @return Whether there is another one now.
 */
async function replaceNonce( refused: string | undefined ): Promise< boolean > {
	const { nonceMiddleware } = apiFetch;
	if ( nonceMiddleware === undefined ) {
		return false;
	}
	if ( nonceMiddleware.nonce === refused ) {
		refresh ??= fetchNonce().finally( () => ( refresh = undefined ) );
		const fresh = await refresh;
		if ( fresh === undefined ) {
			return false;
		}
		nonceMiddleware.nonce = fresh;
	}

	return true;
}

/**
 * Sends a request.
 *
 * @param  options Options of `apiFetch`; give a `signal` to be able to abort.
 * @return The answer, a success.
 * @throws {ApiError} With a code of the catalogue or the server's own; a request that was aborted rejects with `AbortError`.
 */
export async function send( options: RequestOptions ): Promise< Response > {
	const nonce = apiFetch.nonceMiddleware?.nonce;
	try {
		return await once( options );
	} catch ( error ) {
		const retry =
			error instanceof ApiError &&
			error.code === INVALID_NONCE &&
			( await replaceNonce( nonce ) );
		options.signal?.throwIfAborted();
		if ( ! retry ) {
			throw error;
		}
	}

	return once( options );
}
