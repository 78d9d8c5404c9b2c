/**
 * The listing as it is known now: the programs, the categories, and how their requests went.
 */
import { useMemo, useSyncExternalStore } from '@wordpress/element';
import type { ApiError } from '../../../api/api-error';
import { categories, programsIn } from '../../../api/programs';
import type { Resource, Snapshot } from '../../../api/resource';
import type { Attributes } from '../attributes';
import { likelyLabels, type Listing, listingOf } from './listing';

/** What the preview shows. */
export type State =
	| {
			status: 'loading';
			/** Labels of the pills; undefined while nothing is known. May contain entities. */
			labels: string[] | undefined;
	  }
	| { status: 'empty' }
	| { status: 'error'; error: ApiError; retry: () => void }
	| {
			status: 'list';
			listing: Listing;
			/** Why it may be out of date. */
			error: ApiError | undefined;
			retry: () => void;
	  };

const useResource = < Data >( resource: Resource< Data > ): Snapshot< Data > =>
	useSyncExternalStore( resource.subscribe, resource.getSnapshot );

/**
 * The listing of the block.
 *
 * @param attributes Attributes.
 */
export function useListing( attributes: Attributes ): State {
	const programs = programsIn( attributes.orderBy, attributes.order );
	const found = useResource( programs );
	const tree = useResource( categories );

	return useMemo( () => {
		const retry = (): void => {
			for ( const [ snapshot, resource ] of [
				[ found, programs ],
				[ tree, categories ],
			] as const ) {
				if ( 'error' in snapshot ) {
					resource.retry();
				}
			}
		};
		if ( found.status === 'error' ) {
			return { status: 'error', error: found.error, retry };
		}
		if ( tree.status === 'error' ) {
			return { status: 'error', error: tree.error, retry };
		}
		if ( found.status === 'loading' || tree.status === 'loading' ) {
			return {
				status: 'loading',
				labels:
					tree.status === 'ready'
						? likelyLabels( tree.items, attributes )
						: undefined,
			};
		}
		if ( found.items.length === 0 ) {
			return { status: 'empty' };
		}

		return {
			status: 'list',
			listing: listingOf( found.items, tree.items, attributes ),
			error: found.error ?? tree.error,
			retry,
		};
	}, [ programs, found, tree, attributes ] );
}
