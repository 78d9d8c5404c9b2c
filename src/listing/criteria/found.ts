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

/** What the server has found for a grid; undefined where the page has all cards. */
export function foundFor( grid: Element ): Found | undefined {
	const found = grid.getAttribute( 'data-found' );

	return found ? ( JSON.parse( found ) as Found ) : undefined;
}

/** Whether a card is of what the server has found last. */
export const isFound = ( card: Element ): boolean =>
	! card.hasAttribute( 'data-gone' );

export const ask: Criteria[ 'ask' ] = ( grid, query, source ) =>
	foundFor( grid ) &&
	import( /* webpackIgnore: true */ 'programs-filter/remote' ).then(
		( { request } ) => request( grid, query, source ),
		() => {
			location.search = query;

			return false;
		}
	);
