/**
 * The part of the script that comes when it is needed: React takes over the pills, and cards move.
 */
import { flushSync } from 'react-dom';
import type { Later } from '../later';
import { GridController } from '../grid/controller';
import { Group, rowOf, writeState } from './group';
import { hydrate } from './hydrate';

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
	if ( ! hydrate( group ) ) {
		// The row works without React, too.
		group.subscribe( () =>
			group
				.row()
				.pills.forEach( ( pill ) => writeState( pill, group.row() ) )
		);
	}
	groups.set( element, group );
}

export const press: Later[ 'press' ] = ( element, pill ) => {
	const group = groups.get( element );
	// At once: the page is right when other scripts hear of the choice.
	flushSync( () => group?.press( pill ) );

	return !! group;
};

export const show: Later[ 'show' ] = ( grid, category, source ) => {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	return controller.filter( category, source );
};
