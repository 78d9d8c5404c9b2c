/**
 * The part of the script that comes when it is needed: React takes over the pills, and cards move.
 */
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Rest } from '../choice';
import { GridController } from '../grid/controller';
import { FilterBar } from './filter-bar';
import { Group, rowOf } from './group';

const groups = new WeakMap< Element, Group >();

/** One controller a grid, also when several groups aim at it. */
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
	groups.set( element, group );
	// At once: the keys must work from the moment that the script says that it is here.
	flushSync( () => {
		hydrateRoot( element, <FilterBar group={ group } /> );
	} );
}

export const press: Rest[ 'press' ] = ( element, pill ) => {
	const group = groups.get( element );
	// At once: the page is right when other scripts hear of the choice.
	flushSync( () => group?.press( pill ) );

	return group !== undefined;
};

export const show: Rest[ 'show' ] = ( grid, category, source ) => {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	return controller.filter( category, source );
};
