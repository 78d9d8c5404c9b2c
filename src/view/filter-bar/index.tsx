/**
 * The part of the script that comes when it is needed: React takes over the pills.
 */
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ALL } from '../constants';
import { EVENT, type FilterDetail } from '../grid/result';
import { gridOf, GROUP, pillsOf } from '../markup';
import { prepareAnnouncements } from './announce';
import { FilterBar } from './filter-bar';
import { Group } from './group';
import { addressChanged } from './history';
import { makeToolbar } from './toolbar';

const groups = new WeakMap< Element, Group >();

function create( element: HTMLElement ): void {
	const group = new Group( element );
	groups.set( element, group );
	prepareAnnouncements( element );
	// At once: the keys must work from the moment that the script says that it is here.
	flushSync( () => {
		hydrateRoot( element, <FilterBar group={ group } /> );
	} );
	makeToolbar( element, pillsOf( element ) );
	group.followAddress( 'address' );
}

function inPage(): Group[] {
	return [ ...document.querySelectorAll( GROUP ) ].flatMap(
		( element ) => groups.get( element ) ?? []
	);
}

/**
 * Hands a group to React, once. Its grid then hides what it calls for, also among cards that came before React did.
 *
 * @param element Group.
 */
export function mount( element: HTMLElement ): void {
	if ( ! groups.has( element ) && pillsOf( element ).length > 0 ) {
		create( element );
	}
	const grid = gridOf( element );
	if ( grid && groups.get( element )?.category() !== ALL ) {
		refresh( grid );
	}
}

/**
 * Chooses a pill as a click would.
 *
 * @param element Group.
 * @param pill    Pill of the group.
 */
export function activate( element: Element, pill: Element ): void {
	const group = groups.get( element );
	group?.choose(
		group.pills.findIndex( ( { element: own } ) => own === pill )
	);
}

/**
 * Lets a grid that got new cards show only those of the present choice.
 *
 * @param grid Grid.
 */
export function refresh( grid: Element ): void {
	const own = inPage().filter(
		( { element } ) => gridOf( element ) === grid
	);
	// Groups on one grid are in step, but a category may have a pill in one of them only.
	const choice = own.find( ( group ) => group.category() !== ALL );
	( choice ?? own[ 0 ] )?.refresh();
}

/** One listener for all: it keeps no group that was taken out of the page. */
function keepInStep( { detail, target }: CustomEvent< FilterDetail > ): void {
	inPage().forEach( ( group ) =>
		group.followGrid( target, detail.category )
	);
}

function followHistory(): void {
	if ( addressChanged() ) {
		inPage().forEach( ( group ) => group.followAddress( 'history' ) );
	}
}

document.addEventListener(
	EVENT,
	( event ) => keepInStep( event as CustomEvent< FilterDetail > ),
	{ capture: true }
);
window.addEventListener( 'popstate', followHistory );
window.addEventListener( 'pageshow', ( event ) => {
	if ( event.persisted ) {
		followHistory();
	}
} );
