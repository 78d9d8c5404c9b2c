/** How many programs a grid has: what a filter without cards counts, as on the page, are the cards that it controls. */
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Listing } from './preview/listing';
import { SharedValues } from './shared-values';

/** Numbers of a listing. */
export type Numbers = Pick< Listing, 'counts' | 'total' >;

const known = new SharedValues< Numbers >();

/**
 * The numbers that a preview shows.
 *
 * @param clientId Block.
 * @param grid     Client ID of the block whose cards it narrows: its own, or another one.
 * @param own      Those of its own listing.
 * @return Undefined while those of the other block are not known.
 */
export function useNumbers(
	clientId: string,
	grid: string,
	own: Numbers
): Numbers | undefined {
	const ofGrid = useSyncExternalStore( known.subscribe, () =>
		known.get( grid )
	);

	useEffect( () => {
		known.set( clientId, own );
	}, [ clientId, own ] );
	useEffect( () => () => known.set( clientId, undefined ), [ clientId ] );

	return grid === clientId ? own : ofGrid;
}
