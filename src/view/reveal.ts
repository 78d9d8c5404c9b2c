/**
 * Cards animate in once, when they scroll into view.
 *
 * A card waits only from the moment that it is one screen away: without this script, or before it runs, every card is
 * visible; what is in view at load is never touched; and a thousand cards cost two observers, not a thousand styles.
 *
 * Observers are asked about each of their cards in each frame. So cards far away are left to the browser, which lays them out
 * when they come near (styles/grid.css), and says so.
 */
import {
	ENTRY_DELAYS_MS,
	HIDE_DELAY_MS,
	REVEAL_MARGIN_PX,
	REVEAL_THRESHOLD,
} from './constants';
import { cardsOf, GRID } from './markup';
import { LEAVING, MOVING, reducedMotion, WAITING } from './motion';

const known = new WeakSet< Element >();

/** Position among the visible cards of the grid, from 0. */
const positions = new WeakMap< Element, number >();

function animateIn( card: Element ): void {
	const delay = ENTRY_DELAYS_MS[ positions.get( card ) ?? Infinity ] ?? 0;
	setTimeout( () => {
		// A filter may have shown it meanwhile, in its own way.
		if ( ! card.classList.contains( WAITING ) ) {
			return;
		}
		card.classList.add( MOVING );
		card.classList.remove( WAITING );
		setTimeout( () => card.classList.remove( MOVING ), HIDE_DELAY_MS );
	}, delay );
}

const inView = (): IntersectionObserver =>
	new IntersectionObserver(
		( entries, observer ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					observer.unobserve( target );
					animateIn( target );
				}
			}
		},
		{
			threshold: REVEAL_THRESHOLD,
			rootMargin: `${ REVEAL_MARGIN_PX }px`,
		}
	);

/** While cards leave, one below the fold may come into view without being scrolled to: it must not wait for that. */
const isRearranged = ( card: Element ): boolean =>
	card.closest( GRID )?.querySelector( `.${ LEAVING }` ) instanceof Element;

const oneScreenAway = ( view: IntersectionObserver ): IntersectionObserver =>
	new IntersectionObserver(
		( entries, observer ) => {
			for ( const entry of entries ) {
				const { boundingClientRect: box, target } = entry;
				if ( entry.isIntersecting ) {
					observer.unobserve( target );
					// A card that is already painted stays as it is: taking it away again would be a flicker.
					if (
						! reducedMotion() &&
						! isRearranged( target ) &&
						( box.top > window.innerHeight || box.bottom < 0 )
					) {
						target.classList.add( WAITING );
						view.observe( target );
					}
				} else if ( sleeps( target, box ) ) {
					observer.unobserve( target );
					asleep.add( target );
				}
			}
		},
		{ rootMargin: '100%' }
	);

let approach: IntersectionObserver | undefined;

/** Cards that the browser announces. */
const asleep = new WeakSet< Element >();
const AWAKE = 'contentvisibilityautostatechange';
const SLEEPER = `${ GRID } > .programas-card:nth-child(n + 25)`;

/** Whether the browser will announce a card: it is hidden, or further away than where that happens. */
const sleeps = ( card: Element, box: DOMRectReadOnly ): boolean =>
	`on${ AWAKE }` in document &&
	card.matches( SLEEPER ) &&
	( box.height === 0 || Math.abs( box.top ) > 4 * window.innerHeight );

document.addEventListener(
	AWAKE,
	( { target } ) => {
		if ( asleep.delete( target as Element ) ) {
			approach?.observe( target as Element );
		}
	},
	true
);

/**
 * Lets the cards of a grid animate in. Cards that are known already are left alone, so it may be called again.
 *
 * @param grid Grid.
 */
export function revealOnScroll( grid: Element ): void {
	approach ??= oneScreenAway( inView() );
	let position = 0;
	for ( const card of cardsOf( grid ) ) {
		if ( ! known.has( card ) ) {
			known.add( card );
			positions.set( card, position );
			approach.observe( card );
		}
		position += card.hidden ? 0 : 1;
	}
}
