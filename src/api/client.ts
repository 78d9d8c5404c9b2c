/**
 * The REST API: single answers, and whole collections.
 */
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { ApiError, jsonOf } from './api-error';
import { type RequestOptions, send } from './send';

/** Largest page of the REST API. Source: specification, section 9. */
const PAGE_SIZE = 100;

/** What WordPress says to a page after the last, of posts; a page of others is empty. */
const NO_SUCH_PAGE = /_invalid_page_number$/;

/** A request for a collection. */
type CollectionOptions = RequestOptions & { path: string };

/** How many pages there are; undefined where a proxy took that out of the answer. */
function pageCount( response: Response ): number | undefined {
	const count = response.headers.get( 'X-WP-TotalPages' );

	return count === null ? undefined : Number( count );
}

/**
 * Reads a collection, page after page: each keeps one of the server's workers busy.
 *
 * @param  options Options of `apiFetch`. The path has neither `page` nor another `per_page` than -1.
 * @throws {ApiError} When a page fails: none is left out.
 */
export async function* pages< Item >(
	options: CollectionOptions
): AsyncGenerator< Item[], void, undefined > {
	for ( let page = 1; ; page++ ) {
		let response;
		try {
			response = await send( {
				...options,
				path: addQueryArgs( options.path, {
					per_page: PAGE_SIZE,
					page,
				} ),
			} );
		} catch ( error ) {
			if (
				page > 1 &&
				error instanceof ApiError &&
				NO_SUCH_PAGE.test( error.code )
			) {
				return;
			}
			throw error;
		}
		const items = await jsonOf( response );
		if ( ! Array.isArray( items ) ) {
			throw new ApiError( 'unknown_error' );
		}
		yield items as Item[];
		if ( page >= ( pageCount( response ) ?? Infinity ) || ! items.length ) {
			return;
		}
	}
}

const isForAll = ( options: RequestOptions ): options is CollectionOptions =>
	options.path !== undefined &&
	getQueryArg( options.path, 'per_page' ) === '-1';

/**
 * Sends a request, and reads its answer. With `per_page=-1` in its path it reads the whole collection.
 *
 * @param  options Options of `apiFetch`; give a `signal` to be able to abort.
 * @return The answer's JSON; null for one without content.
 * @throws {ApiError} With a code of the catalogue or the server's own; a request that was aborted rejects with `AbortError`.
 */
export async function request< Data >(
	options: RequestOptions
): Promise< Data > {
	if ( ! isForAll( options ) ) {
		return ( await jsonOf( await send( options ) ) ) as Data;
	}
	const all: unknown[] = [];
	for await ( const items of pages( options ) ) {
		all.push( ...items );
	}

	return all as Data;
}
