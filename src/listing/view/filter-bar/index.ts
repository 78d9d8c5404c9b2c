/** The part of the script that is loaded on demand: React and motion. */
import type { Later } from '../later';
import { GridController } from '../grid/controller';
import { followChoices } from './first-result';
import { fold } from './fold';
import { Group, rowOf } from './group';
import { hydrate } from './hydrate';
import { loadPicturesEarly } from './pictures';

followChoices();
loadPicturesEarly();

const groups = new WeakMap< Element, Group >();

/** One controller for each grid, also with several groups. */
const controllers = new WeakMap< Element, GridController >();

/**
 * Hands a group to React, once.
 *
 * @param element Group.
 */
export function mount( element: HTMLElement ): void {
	if ( groups.has( element ) || rowOf( element ).length === 0 ) {
		return;
	}
	const group = new Group( element );
	hydrate( group );
	fold( group );
	groups.set( element, group );
}

export const press: Later[ 'press' ] = ( element, pill ) => {
	const group = groups.get( element );
	group?.press( pill );

	return !! group;
};

export const show: Later[ 'show' ] = ( grid, wanted, source ) => {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	return controller.filter( wanted, source );
};
