/** The part of the script that is loaded on demand: React and motion. */
import { GridController } from '../grid/controller';
import { cardsOf, groupsOf } from '../markup';
import type { FilterSource } from '../result';
import type { Selection, Store } from '../state';
import { Group, rowOf } from './group';
import { hydrate } from './filter-bar';
import { addSteps } from './steps';

export { drawn } from './group';
export { offeredAt, writeNearest } from './nearest';

// Boxes have no React, but are in one line, too.
document
	.querySelectorAll< HTMLElement >( '.programas-filters > .is-checkboxes' )
	.forEach( addSteps );

const groups = new WeakMap< Element, Group >();

/** One controller for each grid, also with several groups. */
const controllers = new WeakMap< Element, GridController >();

/**
 * Hands a group to React, once. It follows the store of its grid, also of another one later.
 *
 * @param element Group.
 * @param store   Store.
 */
export function mount( element: HTMLElement, store: Store ): void {
	if ( groups.has( element ) ) {
		groups.get( element )?.follow( store );
	} else if ( rowOf( element )[ 0 ] ) {
		const group = new Group( element, store );
		groups.set( element, group );
		hydrate( group );
		addSteps( element );
	}
}

/** WordPress's sticky groups, and sticky filters of a block. */
const STICKY = '.is-position-sticky, .is-opaque';

/** Gap between the filter and the first result, in CSS pixels. */
const GAP = 16;

/**
 * Scrolls to the first result after a visitor's choice, if its top is not visible. A sticky filter is used far down the page, too: when cards leave,
 * the window would show the end of the result, or what follows it.
 */
export function followChoice( grid: Element, source: FilterSource ): void {
	// A step in the history restores the scroll position.
	const isChoice = [ 'pill', 'criterion', 'search' ].includes( source );
	const bar = groupsOf( grid )
		.map( ( group ) => group.closest( STICKY ) )
		.find( Boolean );
	const first = cardsOf( grid ).find(
		( { hidden, inert } ) => ! hidden && ! inert
	);
	if ( isChoice && bar && first ) {
		const { bottom } = bar.getBoundingClientRect();
		const card = first.getBoundingClientRect();
		// Also if only its end is visible, as scroll anchoring may follow a lower card.
		if ( card.top < bottom ) {
			scrollBy( {
				top: card.top - bottom - GAP,
				behavior: 'instant',
			} );
		}
	}
}

/** Shows the matching cards and hides the others, with motion after a visitor's choice. */
export function show(
	grid: Element,
	wanted: Selection[ 'wanted' ],
	source: FilterSource | null
): void {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	controller.filter( wanted, source );
}
