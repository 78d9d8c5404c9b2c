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

/**
 * How many pages are asked for at a time once their number is known: the server works while the last one is shown. Each
 * keeps one of its workers busy, so not more.
 */
const SIDE_BY_SIDE = 2;

/** What is on a page, and how many there are; Infinity where a proxy took that out of the answer. */
type CollectionPage< Item > = [ items: Item[], count: number ];

/** A page of a collection; one after the last is empty. */
async function pageOf< Item >(
	options: CollectionOptions,
	page: number
): Promise< CollectionPage< Item > > {
	try {
		const response = await send( {
			...options,
			path: addQueryArgs( options.path, { per_page: PAGE_SIZE, page } ),
		} );
		const items = await jsonOf( response );
		if ( ! Array.isArray( items ) ) {
			throw new ApiError( 'unknown_error' );
		}
		const count = response.headers.get( 'X-WP-TotalPages' );

		return [ items as Item[], count === null ? Infinity : Number( count ) ];
	} catch ( error ) {
		if (
			page > 1 &&
			error instanceof ApiError &&
			NO_SUCH_PAGE.test( error.code )
		) {
			return [ [], 0 ];
		}
		throw error;
	}
}

/**
 * Reads a collection, page after page.
 *
 * @param  options Options of `apiFetch`. The path has neither `page` nor another `per_page` than -1.
 * @throws {ApiError} When a page fails: none is left out.
 */
export async function* pages< Item >(
	options: CollectionOptions
): AsyncGenerator< Item[], void, undefined > {
	const coming = [ pageOf< Item >( options, 1 ) ];
	for ( let asked = 1; ; ) {
		const page = await coming.shift();
		if ( ! page || ( asked > 1 && ! page[ 0 ].length ) ) {
			return;
		}
		const [ items, count ] = page;
		const most = count === Infinity ? 1 : SIDE_BY_SIDE;
		while ( coming.length < most && asked < count ) {
			const next = pageOf< Item >( options, ++asked );
			// Who stops reading does not hear of it.
			next.catch( () => {} );
			coming.push( next );
		}
		yield items;
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
