/**
 * Sends a request with `apiFetch` and its middleware: root URL, nonce, method override, media retries. WordPress retries with a fresh nonce for as
 * long as the nonce is refused, but only when it parses the response. So this module requests the raw response, and retries once.
 */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { ApiError, toApiError } from './api-error';

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** Options of `apiFetch` without `parse`. */
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

/** Gets a fresh nonce; undefined for signed-out users. */
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
 * Replaces a refused nonce. Requests that fail together share one refresh, also those that fail after it.
 *
 * @param refused The nonce.
 * @return Whether there is a new one.
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
 * @return A successful response.
 * @throws {ApiError} With a known code or the server's. An aborted request rejects with `AbortError`.
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
