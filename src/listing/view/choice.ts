/**
 * The one way of a choice: what a grid is asked for is read from the address or given by a control, kept in its store, shown, and written into the
 * address. Grids without pills and criteria are left alone, and so are pills without a grid. Works before React and motion are loaded.
 */
import {
	categoryFor,
	initialCategory,
	requestedOrInitialCategory,
	pillFor,
	withCategory,
} from './address';
import { announce, prepareAnnouncements } from './announce';
import { ALL } from './constants';
import { showHeadings } from './days';
import { addressChanged, writeQuery, scheduleWrite } from './history';
import { page } from './load';
import {
	ACTIVE,
	CARD,
	cardsOf,
	GRID,
	groupsControlling,
	isRadio,
	labelOf,
	matches,
	pillsOf,
} from './markup';
import {
	EVENT,
	type FilterDetail,
	type FilterSource,
	writeCounts,
} from './result';
import { bringIntoView } from './row';
import {
	activeIn,
	type Change,
	type Selection,
	type Shown,
	type State,
	storeOf,
} from './state';

/** The state that the URL requests for a grid. */
function read( grid: Element ): State {
	const groups = groupsControlling( grid );

	return {
		category: groups[ 0 ]
			? categoryFor( groups )
			: initialCategory( [ grid ] ),
		...page.criteria?.read( grid, location.search ),
	};
}

/**
 * Returns a query string with a change. What does not change stays as it is.
 *
 * @param search Query string of the page, with its question mark where it is not empty.
 * @param grid   Grid.
 * @param change Change.
 */
export function write( search: string, grid: Element, change: Change ): string {
	const query =
		change.category === undefined
			? search
			: withCategory(
					search,
					change.category,
					groupsControlling( grid )
				);

	return page.criteria?.write( query, grid, change ) ?? query;
}

/** Whether a change would change the URL, also one with an unknown category. */
const isOther = ( grid: Element, change: Change ): boolean =>
	( change.category !== undefined &&
		change.category !==
			requestedOrInitialCategory(
				groupsControlling( grid ),
				location.search
			) ) ||
	!! page.criteria?.wouldChange( read( grid ), change );

/** Which cards are shown in a state. */
const select = ( grid: Element, state: State ): Selection =>
	page.criteria?.select( grid, state ) ?? {
		wanted: ( card ) => matches( card, state.category ),
	};

/** The active pill of each group. */
const activePills = (
	groups: readonly Element[],
	state: State
): Array< HTMLElement | undefined > =>
	groups.map( ( group ) => activeIn( group, state ) );

/** Writes the state of pills. Those that are drawn by React follow the store. */
function updatePills( groups: readonly Element[], state: State ): void {
	const active = activePills( groups, state );
	for ( const pill of groups.flatMap( pillsOf ) ) {
		const isActive = active.includes( pill );
		if ( isRadio( pill ) ) {
			pill.checked = isActive;
		} else if ( page.bars?.reactPills.has( pill ) ) {
			continue;
		} else {
			pill.setAttribute( 'aria-pressed', `${ isActive }` );
		}
		// Other scripts may add classes.
		pill.classList.toggle( ACTIVE, isActive );
	}
}

/**
 * Shows a state of a grid.
 *
 * @param source Source of the choice; null if it is none.
 * @param from   The control that was used.
 * @return The result in words, and what dispatches the event, if there is a source.
 */
function paint(
	grid: Element,
	state: State,
	source: FilterSource | null,
	from?: Element
): [ result: string, tell: () => void ] {
	const groups = groupsControlling( grid );
	const pill = activePills( groups, state ).find( Boolean );
	const { wanted, arrange, ...more } = select( grid, state );
	const card = grid.querySelector( `${ CARD }:focus-within` );
	if ( card && ! wanted( card ) ) {
		// Focus in a card that leaves would move to the start of the page.
		pill?.focus( { preventScroll: true } );
	}
	// At once, as most cards of another order come from outside the window: they would only fly past.
	arrange?.();
	const cards = cardsOf( grid );
	const counts = {
		visible: cards.filter( wanted ).length,
		total: cards.length,
		...more,
	};
	// Cards first: motion reads the layout before it changes.
	if ( page.reveal ) {
		page.reveal.filterWithMotion( grid, wanted, source );
	} else {
		cards.forEach( ( one ) => {
			one.hidden = ! wanted( one );
		} );
	}
	showHeadings( grid );
	if ( source ) {
		page.reveal?.endWaiting( grid );
		// A card that waits stands lower than it will.
		page.reveal?.scrollToResults( grid, source );
	}
	const shown = { ...state, ...counts, hasPills: !! groups[ 0 ] };
	storeOf( grid ).set( shown );
	updatePills( groups, state );
	const result = writeCounts( grid, counts, !! source );
	page.criteria?.paint( grid, shown, from );

	return [
		result,
		() => {
			if ( source ) {
				const detail: FilterDetail = {
					category: state.category,
					label: pill ? labelOf( pill ) : '',
					...counts,
					source,
				};
				grid.dispatchEvent(
					new CustomEvent( EVENT, { bubbles: true, detail } )
				);
			}
		},
	];
}

