/**
 * The category of each grid: the last chosen pill of its groups, else the one in the URL, if a group has its pill. Grids without groups and groups
 * without a grid are left alone. Works before React and motion are loaded.
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

/** The category of each grid that has or had a group. */
const choices = new WeakMap< Element, string | undefined >();

function press( group: Element, active: HTMLElement | undefined ): void {
	const done = later.press?.( group, active );
	for ( const pill of pillsOf( group ) ) {
		const isActive = pill === active;
		// Other scripts may add classes.
		pill.classList.toggle( ACTIVE, isActive );
		if ( isRadio( pill ) ) {
			pill.checked = isActive;
		} else if ( ! done ) {
			pill.setAttribute( 'aria-pressed', `${ isActive }` );
		}
	}
}

/** The selection of cards of a category. */
const selectionOf = ( grid: Element, category: string ): Selection =>
	later.select?.( grid, category ) ?? {
		wanted: ( card ) => matches( card, category ),
	};

/**
 * Shows a category in a grid and in its groups.
 *
 * @param source Source of the choice; without one there is no event.
 * @param chosen The pill that was used.
 * @return The result in words.
 */
function apply(
	grid: Element,
	groups: readonly HTMLElement[],
	category: string,
	source: FilterSource | null,
	chosen?: HTMLElement
): string {
	// The used pill, else the active one, else the first; none if no pill has the category.
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
		// Focus in a card that leaves would move to the start of the page.
		pill?.focus( { preventScroll: true } );
	}
	// Without a group the URL decides when one returns.
	choices.set( grid, groups[ 0 ] && category );
	// Cards first: motion reads the layout before it changes.
	const counts = {
		...( later.show ?? showInstantly )( grid, wanted, source ),
		...more,
	};
	groups.forEach( ( group, index ) => press( group, pills[ index ] ) );
	const result = writeCounts( grid, groups, counts );
	if ( source ) {
		publish( grid, {
			category,
			label: pill ? labelOf( pill ) : '',
			...counts,
			source,
		} );
	}

	return result;
}

/**
 * The visitor chooses a pill.
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
	// Scheduled first, to run before the grid's work after the frame: a pending layout makes it slow.
	writeCategory( category, groups );
	announce(
		labelOf( pill ),
		group.dataset.announcement,
		group,
		apply( grid, groups, category, 'pill', pill )
	);
}

/**
 * Synchronizes a grid and its groups: when they are found, and when pills or cards are added.
 *
 * @param grid Grid.
 */
export function settle( grid: Element ): void {
	const groups = groupsOf( grid );
	const before = choices.get( grid );
	const choice = before && pillFor( groups, before ) && before;
	const category = choice || categoryFor( groups );
	// A grid whose groups are gone shows all cards.
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

/** Applies the category of the URL to each grid with another one. */
export function followHistory(): void {
	if ( ! addressChanged() ) {
		return;
	}
	for ( const grid of document.querySelectorAll( GRID ) ) {
		const groups = groupsOf( grid );
		const category = categoryFor( groups );
		const before = choices.get( grid );
		if ( later.moved?.( grid ) || ( before && before !== category ) ) {
			announce(
				apply( grid, groups, category, 'history' ),
				'%s',
				groups[ 0 ]
			);
		}
	}
}

/**
 * Applies changed criteria to a grid, with its current category.
 *
 * @param grid   Grid.
 * @param source Source of the change.
 */
export function refresh( grid: Element, source: FilterSource ): void {
	apply( grid, groupsOf( grid ), choices.get( grid ) ?? ALL, source );
}
