import { useSyncExternalStore } from '@wordpress/element';
import { categories, type Category } from '../../api/programs';

const NONE: Category[] = [];

/** All categories; none while they are on their way. */
export function useCategories(): Category[] {
	const snapshot = useSyncExternalStore(
		categories.subscribe,
		categories.getSnapshot
	);

	return snapshot.status === 'ready' ? snapshot.items : NONE;
}
