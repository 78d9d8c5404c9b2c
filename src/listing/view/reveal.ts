/**
 * Cards animate in once, when they scroll into view.
 *
 * A card is hidden only when it is one screen away. Without this script all cards are visible, and cards in view at load are never touched. All cards
 * share three observers.
 *
 * Observers cost time for each card in each frame. Cards far away have `content-visibility` instead (styles/grid.css), whose event announces them.
 */
import {
	ENTRY_DELAYS_MS,
	FIRST_FAR_CARD,
	MOTION_MS,
	REVEAL_MARGIN_PX,
	REVEAL_THRESHOLD,
} from './constants';
import { CARD, cardsOf, GRID } from './markup';
import { LEAVING, MOVING, reducedMotion, WAITING_CLASS } from './motion';

export { didYouMeanText, updateDidYouMean } from './did-you-mean';
export { filterWithMotion, scrollToResults } from './grid';
export { addScrollArrows } from './scroll-arrows';
export { measureSticky } from './sticky';

/** Position of each known card among the visible cards of the grid, from 0. */
const positions = new WeakMap< Element, number >();

/** When the first card of each grid entered. */
const firstEntries = new WeakMap< Element, number >();

/** Cards that have not come near the viewport yet. */
const fresh = new WeakSet< Element >();

/** The first observes a tenth of a card. The second observes a tenth of the viewport, for very tall cards. */
let views: IntersectionObserver[] = [];

/** Observes cards within one screen of the viewport. */
let approach: IntersectionObserver;

function animateIn( card: Element ): void {
	const grid = card.closest( GRID ) ?? card;
	const now = performance.now();
	const first = firstEntries.get( grid ) ?? now;
	firstEntries.set( grid, first );
	// From the first one on: who scrolls to the sixth later sees it no later than the seventh.
	const delay =
		first + ( ENTRY_DELAYS_MS[ positions.get( card ) ?? Infinity ] ?? 0 );
	setTimeout( () => {
		// A filter or the focus may have shown it meanwhile.
		if ( ! card.classList.contains( WAITING_CLASS ) ) {
			return;
		}
		card.classList.add( MOVING );
		card.classList.remove( WAITING_CLASS );
		setTimeout( () => card.classList.remove( MOVING ), MOTION_MS );
	}, delay - now );
}

function enterInView( entries: IntersectionObserverEntry[] ): void {
	for ( const { isIntersecting, target } of entries ) {
		if ( isIntersecting ) {
			views.forEach( ( view ) => view.unobserve( target ) );
			animateIn( target );
		}
	}
}

const inWindow = ( { top, bottom }: DOMRectReadOnly ): boolean =>
	top <= window.innerHeight && bottom >= 0;

/** Whether cards are leaving: others may come into view without scrolling, and must not wait. */
const isRearranged = ( card: Element ): boolean =>
	!! card.closest( GRID )?.querySelector( `.${ LEAVING }` );

/**
 * A card came near.
 *
 * @param card    Card.
 * @param painted Whether it is painted already: hiding it would flicker.
 */
function letWait( card: Element, painted: boolean ): void {
	approach.unobserve( card );
	fresh.delete( card );
	if (
		! painted &&
		! reducedMotion() &&
		! isRearranged( card ) &&
		! card.matches( ':focus-within' )
	) {
		card.classList.add( WAITING_CLASS );
		views.forEach( ( view ) => view.observe( card ) );
	}
}

function start(): void {
	views = [
		{
			threshold: REVEAL_THRESHOLD,
			rootMargin: `${ REVEAL_MARGIN_PX }px`,
		},
		{ rootMargin: `${ -100 * REVEAL_THRESHOLD }% 0px` },
	].map( ( options ) => new IntersectionObserver( enterInView, options ) );
	approach = new IntersectionObserver(
		( entries ) => {
			for ( const {
				boundingClientRect,
				isIntersecting,
				target,
			} of entries ) {
				if ( isIntersecting ) {
					letWait( target, inWindow( boundingClientRect ) );
				} else if ( sleeps( target, boundingClientRect ) ) {
					approach.unobserve( target );
				}
			}
		},
		{ rootMargin: '100%' }
	);
}

const AWAKE = 'contentvisibilityautostatechange';
const SLEEPER = `${ GRID } > .programas-card:nth-child(n + ${ FIRST_FAR_CARD })`;

/** Whether the browser will announce a card: it is hidden or far away. */
const sleeps = ( card: Element, box: DOMRectReadOnly ): boolean =>
	`on${ AWAKE }` in document &&
	card.matches( SLEEPER ) &&
	( box.height === 0 || Math.abs( box.top ) > 4 * window.innerHeight );

document.addEventListener(
	AWAKE,
	( { target } ) => {
		if ( fresh.has( target as Element ) ) {
			approach.observe( target as Element );
		}
	},
	true
);

/** Focused cards appear at once. */
document.addEventListener( 'focusin', ( { target } ) =>
	( target as Partial< Element > )
		.closest?.( `.${ WAITING_CLASS }` )
		?.classList.remove( WAITING_CLASS )
);

/** After a choice, cards may come into view without scrolling: they do not wait. */
export const endWaiting = ( grid: Element ): void =>
	grid
		.querySelectorAll( `.${ WAITING_CLASS }:not([hidden])` )
		.forEach( ( card ) => card.classList.remove( WAITING_CLASS ) );

let lastY = window.scrollY;

/** After a jump (an anchor, the End key) observers have not seen the cards in view. Scroll events fire before paint, so the cards can still wait. */
window.addEventListener( 'scroll', () => {
	const { innerHeight, scrollY } = window;
	const jump = scrollY - lastY;
	lastY = scrollY;
	if (
		Math.abs( jump ) <= innerHeight ||
		// During load the browser restores the scroll position: cards there are in view at load.
		document.readyState !== 'complete' ||
		// Up to the end of the page: it became shorter.
		( jump < 0 &&
			scrollY + innerHeight >= document.documentElement.scrollHeight - 1 )
	) {
		return;
	}
	[ ...document.querySelectorAll( `${ GRID } ${ CARD }` ) ]
		.filter(
			( card ) =>
				fresh.has( card ) && inWindow( card.getBoundingClientRect() )
		)
		.forEach( ( card ) => letWait( card, false ) );
} );

/**
 * Lets the cards of a grid animate in. May be called again for new cards.
 *
 * @param grid Grid.
 */
export function revealOnScroll( grid: Element ): void {
	if ( views.length === 0 ) {
		start();
	}
	let position = 0;
	for ( const card of cardsOf( grid ) ) {
		if ( ! positions.has( card ) ) {
			positions.set( card, position );
			fresh.add( card );
			approach.observe( card );
		}
		position += card.hidden ? 0 : 1;
	}
}