/**
 * Shows a state, as soon as its cards are there.
 *
 * @param grid   Grid.
 * @param state  State.
 * @param source Source of the choice.
 * @param query  Query string of the state.
 * @param done   What to do then, with the result in words, and what dispatches the event.
 * @param from   The control that was used.
 */
function show(
	grid: Element,
	state: State,
	source: FilterSource,
	query: string,
	done: ( result: string, tell: () => void ) => void,
	from?: Element
): void {
	const paintNow = () => done( ...paint( grid, state, source, from ) );
	const answer = page.criteria?.ask( grid, query, source );
	if ( ! answer ) {
		paintNow();
		return;
	}
	// What was chosen is seen at once. A grid that can ask is set up.
	const store = storeOf( grid );
	const before = store.get() as Shown;
	store.set( {
		...before,
		...state,
		// Who asked for more in vain asks for as many again.
		most: Math.min( before.most ?? 0, state.most ?? 0 ),
	} );
	updatePills( groupsControlling( grid ), state );
	void answer.then( ( isThere ) => isThere && paintNow() );
}

/**
 * The visitor chooses. The event follows when the address is written, after the next frame.
 *
 * @param grid   Grid.
 * @param change What changes.
 * @param source Source of the choice.
 * @param done   What to do when it is shown, with the result in words.
 * @param from   The control in which the visitor types: the address has one step.
 */
export function choose(
	grid: Element,
	change: Change,
	source: FilterSource,
	done: ( result: string ) => void = () => {},
	from?: Element
): void {
	const now = storeOf( grid ).get() ?? read( grid );
	const next = { most: 0, ...change };
	let tell: ( () => void ) | undefined;
	let isWritten: boolean | undefined;
	// Scheduled first, to run before the grid's work after the frame: a pending layout makes it slow.
	scheduleWrite( () => {
		writeQuery(
			write( location.search, grid, next ),
			source !== 'more' && isOther( grid, change ),
			from
		);
		isWritten = true;
		tell?.();
	} );
	const requested = new Map( [
		...( now.requested ?? [] ),
		...( change.requested ?? [] ),
	] );
	show(
		grid,
		{ ...now, ...next, requested },
		source,
		write( location.search, grid, next ),
		( result, event ) => {
			done( result );
			tell = event;
			if ( isWritten ) {
				event();
			}
		},
		from
	);
}

/**
 * Synchronizes a grid and what filters it: when they are found, and when pills, cards or fields are added.
 *
 * @param grid Grid.
 */
export function syncGrid( grid: Element ): void {
	const groups = groupsControlling( grid );
	const { get, set } = storeOf( grid );
	const before = get();
	const now = read( grid );
	const hasSameCategory =
		before?.hasPills && !! pillFor( groups, before.category );
	const state: State = {
		...( hasSameCategory ? before : now ),
		...page.criteria?.keep( grid, now, before ),
	};
	const { requested = new Map() } = state;
	const selection = page.criteria?.select( grid, state );
	// A grid whose groups are gone shows all cards.
	if ( groups[ 0 ] || before?.hasPills || selection ) {
		const { wanted } = select( grid, state );
		const isRight = cardsOf( grid ).every(
			( card ) => ( card.hidden || card.inert ) !== wanted( card )
		);
		const source = hasSameCategory || isRight ? null : 'address';
		groups.forEach( prepareAnnouncements );
		paint( grid, state, source )[ 1 ]();
		// A cache may have another choice's page, and a control may have been used before.
		const query = write( location.search, grid, { requested } );
		const answer = ! before && page.criteria?.ask( grid, query, null );
		if ( answer ) {
			void answer.then(
				( isThere ) => isThere && paint( grid, state, null )
			);
		}
	}
	if ( ! groups[ 0 ] && ! selection ) {
		set( undefined );
	}
	if ( ! hasSameCategory && state.category !== ALL ) {
		activePills( groups, state ).forEach( bringIntoView );
	}
}

/** Applies the address to each grid that shows something else. */
export function followHistory(): void {
	if ( ! addressChanged() ) {
		return;
	}
	for ( const grid of document.querySelectorAll( GRID ) ) {
		const before = storeOf( grid ).get();
		const now = read( grid );
		if (
			before &&
			( before.category !== now.category ||
				page.criteria?.wouldChange( before, now ) )
		) {
			show( grid, now, 'history', location.search, ( result, tell ) => {
				tell();
				announce(
					[ result ],
					document.querySelector( 'dialog[open]' ) ??
						groupsControlling( grid )[ 0 ]
				);
			} );
		}
	}
}
