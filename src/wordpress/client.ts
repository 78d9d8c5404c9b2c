/**
 * The client of the REST API for all scripts of the admin and the editor: `apiFetch` with WordPress's middleware (root URL, nonce, method override,
 * media retries), translated errors, and whole collections.
 *
 * WordPress retries with a fresh nonce for as long as the nonce is refused, but only when it parses the response. So the client requests the raw
 * response, and retries once.
 */
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { ApiError, jsonOf, toApiError } from './api-error';

/** Options of `apiFetch` without `parse`. */
type Options = Omit< APIFetchOptions, 'parse' >;

/** Largest page of the REST API. Source: specification, section 9. */
const PAGE_SIZE = 100;

const INVALID_NONCE = 'rest_cookie_invalid_nonce';

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
 * Sends a request once.
 *
 * @param options Options.
 * @return A successful response.
 */
async function fetchOnce( options: Options ): Promise< Response > {
	try {
		return await apiFetch< Response, false >( {
			...options,
			parse: false,
		} );
	} catch ( reason ) {
		throw await toApiError( reason );
	}
}

/**
 * Sends a request, and again if its nonce was refused and there is a new one.
 *
 * @param options Options.
 * @return A successful response.
 */
async function fetchResponse( options: Options ): Promise< Response > {
	const nonce = apiFetch.nonceMiddleware?.nonce;
	try {
		return await fetchOnce( options );
	} catch ( error ) {
		const retry =
			error instanceof ApiError &&
			error.code === INVALID_NONCE &&
			( await replaceNonce( nonce ) );
		if ( options.signal?.aborted ) {
			throw await toApiError( options.signal.reason );
		}
		if ( ! retry ) {
			throw error;
		}
	}

	return fetchOnce( options );
}

/**
 * Whether another page of a collection follows; undefined if the headers do not tell. A proxy may remove or repeat either one.
 *
 * @param response Response with a page.
 * @param page     Its number.
 */
function hasNext( { headers }: Response, page: number ): boolean | undefined {
	const pages = parseInt( headers.get( 'X-WP-TotalPages' ) ?? '', 10 );

	return (
		/rel="?next"?/.test( headers.get( 'Link' ) ?? '' ) ||
		( pages ? page < pages : undefined )
	);
}

/**
 * Reads a collection, page after page. Without headers, another page is requested after a full one, until one is rejected.
 *
 * @param  options Options.
 * @param  path    Path of the collection.
 * @throws {ApiError} When a page fails: none is left out.
 */
async function fetchAll(
	options: Options,
	path: string
): Promise< unknown[] > {
	const all: unknown[] = [];
	let before: string | undefined;
	for ( let page = 1; ; page++ ) {
		let response;
		try {
			response = await fetchResponse( {
				...options,
				path: addQueryArgs( path, { per_page: PAGE_SIZE, page } ),
			} );
		} catch ( error ) {
			if (
				before &&
				error instanceof ApiError &&
				error.code.endsWith( '_invalid_page_number' )
			) {
				return all;
			}
			throw error;
		}
		const items = await jsonOf( response );
		const next = hasNext( response, page );
		const text = JSON.stringify( items );
		// A server that ignores `page` would cause an endless loop.
		if ( ! Array.isArray( items ) || text === before ) {
			throw new ApiError( 'unknown_error' );
		}
		all.push( ...( items as unknown[] ) );
		if ( ! ( next ?? items.length === PAGE_SIZE ) ) {
			return all;
		}
		before = next === undefined ? text : undefined;
	}
}

/**
 * Sends a request, and reads its answer. With `per_page=-1` in its path it reads the whole collection.
 *
 * @param  options Options of `apiFetch`; give a `signal` to be able to abort.
 * @return The answer's JSON; null for one without content.
 * @throws {ApiError} With a code of the catalog or the server's own, and a message for people; a request that was aborted rejects with `AbortError`.
 */
export async function send< Data >( options: Options ): Promise< Data > {
	const { path = '' } = options;
	const data =
		getQueryArg( path, 'per_page' ) === '-1'
			? await fetchAll( options, path )
			: await jsonOf( await fetchResponse( options ) );

	return data as Data;
}
