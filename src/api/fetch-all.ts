/**
 * Whole collections: `per_page=-1`, in pages of 100.
 */
import { addQueryArgs } from '@wordpress/url';
import { ApiError, jsonOf } from './api-error';
import { request } from './client';

/** Largest page of the REST API. Source: specification, section 9. */
const PAGE_SIZE = 100;

/** How often a collection is read again when it changed while it was being read. */
const ATTEMPTS = 3;

interface Item {
	id: number;
}

interface Page< Data > {
	items: Data[];
	total: number;
	pages: number;
}

async function fetchPage< Data >(
	path: string,
	page: number,
	signal: AbortSignal
): Promise< Page< Data > > {
	const response = await request( {
		path: addQueryArgs( path, { per_page: PAGE_SIZE, page } ),
		signal,
	} );
	const items = await jsonOf( response );
	if ( ! Array.isArray( items ) ) {
		throw new ApiError( 'unknown_error' );
	}

	return {
		items: items as Data[],
		total: Number( response.headers.get( 'X-WP-Total' ) ),
		pages: Number( response.headers.get( 'X-WP-TotalPages' ) ),
	};
}

const isComplete = ( items: readonly Item[], total: number ): boolean =>
	items.length === total &&
	new Set( items.map( ( { id } ) => id ) ).size === total;

/**
 * Fetches a collection. The pages after the first, whose answer says how many there are, are fetched side by side.
 *
 * @param  path        Path of the collection, without `per_page` and `page`.
 * @param  signal      Aborts all requests.
 * @param  onFirstPage Gets the first items before the others have arrived.
 * @return Every item once, in the order of the collection.
 * @throws {ApiError} When any page fails: a list is never short.
 */
export async function fetchAll< Data extends Item >(
	path: string,
	signal: AbortSignal,
	onFirstPage: ( items: Data[] ) => void = () => {}
): Promise< Data[] > {
	for ( let attempt = 1; attempt <= ATTEMPTS; attempt++ ) {
		const first = await fetchPage< Data >( path, 1, signal );
		if ( attempt === 1 ) {
			onFirstPage( first.items );
		}
		const others = await Promise.all(
			Array.from( { length: Math.max( 0, first.pages - 1 ) }, ( _, i ) =>
				fetchPage< Data >( path, i + 2, signal )
			)
		);
		const items = [ first, ...others ].flatMap( ( page ) => page.items );
		if ( isComplete( items, first.total ) ) {
			return items;
		}
	}

	throw new ApiError( 'unknown_error' );
}
