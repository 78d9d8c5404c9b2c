/**
 * Grids of more cards than a page holds: the server says what it has found (includes/listing/class-large-listing.php), and is asked for what else is chosen
 * (src/listing/view/remote.ts).
 */
import type { Criteria } from '../view/state';

/** What the server has found. */
interface Found {
	readonly visible: number;
	readonly total: number;
	/** How many follow those that the page has. */
	readonly left: number;
	/** How many each choice would find, by criterion, '' for the pills, and value, '' for none. */
	readonly counts: Readonly< Record< string, Record< string, number > > >;
}

/** What the server has found for a grid; null where the page has all cards. */
export const foundFor = ( grid: Element ): Found | null =>
	// Without the attribute, of null.
	JSON.parse( grid.getAttribute( 'data-found' ) as string ) as Found | null;

/** Whether a card is of what the server has found last. */
export const isFound = ( card: Element ): boolean =>
	! card.hasAttribute( 'data-gone' );

export const ask: Criteria[ 'ask' ] = ( grid, query, source ) =>
	foundFor( grid ) &&
	// A page without a query string is that of its address.
	( source || query ) &&
	import( /* webpackIgnore: true */ 'programs-filter/remote' ).then(
		( { request } ) => request( grid, query, source ),
		() => {
			location.search = query;

			return undefined;
		}
	);
