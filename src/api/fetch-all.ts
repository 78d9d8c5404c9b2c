/**
 * Whole collections: `per_page=-1`, in pages of 100.
 */
import { addQueryArgs } from '@wordpress/url';
import { ApiError, jsonOf } from './api-error';
import { request } from './client';
import { inTurns } from './in-turns';

/** Largest page of the REST API. Source: specification, section 9. */
const PAGE_SIZE = 100;

/** How many pages are asked for at a time: each keeps one of the server's workers busy. */
const AT_A_TIME = 4;

/** How often a collection is read when it changed while it was being read. */
const ATTEMPTS = 3;

interface Item {
	id: number;
}

interface Page< Data > {
	items: Data[];
	/** How many items and pages there are; null where a proxy took that out of the answer. */
	total: number | null;
	pages: number | null;
}

const numberIn = ( response: Response, name: string ): number | null => {
	const value = response.headers.get( name );

	return value === null ? null : Number( value );
};

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
		total: numberIn( response, 'X-WP-Total' ),
		pages: numberIn( response, 'X-WP-TotalPages' ),
	};
}

/** The pages after the first where nobody says how many there are: up to one that is not full, or does not exist. */
async function fetchOnwards< Data >(
	path: string,
	first: Page< Data >,
	signal: AbortSignal
): Promise< Page< Data >[] > {
	const pages = [ first ];
	try {
		while ( pages.at( -1 )?.items.length === PAGE_SIZE ) {
			pages.push( await fetchPage( path, pages.length + 1, signal ) );
		}
	} catch ( reason ) {
		if (
			! ( reason instanceof ApiError ) ||
			reason.code !== 'rest_post_invalid_page_number'
		) {
			throw reason;
		}
	}

	return pages.slice( 1 );
}

const eachOnce = < Data extends Item >( items: readonly Data[] ): Data[] => [
	...new Map( items.map( ( item ) => [ item.id, item ] ) ).values(),
];

/**
 * Fetches a collection. The pages after the first, whose answer says how many there are, are fetched side by side, some at a time.
 *
 * A collection that never has as many items as it says is not an error: a plugin may take items out of each page.
 *
 * @param  path        Path of the collection, without `per_page` and `page`.
 * @param  signal      Aborts all requests.
 * @param  onFirstPage Gets the first items before the others have arrived.
 * @return Every item once, in the order of the collection.
 * @throws {ApiError} When any page fails: no page is left out.
 */
export async function fetchAll< Data extends Item >(
	path: string,
	signal: AbortSignal,
	onFirstPage: ( items: Data[] ) => void = () => {}
): Promise< Data[] > {
	for ( let attempt = 1; ; attempt++ ) {
		const first = await fetchPage< Data >( path, 1, signal );
		if ( attempt === 1 ) {
			onFirstPage( first.items );
		}
		const others =
			first.pages === null
				? await fetchOnwards( path, first, signal )
				: await inTurns( first.pages - 1, AT_A_TIME, ( index ) =>
						fetchPage< Data >( path, index + 2, signal )
					);
		const all = [ first, ...others ].flatMap( ( page ) => page.items );
		const items = eachOnce( all );
		const isComplete =
			items.length === all.length &&
			items.length === ( first.total ?? items.length );
		if ( isComplete || attempt === ATTEMPTS ) {
			return items;
		}
	}
}
