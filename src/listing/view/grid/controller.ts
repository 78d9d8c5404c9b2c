/** Shows and hides the cards of a grid in the existing markup. */
import { MOTION_MS, SHOW_DELAY_MS } from '../constants';
import { cardsOf } from '../markup';
import { ENTERING, LEAVING, MOVING, reducedMotion } from '../motion';
import { type Act, acts, endMotionOfCopies, hide, show } from './acts';
import { glide } from './glide';
import { positionsInView } from './in-view';
import { plan } from './plan';
import type { FilterSource } from '../result';
import type { Selection } from '../state';
import { inSlices } from './slices';
import { FEW, Unseen } from './unseen';

/** The controller of one grid. */
export class GridController {
	readonly #grid: Element;
	#stopSlices: () => void = () => {};
	/** Cards that the last choice may put to another place in view. */
	#seen: HTMLElement[] = [];
	#glides: Animation[] = [];
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
	): void {
		this.#stopSlices();
		this.#unseen.forget();
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
		const many = inSteps && todo.show.length > FEW;

		if ( moves ) {
			this.#seen = todo.seen;
			this.#leave( todo.leave );
			this.#enter( todo.enter, many ? [] : todo.show );
			this.#comeBack( todo.back );
			this.#unseen.hide( [ ...todo.hide, ...todo.below ] );
		} else {
			if ( source ) {
				this.#endAllMotion();
			}
			[ ...todo.leave, ...todo.hide ].forEach( hide );
			[ ...todo.enter, ...todo.back ].forEach( show );
			if ( inSteps ) {
				this.#unseen.hide( todo.below );
			} else {
				todo.below.forEach( hide );
			}
		}
		if ( many ) {
			this.#stopSlices = inSlices( todo.show, show );
		} else {
			todo.show.forEach( show );
		}
	}

	/** Starts an act, and returns which of its cards are still in it when asked later. */
	#begin( cards: HTMLElement[], leaving: boolean ): () => HTMLElement[] {
		const act: Act = { leaving };
		for ( const card of cards ) {
			acts.set( card, act );
		}

		return () => cards.filter( ( card ) => acts.get( card ) === act );
	}

	/** Lets cards leave. The others move up when they are gone, but not during a click, which would miss its target. */
	#leave( cards: HTMLElement[] ): void {
		const remaining = this.#begin( cards, true );
		for ( const card of cards ) {
			// Stays visible for the fade, but not for keyboard and screen readers.
			card.inert = true;
			card.classList.remove( ENTERING );
			card.classList.add( MOVING, LEAVING );
		}
		const end = (): void => {
			const gone = remaining();
			if ( this.#grid.matches( ':active' ) ) {
				setTimeout( end, MOTION_MS );
			} else if ( gone.length > 0 ) {
				this.#glide( () =>
					gone.forEach( ( card ) => this.#putAway( card ) )
				);
			}
		};
		setTimeout( end, MOTION_MS );
	}

	/** Changes the places of cards; those in view glide to their new ones. */
	#glide( change: () => void ): void {
		const earlier = this.#glides;
		this.#glides = glide( this.#seen, () => {
			earlier.forEach( ( one ) => one.cancel() );
			change();
		} );
	}

	/**
	 * Lets cards enter.
	 *
	 * @param cards  Cards.
	 * @param others Cards that are shown without motion, and push others as well.
	 */
	#enter( cards: HTMLElement[], others: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		const remaining = this.#begin( cards, false );
		this.#glide( () => {
			for ( const card of cards ) {
				card.classList.add( ENTERING );
				card.hidden = false;
			}
			others.forEach( show );
		} );
		setTimeout( () => {
			for ( const card of remaining() ) {
				card.classList.add( MOVING );
				card.classList.remove( ENTERING );
			}
			this.#endAfterMotion( remaining );
		}, SHOW_DELAY_MS );
	}

	#comeBack( cards: HTMLElement[] ): void {
		const remaining = this.#begin( cards, false );
		for ( const card of cards ) {
			card.inert = false;
			card.classList.remove( LEAVING );
		}
		this.#endAfterMotion( remaining );
	}

	#endAfterMotion( remaining: () => HTMLElement[] ): void {
		setTimeout( () => remaining().forEach( show ), MOTION_MS );
	}

	/** Hides a card that left, unless it moved to another grid. */
	#putAway( card: HTMLElement ): void {
		( this.#grid.contains( card ) ? hide : show )( card );
	}

	/** Ends all motion in its final state. */
	#endAllMotion(): void {
		this.#glides.forEach( ( one ) => one.cancel() );
		for ( const [ card, { leaving } ] of acts ) {
			if ( this.#grid.contains( card ) ) {
				( leaving ? hide : show )( card );
			}
		}
	}
}
