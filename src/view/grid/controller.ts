/**
 * Shows and hides the cards of a grid. No framework: it works on what the server, or a person, printed.
 */
import { HIDE_DELAY_MS, SHOW_DELAY_MS } from '../constants';
import { cardsOf, matches } from '../markup';
import { ENTERING, LEAVING, MOVING, reducedMotion, WAITING } from '../motion';
import { plan } from './plan';
import { NearRange } from './range';
import type { Counts } from './result';
import { inSlices } from './slices';

/** One act on some cards. A later act takes a card over; the timers of the earlier one then leave it alone. */
interface Act {
	leaving: boolean;
}

/** The controller of one grid. */
export class GridController {
	readonly #grid: Element;
	/** The act that each moving card is in. */
	readonly #acts = new Map< HTMLElement, Act >();
	readonly #timers = new Set< ReturnType< typeof setTimeout > >();
	readonly #near: NearRange;
	#stopSlices: () => void = () => {};

	constructor( grid: Element ) {
		this.#grid = grid;
		this.#near = new NearRange( grid );
	}

	/**
	 * Shows the cards of a category and hides the others.
	 *
	 * @param category Slug, or `all`.
	 * @param motion   False to go to the final state in one step. A visitor who wants less motion never gets any.
	 */
	filter( category: string, motion = true ): Counts {
		this.#stopSlices();
		const cards = cardsOf( this.#grid ).map( ( card ) => ( {
			card,
			wanted: matches( card, category ),
			shown: ! card.hidden,
			leaving: this.#acts.get( card )?.leaving ?? false,
		} ) );
		const moves = motion && ! reducedMotion();
		const near = moves ? this.#near.get() : { from: 0, to: 0 };
		const todo = plan( cards, near );

		// A card that waits to be scrolled to may now come into view without scrolling.
		for ( const card of this.#grid.querySelectorAll( `.${ WAITING }` ) ) {
			if ( matches( card, category ) ) {
				card.classList.remove( WAITING );
			}
		}
		this.#leave( todo.leave );
		this.#hide( todo.hide );
		this.#comeBack( todo.back, moves );
		this.#enter( todo.enter );
		if ( moves ) {
			this.#stopSlices = inSlices( todo.show, ( card ) =>
				this.#show( card )
			);
		} else {
			this.#settle();
			todo.show.forEach( ( card ) => this.#show( card ) );
		}

		return {
			visible: cards.filter( ( { wanted } ) => wanted ).length,
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
			this.#acts.set( card, act );
		}

		return () => cards.filter( ( card ) => this.#acts.get( card ) === act );
	}

	/** Ends what a card is in; most cards are in nothing. */
	#rest( card: HTMLElement ): void {
		if ( this.#acts.delete( card ) ) {
			card.classList.remove( ENTERING, LEAVING, MOVING );
			card.inert = false;
		}
	}

	#show( card: HTMLElement ): void {
		this.#near.forget();
		this.#rest( card );
		card.hidden = false;
	}

	#hide( cards: HTMLElement[] ): void {
		this.#near.forget();
		for ( const card of cards ) {
			card.hidden = true;
			this.#rest( card );
		}
	}

	#leave( cards: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		const remaining = this.#begin( cards, true );
		for ( const card of cards ) {
			// Its look stays for the fade, but keyboard and screen reader lose it now.
			card.inert = true;
			card.classList.remove( ENTERING );
			card.classList.add( MOVING, LEAVING );
		}
		this.#after( HIDE_DELAY_MS, () => this.#hide( remaining() ) );
	}

	#enter( cards: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		this.#near.forget();
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
			this.#restAfterMotion( remaining );
		} );
	}

	#comeBack( cards: HTMLElement[], moves: boolean ): void {
		if ( ! moves ) {
			cards.forEach( ( card ) => this.#rest( card ) );
		} else if ( cards.length > 0 ) {
			const remaining = this.#begin( cards, false );
			for ( const card of cards ) {
				card.inert = false;
				card.classList.remove( LEAVING );
			}
			this.#restAfterMotion( remaining );
		}
	}

	#restAfterMotion( remaining: () => HTMLElement[] ): void {
		this.#after( HIDE_DELAY_MS, () =>
			remaining().forEach( ( card ) => this.#rest( card ) )
		);
	}

	/** Brings every moving card to where it was going. */
	#settle(): void {
		this.#timers.forEach( clearTimeout );
		this.#timers.clear();
		for ( const [ card, { leaving } ] of this.#acts ) {
			card.hidden = leaving;
			this.#rest( card );
		}
	}
}
