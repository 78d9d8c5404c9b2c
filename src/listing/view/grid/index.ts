/** How choices show, for choice.ts: cards leave and enter with motion, and sticky filters keep the first result in view. Loaded with reveal.ts. */
import { afterFrame } from '../after-frame';
import { BLOCK, cardsOf, groupsControlling } from '../markup';
import type { FilterSource } from '../result';
import { followFilter } from '../share';
import type { Selection } from '../state';
import { GridController } from './controller';

/** Controllers by grid, which may have several groups. */
const controllers = new WeakMap< Element, GridController >();

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
		afterFrame( () => {
			// Chips may have changed the height of the filter.
			scroll();
			// Cards that came into view have sizes of their own.
			afterFrame( scroll );
		} );
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
	followFilter( grid );
}
