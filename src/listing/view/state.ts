/**
 * The state of a grid is one value in its store: the visitor's request, as in the URL (choice.ts reads and writes it), and its result. Nothing else on
 * the page stores a choice: subscribers of the store show it.
 */
import { categoryOf, pillsOf } from './markup';
import type { FilterDetail, FilterSource } from './result';

/** Values by key of a criterion. */
export type Requested = ReadonlyMap< string, readonly string[] >;

/** The selection beyond the category, on a page with criteria. */
export interface Beyond {
	/** Values of each criterion that the page has, also where there are none. */
	readonly requested?: Requested;
	/** Most cards that are shown; 0 for as many as at first. */
	readonly most?: number;
}

export interface State extends Beyond {
	/** Slug, or `all`. */
	readonly category: string;
	/** The pill that was used, as several may have the same category. */
	readonly pill?: HTMLElement;
}

/** What a choice changes. It also ends "Show more". */
export type Change = Partial< State >;

/** What a grid shows: a state and what came of it. */
export interface Shown extends State {
	readonly visible: number;
	readonly total: number;
	/** Whether the grid has pills. Without any, the address decides when some come. */
	readonly hasPills: boolean;
}

/** Which cards a grid shows, and further details of the event. */
export interface Selection extends Partial< FilterDetail > {
	wanted: ( card: Element ) => boolean;
	/** Puts the cards in order. */
	arrange?: () => void;
}

/** What criteria beyond the category add (src/listing/criteria). */
export interface Criteria {
	/** The state that a query string requests for a grid. */
	read: ( grid: Element, search: string ) => Beyond;
	/** The state of a grid that is found, or found again, instead of the one in the URL. */
	keep: ( grid: Element, now: State, before: State | undefined ) => Beyond;
	/** Whether a change would change the state. */
	wouldChange: ( now: Beyond, change: Change ) => boolean;
	/** A query string with a change. */
	write: ( search: string, grid: Element, change: Change ) => string;
	/** Which cards are shown; undefined for a grid without criteria. */
	select: ( grid: Element, state: State ) => Selection | undefined;
	/** Asks the server for the cards of a query, where a grid has some of many; nothing for other grids, and where nothing was chosen or asked for. */
	ask: (
		grid: Element,
		query: string,
		source: FilterSource | null
	) => Promise< boolean | undefined > | null | '';
	/** Shows the state in everything but pills, cards and their count. `from` is the control that was used. */
	paint: ( grid: Element, shown: Shown, from: Element | undefined ) => void;
}

/** The active pill of a group: the used one, else the first one of the category; none if no pill has it. */
export const activeIn = (
	group: Element,
	{ category, pill }: Pick< State, 'category' | 'pill' >
): HTMLElement | undefined =>
	[ pill, ...pillsOf( group ) ].find(
		( one ) =>
			one && group.contains( one ) && categoryOf( one ) === category
	);

/** Keeps the state of one grid. */
export interface Store {
	/** What the grid shows; undefined until it is set up, and while nothing filters it. */
	readonly get: () => Shown | undefined;
	readonly set: ( shown: Shown | undefined ) => void;
	/** Calls back at each change, until the returned function is called. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

function makeStore(): Store {
	let now: Shown | undefined;
	const listeners = new Set< () => void >();

	return {
		get: () => now,
		set: ( shown ) => {
			now = shown;
			listeners.forEach( ( listener ) => listener() );
		},
		subscribe: ( listener ) => {
			listeners.add( listener );

			return () => listeners.delete( listener );
		},
	};
}

const stores = new WeakMap< Element, Store >();

/** The store of a grid. */
export function storeOf( grid: Element ): Store {
	const store = stores.get( grid ) ?? makeStore();
	stores.set( grid, store );

	return store;
}
