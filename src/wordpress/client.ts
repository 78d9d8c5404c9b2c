/**
 * The REST API: single answers, and whole collections.
 */
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import { ApiError, jsonOf } from './api-error';
import { type RequestOptions, send } from './send';

/** Largest page of the REST API. Source: specification, section 9. */
const PAGE_SIZE = 100;

/** A request for a collection. */
type CollectionOptions = RequestOptions & { path: string };

/**
 * Reads a collection, page after page.
 *
 * @param  options Options of `apiFetch`. The path has neither `page` nor another `per_page` than -1.
 * @throws {ApiError} When a page fails: none is left out.
 */
export async function* pages< Item >(
	options: CollectionOptions
): AsyncGenerator< Item[], void, undefined > {
	for ( let page = 1, count = 1; page <= count; page++ ) {
		const response = await send( {
			...options,
			path: addQueryArgs( options.path, { per_page: PAGE_SIZE, page } ),
		} );
		const items = await jsonOf( response );
		if ( ! Array.isArray( items ) ) {
			throw new ApiError( 'unknown_error' );
		}
		count = Number( response.headers.get( 'X-WP-TotalPages' ) );
		yield items as Item[];
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
 * @throws {ApiError} With a code of the catalog or the server's own; a request that was aborted rejects with `AbortError`.
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
