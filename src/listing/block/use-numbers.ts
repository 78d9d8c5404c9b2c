/** The hook for the counts of a preview. A filter without cards counts the cards that it controls, as on the page. */
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Listing } from './preview/listing';
import { SharedValues } from './shared-values';

/** Counts of a listing. */
export type Numbers = Pick< Listing, 'counts' | 'total' >;

const known = new SharedValues< Numbers >();

/**
 * Returns the counts of a preview.
 *
 * @param clientId Block.
 * @param grid     Client ID of the filtered block: its own, or another one.
 * @param own      Counts of its own listing.
 * @return Undefined while those of the other block are unknown.
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
