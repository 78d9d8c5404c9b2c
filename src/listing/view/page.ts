/** Starts the script of a page. It applies the address and choices, and loads the rest for whoever touches the page: motion, and React for pills. */
import { syncGrid } from './choice';
import { loadFilterBar, page } from './load';
import { isElement } from './kinds';
import {
	CARD,
	GRID,
	gridOf,
	GROUP,
	groupsControlling,
	PILL_SELECTOR,
	SEARCH,
	WAITS,
} from './markup';
import { type Criteria, storeOf } from './state';
import { listenToPills } from './pill-events';

const OURS = [ GRID, CARD, GROUP, PILL_SELECTOR, SEARCH ].join();

/**
 * Calls back at each change that adds or removes groups, grids, pills or cards, as in a page builder's editor.
 *
 * @param root  Element.
 * @param found Callback.
 */
export function watch( root: Element, found: () => void ): void {
	const isOurs = ( node: Node ): unknown =>
		isElement( node ) &&
		( node.matches( OURS ) || node.querySelector( OURS ) );
	new MutationObserver( ( records ) => {
		if (
			records.some( ( { addedNodes, removedNodes } ) =>
				[ ...addedNodes, ...removedNodes ].some( isOurs )
			)
		) {
			found();
		}
	} ).observe( root, { childList: true, subtree: true } );
}

/** Signs of a visitor. A finger that comes down is the first one; voice control only clicks. */
const SIGNS = [ 'pointerover', 'focusin', 'keydown', 'click' ];

/** Marks a page whose script runs. */
const RUNS = Symbol.for( 'programs-filter' );

/**
 * Starts, unless a script runs already: an optimizer may load one twice, from two URLs, and a cached part of a page the other one.
 *
 * @param criteria Criteria beyond the category.
 * @return Whether it starts.
 */
export function startPage( criteria?: Criteria ): boolean {
	if ( RUNS in document ) {
		return false;
	}
	Object.assign( document, { [ RUNS ]: true } );

	/** Sets up all grids and groups, also new ones. */
	function setUpGrids(): void {
		for ( const grid of document.querySelectorAll( GRID ) ) {
			if ( criteria ) {
				grid.removeAttribute( WAITS );
			}
			page.reveal?.revealOnScroll( grid );
			syncGrid( grid );
			const store = storeOf( grid );
			for ( const group of groupsControlling( grid ) ) {
				page.bars?.mount( group, store );
			}
			if ( store.get()?.visible === 0 ) {
				// It may suggest another search.
				getReveal();
			}
		}
		page.reveal?.measureSticky();
		page.reveal?.addScrollArrows();
	}

	let requested: Promise< void > | undefined;

	/** Loads the module that moves cards. Without it all cards are visible, and choices show at once. */
	function getReveal(): void {
		requested ??= import(
			/* webpackIgnore: true */ 'programs-filter/reveal'
		).then(
			( reveal ) => {
				page.reveal = reveal;
				setUpGrids();
			},
			() => {}
		);
	}

	/** Loads what a visitor may need next. */
	function onSign( { target }: Event ): void {
		getReveal();
		// The document has no ancestors.
		const group = ( target as Partial< Element > ).closest?.( GROUP );
		if ( group?.querySelector( PILL_SELECTOR ) && gridOf( group ) ) {
			loadFilterBar( ( bars ) => {
				page.bars = bars;
				setUpGrids();
			} );
		}
	}

	page.criteria = criteria;
	listenToPills();
	watch( document.documentElement, setUpGrids );
	setUpGrids();
	SIGNS.forEach( ( sign ) => addEventListener( sign, onSign, true ) );
	// Not of a row of pills, which the script scrolls itself.
	addEventListener( 'scroll', getReveal );

	return true;
}
