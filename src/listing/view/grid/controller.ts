/** Shows and hides the cards of a grid in the existing markup. */
import { MOTION_MS, SHOW_DELAY_MS } from '../constants';
import type { Selection } from '../later';
import { cardsOf } from '../markup';
import { ENTERING, LEAVING, MOVING, reducedMotion } from '../motion';
import {
	type Act,
	acts,
	endMotion,
	endMotionOfCopies,
	hide,
	show,
} from './acts';
import { positionsInView } from './in-view';
import { plan } from './plan';
import type { Counts, FilterSource } from '../result';
import { inSlices } from './slices';
import { Unseen } from './unseen';

const isStill = ( card: HTMLElement ): boolean => ! acts.has( card );

/** The controller of one grid. */
export class GridController {
	readonly #grid: Element;
	readonly #timers = new Set< ReturnType< typeof setTimeout > >();
	#stopSlices: () => void = () => {};
	/** Cards of the last choice that fade in when others have left. */
	#followers: HTMLElement[] = [];
	readonly #unseen = new Unseen( ( card ) => this.#putAway( card ) );

	constructor( grid: Element ) {
		this.#grid = grid;
	}

	/**
	 * Shows the cards that are wanted and hides the others.
	 *
	 * @param wanted Which cards.
	 * @param source Source of the change. Cards move for choices and steps in the history, unless the visitor prefers reduced motion. While the visitor types nothing moves: cards in view change at once, the others after the frame. Without a source, current motion goes on.
	 */
	filter(
		wanted: Selection[ 'wanted' ],
		source: FilterSource | null = 'pill'
	): Counts {
		this.#stopSlices();
		this.#unseen.forget();
		if ( source ) {
			this.#followers = [];
		}
		endMotionOfCopies( this.#grid );
		const cards = cardsOf( this.#grid ).map( ( card ) => ( {
			card,
			wanted: wanted( card ),
			inLayout: ! card.hidden,
			leaving: acts.get( card )?.leaving ?? false,
		} ) );
		const moves =
			( source === 'pill' ||
				source === 'criterion' ||
				source === 'history' ) &&
			! reducedMotion();
		const inSteps = moves || source === 'search';
		const inView = inSteps
			? positionsInView(
					cards
						.filter( ( { inLayout } ) => inLayout )
						.map( ( { card } ) => card )
				)
			: { from: 0, to: 0 };
		const todo = plan( cards, inView );

		if ( moves ) {
			this.#leave( todo.leave, todo.follow );
			this.#enter( [ ...todo.enter, ...todo.jump.filter( isStill ) ] );
			this.#unseen.hide( [ ...todo.hide, ...todo.below ] );
		} else {
			[ ...todo.leave, ...todo.hide ].forEach( hide );
			todo.enter.forEach( show );
			if ( inSteps ) {
				this.#unseen.hide( todo.below );
			} else {
				todo.below.forEach( hide );
			}
		}
		this.#comeBack( todo.back, moves );
		if ( source && ! moves ) {
			this.#endAllMotion();
		}
		if ( inSteps ) {
			this.#stopSlices = inSlices( todo.show, show );
		} else {
			todo.show.forEach( show );
		}

		return {
			visible: cards.filter( ( card ) => card.wanted ).length,
			total: cards.length,
		};
	}

	#after( delay: number, callback: () => void ): void {
		const timer = setTimeout( () => {
			this.#timers.delete( timer );
			callback();
		}, delay );
		this.#timers.add( timer );
	}

	/** Starts an act, and returns which of its cards are still in it when asked later. */
	#begin( cards: HTMLElement[], leaving: boolean ): () => HTMLElement[] {
		const act: Act = { leaving };
		for ( const card of cards ) {
			acts.set( card, act );
		}

		return () => cards.filter( ( card ) => acts.get( card ) === act );
	}

	/** Lets cards leave, and those that take their places fade in there. */
	#leave( cards: HTMLElement[], followers: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		const remaining = this.#begin( cards, true );
		for ( const card of cards ) {
			// Stays visible for the fade, but not for keyboard and screen readers.
			card.inert = true;
			card.classList.remove( ENTERING );
			card.classList.add( MOVING, LEAVING );
		}
		this.#followers = followers;
		this.#afterLeaving( () => {
			remaining().forEach( ( card ) => this.#putAway( card ) );
			if ( this.#followers === followers ) {
				this.#enter(
					followers.filter(
						( card ) => ! card.hidden && isStill( card )
					)
				);
			}
		} );
	}

	/** Moves the other cards up when the leaving ones are gone, but not during a click, which would miss its target. */
	#afterLeaving( move: () => void ): void {
		this.#after( MOTION_MS, () => {
			if ( this.#grid.matches( ':active' ) ) {
				this.#afterLeaving( move );
			} else {
				move();
			}
		} );
	}

	#enter( cards: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		const remaining = this.#begin( cards, false );
		for ( const card of cards ) {
			card.classList.add( ENTERING );
			card.hidden = false;
		}
		this.#after( SHOW_DELAY_MS, () => {
			for ( const card of remaining() ) {
				card.classList.add( MOVING );
				card.classList.remove( ENTERING );
			}
			this.#endAfterMotion( remaining );
		} );
	}

	#comeBack( cards: HTMLElement[], moves: boolean ): void {
		if ( ! moves ) {
			cards.forEach( endMotion );
		} else if ( cards.length > 0 ) {
			const remaining = this.#begin( cards, false );
			for ( const card of cards ) {
				card.inert = false;
				card.classList.remove( LEAVING );
			}
			this.#endAfterMotion( remaining );
		}
	}

	#endAfterMotion( remaining: () => HTMLElement[] ): void {
		this.#after( MOTION_MS, () => remaining().forEach( endMotion ) );
	}

	/** Hides a card that left, unless it moved to another grid. */
	#putAway( card: HTMLElement ): void {
		( this.#grid.contains( card ) ? hide : show )( card );
	}

	/** Ends all motion in its final state. */
	#endAllMotion(): void {
		this.#timers.forEach( clearTimeout );
		this.#timers.clear();
		for ( const [ card, { leaving } ] of acts ) {
			if ( this.#grid.contains( card ) ) {
				( leaving ? hide : show )( card );
			}
		}
	}
}
