/** The part of the script that needs React, and the motion of cards: hydrates groups and shows choices. start.ts imports it, page.ts stores it. */
import { GridController } from '../grid/controller';
import { afterFrame } from '../after-frame';
import { BLOCK, cardsOf, groupsControlling } from '../markup';
import type { FilterSource } from '../result';
import type { Selection, Store } from '../state';
import { Group, rowPills } from './group';
import { hydrate } from './filter-bar';
import { addScrollArrows } from './scroll-arrows';

export { reactPills } from './group';
export { didYouMeanText, updateDidYouMean } from './did-you-mean';

// Checkboxes have no React, but may be wider than their line, too.
document
	.querySelectorAll< HTMLElement >( '.programas-filters > .is-checkboxes' )
	.forEach( addScrollArrows );

const groups = new WeakMap< Element, Group >();

/** Controllers by grid, which may have several groups. */
const controllers = new WeakMap< Element, GridController >();

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
		addScrollArrows( element );
	}
}

/** WordPress's sticky groups. The sticky filters of a block are opaque (sticky.ts). */
const STICKY_GROUP = '.is-position-sticky';

/** Gap between the filter and the first result, in CSS pixels. */
const GAP = 16;

/**
 * Scrolls to the first result after a choice in a sticky filter, if its top is not visible: far down the page, the window would show the end of the
 * result, or what follows it.
 */
export function scrollToResults( grid: Element, source: FilterSource ): void {
	// A step in the history restores the scroll position.
	const isChoice = [ 'pill', 'criterion', 'search' ].includes( source );
	const bar = [
		grid.closest( BLOCK )?.querySelector( '.is-opaque' ),
		...groupsControlling( grid ).map( ( group ) =>
			group.closest( STICKY_GROUP )
		),
	].find( Boolean );
	const first = cardsOf( grid ).find(
		( { hidden, inert } ) => ! hidden && ! inert
	);
	const scroll = (): void => {
		const bottom = bar?.getBoundingClientRect().bottom ?? NaN;
		const top = first?.getBoundingClientRect().top ?? NaN;
		// Also if only its end is visible, as scroll anchoring may follow a lower card.
		if ( top < bottom ) {
			scrollBy( { top: top - bottom - GAP, behavior: 'instant' } );
		}
	};
	if ( isChoice ) {
		scroll();
		// Chips may have changed the height of the filter.
		afterFrame( scroll );
	}
}

/** Shows the matching cards and hides the others, with motion after a visitor's choice. Until it is loaded, choice.ts does it without. */
export function filterWithMotion(
	grid: Element,
	wanted: Selection[ 'wanted' ],
	source: FilterSource | null
): void {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	controller.filter( wanted, source );
}
