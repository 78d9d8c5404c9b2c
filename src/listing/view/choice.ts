/**
 * What a grid shows, and who decides it: the pill that was chosen last in one of its groups, else the address, as far as one of
 * those groups has the pill. A grid that nobody controls is left alone, and so is a group that controls none.
 *
 * It does not wait for the rest of the script, which adds React and motion when it is there.
 */
import { categoryFor, pillFor } from './address';
import { announce, prepareAnnouncements } from './announce';
import { ALL } from './constants';
import { showInstantly } from './show-instantly';
import { type FilterSource, publish, writeCounts } from './result';
import { addressChanged, writeCategory } from './history';
import {
	ACTIVE,
	activePillOf,
	CARD,
	cardsOf,
	categoryOf,
	GRID,
	groupsOf,
	isRadio,
	labelOf,
	matches,
	pillsOf,
} from './markup';
import { later, type Selection } from './later';
import { bringIntoView } from './row';

/** What each grid shows that a group controls, or did. */
const choices = new WeakMap< Element, string | undefined >();

function press( group: Element, active: HTMLElement | undefined ): void {
	const done = later.press?.( group, active );
	for ( const pill of pillsOf( group ) ) {
		const isActive = pill === active;
		// Other scripts may have classes of their own there.
		pill.classList.toggle( ACTIVE, isActive );
		if ( isRadio( pill ) ) {
			pill.checked = isActive;
		} else if ( ! done ) {
			pill.setAttribute( 'aria-pressed', `${ isActive }` );
		}
	}
}

/** Which cards a grid shows under a category. */
const selectionOf = ( grid: Element, category: string ): Selection =>
	later.select?.( grid, category ) ?? {
		wanted: ( card ) => matches( card, category ),
	};

/**
 * Shows a category in a grid and in its groups.
 *
 * @param source What asked for it; without one nobody is told.
 * @param chosen The pill that was used.
 */
function apply(
	grid: Element,
	groups: readonly HTMLElement[],
	category: string,
	source: FilterSource | null,
	chosen?: HTMLElement
): void {
	// The one that was used, else the one that is active, else the first; none where no pill has the category.
	const pills = groups.map( ( group ) =>
		[ chosen, activePillOf( group ), ...pillsOf( group ) ].find(
			( pill ) =>
				pill &&
				group.contains( pill ) &&
				categoryOf( pill ) === category
		)
	);
	const pill = pills.find( Boolean );
	const { wanted, ...more } = selectionOf( grid, category );
	const card = grid.ownerDocument.activeElement?.closest( CARD );
	if ( card && grid.contains( card ) && ! wanted( card ) ) {
		// Whoever is in a card that leaves would be at the start of the page.
		pill?.focus( { preventScroll: true } );
	}
	// Without a group the address decides when one comes back.
	choices.set( grid, groups[ 0 ] && category );
	// The cards first: motion asks where they are, and nothing may have changed by then.
	const counts = {
		...( later.show ?? showInstantly )( grid, wanted, source ),
		...more,
	};
	groups.forEach( ( group, index ) => press( group, pills[ index ] ) );
	writeCounts( grid, groups, counts );
	if ( source ) {
		publish( grid, {
			category,
			label: pill ? labelOf( pill ) : '',
			...counts,
			source,
		} );
	}
}

/**
 * A person chose a pill.
 *
 * @param pill  Pill.
 * @param group Its group.
 * @param grid  The group's grid.
 */
export function choose(
	pill: HTMLElement,
	group: HTMLElement,
	grid: Element
): void {
	const groups = groupsOf( grid );
	const category = categoryOf( pill );
	// Asked for first, so that it comes before the grid's own work after the frame: with a layout that waits it takes longer.
	writeCategory( category, groups );
	apply( grid, groups, category, 'pill', pill );
	announce( labelOf( pill ), group.dataset.announcement, group );
}

/**
 * Brings a grid and its groups in step: when they are found, and when pills or cards came.
 *
 * @param grid Grid.
 */
export function settle( grid: Element ): void {
	const groups = groupsOf( grid );
	const before = choices.get( grid );
	const choice = before && pillFor( groups, before ) && before;
	const category = choice || categoryFor( groups );
	// A grid whose groups are gone shows all: nobody could ask for the others.
	if ( groups[ 0 ] || before || later.select?.( grid, category ) ) {
		const { wanted } = selectionOf( grid, category );
		const isRight = cardsOf( grid ).every(
			( card ) => ( card.hidden || card.inert ) !== wanted( card )
		);
		groups.forEach( prepareAnnouncements );
		apply( grid, groups, category, choice || isRight ? null : 'address' );
	}
	if ( ! choice && category !== ALL ) {
		groups.forEach( ( group ) => bringIntoView( activePillOf( group ) ) );
	}
}

/** Goes to the category that the address means, in each grid where it is another. */
export function followHistory(): void {
	if ( ! addressChanged() ) {
		return;
	}
	for ( const grid of document.querySelectorAll( GRID ) ) {
		const groups = groupsOf( grid );
		const category = categoryFor( groups );
		const before = choices.get( grid );
		if ( later.moved?.( grid ) || ( before && before !== category ) ) {
			apply( grid, groups, category, 'history' );
		}
	}
}

/**
 * Shows what is asked for by now, with the category that a grid has.
 *
 * @param grid   Grid.
 * @param source What asked for it.
 */
export function refresh( grid: Element, source: FilterSource ): void {
	apply( grid, groupsOf( grid ), choices.get( grid ) ?? ALL, source );
}
