/** The part of the script that needs React: hydrates groups. start.ts imports it, page.ts stores it. */
import type { Store } from '../state';
import { Group, rowPills } from './group';
import { hydrate } from './filter-bar';

export { reactPills } from './group';

const groups = new WeakMap< Element, Group >();

/**
 * Hydrates a group, once. Called again, it only switches to the store of its current grid.
 *
 * @param element Group.
 * @param store   Store.
 */
export function mount( element: HTMLElement, store: Store ): void {
	if ( groups.has( element ) ) {
		groups.get( element )?.followStore( store );
	} else if ( rowPills( element )[ 0 ] ) {
		const group = new Group( element );
		groups.set( element, group );
		group.followStore( store );
		hydrate( group );
	}
}
