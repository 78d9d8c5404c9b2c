/** Shows and hides the cards of a grid with motion: carries out plan.ts. index.ts makes one controller for each grid. */
import { afterFrame } from '../after-frame';
import { MOTION_MS, SHOW_DELAY_MS } from '../constants';
import { showHeadings } from '../days';
import { cardsOf } from '../markup';
import { ENTERING, LEAVING, MOVING, reducedMotion } from '../motion';
import {
	type Motion,
	motions,
	endMotionOfCopies,
	hideCard,
	showCard,
} from './card-motion';
import { glide } from './glide';
import { positionsInView } from './in-view';
import { plan } from './plan';
import type { FilterSource } from '../result';
import type { Selection } from '../state';
import { runInSlices } from './slices';

/** Up to this number, cards are shown and hidden before the next frame. */
const MAX_IMMEDIATE = 80;

/** The controller of one grid; lives as long as the grid. */
export class GridController {
	readonly #grid: Element;
	#stopSlices: () => void = () => {};
	/** Cards that are in view before, during or after the last choice. */
	#seen: HTMLElement[] = [];
	#glides: Animation[] = [];
	/** Cards that will be hidden after the frame. */
	#pending: HTMLElement[] = [];

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
		this.#pending = [];
		endMotionOfCopies( this.#grid );
		const cards = cardsOf( this.#grid ).map( ( card ) => ( {
			card,
			wanted: wanted( card ),
			inLayout: ! card.hidden,
			leaving: motions.get( card )?.leaving ?? false,
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
		const many = inSteps && todo.show.length > MAX_IMMEDIATE;

		if ( moves ) {
			this.#seen = todo.seen;
			this.#leave( todo.leave );
			this.#enter( todo.enter, many ? [] : todo.show );
			this.#cancelLeaving( todo.back );
			this.#hideLater( [ ...todo.hide, ...todo.below ] );
		} else {
			if ( source ) {
				this.#endAllMotion();
			}
			[ ...todo.leave, ...todo.hide ].forEach( hideCard );
			[ ...todo.enter, ...todo.back ].forEach( showCard );
			if ( inSteps ) {
				this.#hideLater( todo.below );
			} else {
				todo.below.forEach( hideCard );
			}
		}
		if ( many ) {
			this.#stopSlices = runInSlices( todo.show, ( card ) => {
				showCard( card );
				if ( card === todo.show.at( -1 ) ) {
					showHeadings( this.#grid );
				}
			} );
		} else {
			todo.show.forEach( showCard );
		}
	}

	/**
	 * Hides cards outside the viewport: if they are many after the next frame, so that a click does not wait for a layout of the grid. A key press
	 * hides them at once, before it moves the focus.
	 */
	#hideLater( cards: HTMLElement[] ): void {
		this.#pending = cards;
		if ( cards.length <= MAX_IMMEDIATE ) {
			this.#hidePending();
			return;
		}
		addEventListener( 'keydown', this.#hidePending, {
			capture: true,
			once: true,
		} );
		afterFrame( this.#hidePending );
	}

	readonly #hidePending = (): void => {
		this.#pending.forEach( ( card ) => this.#hideUnlessMoved( card ) );
		this.#pending = [];
		showHeadings( this.#grid );
	};

	/** Starts a motion, and returns a function with those of its cards that have not started another one. */
	#startMotion(
		cards: HTMLElement[],
		leaving: boolean
	): () => HTMLElement[] {
		const act: Motion = { leaving };
		for ( const card of cards ) {
			motions.set( card, act );
		}

		return () => cards.filter( ( card ) => motions.get( card ) === act );
	}

	/** Fades cards out. The others move up when they are gone, but not during a click, which would miss its target. */
	#leave( cards: HTMLElement[] ): void {
		const remaining = this.#startMotion( cards, true );
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
					gone.forEach( ( card ) => this.#hideUnlessMoved( card ) )
				);
			}
		};
		setTimeout( end, MOTION_MS );
	}

	/** Changes the layout; cards in view glide to their new positions. */
	#glide( change: () => void ): void {
		const earlier = this.#glides;
		this.#glides = glide( this.#seen, () => {
			earlier.forEach( ( one ) => one.cancel() );
			change();
			showHeadings( this.#grid );
		} );
	}

	/**
	 * Fades cards in.
	 *
	 * @param cards  Cards.
	 * @param others Cards that are shown without motion, and push others as well.
	 */
	#enter( cards: HTMLElement[], others: HTMLElement[] ): void {
		if ( cards.length === 0 ) {
			return;
		}
		const remaining = this.#startMotion( cards, false );
		this.#glide( () => {
			for ( const card of cards ) {
				card.classList.add( ENTERING );
				card.hidden = false;
			}
			others.forEach( showCard );
		} );
		setTimeout( () => {
			for ( const card of remaining() ) {
				card.classList.add( MOVING );
				card.classList.remove( ENTERING );
			}
			this.#endAfterMotion( remaining );
		}, SHOW_DELAY_MS );
	}

	#cancelLeaving( cards: HTMLElement[] ): void {
		const remaining = this.#startMotion( cards, false );
		for ( const card of cards ) {
			card.inert = false;
			card.classList.remove( LEAVING );
		}
		this.#endAfterMotion( remaining );
	}

	#endAfterMotion( remaining: () => HTMLElement[] ): void {
		setTimeout( () => remaining().forEach( showCard ), MOTION_MS );
	}

	/** Hides a card that has faded out, unless it is in another grid by now. */
	#hideUnlessMoved( card: HTMLElement ): void {
		( this.#grid.contains( card ) ? hideCard : showCard )( card );
	}

	/** Skips all motion to its end. */
	#endAllMotion(): void {
		this.#glides.forEach( ( one ) => one.cancel() );
		for ( const [ card, { leaving } ] of motions ) {
			if ( this.#grid.contains( card ) ) {
				( leaving ? hideCard : showCard )( card );
			}
		}
	}
}
