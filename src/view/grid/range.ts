/**
 * Which cards are near the viewport, asked ahead: at the first sign of a click, when the layout is known anyway. A click that
 * asks for it itself makes the browser lay the page out twice.
 */
import { afterFrame } from '../after-frame';
import { cardsOf, GROUP } from '../markup';
import { nearViewport } from './near';
import type { Range } from './plan';

/** Where a hand or the focus is before a click. */
const SIGNS = [ 'pointerover', 'focusin' ];

/** What moves the cards without our doing. */
const MOVES = [ 'scroll', 'resize' ];

/** The range of one grid. */
export class NearRange {
	readonly #grid: Element;
	readonly #listeners = new AbortController();
	#known: Range | undefined;
	/** Grows with each change of ours. */
	#change = 0;

	constructor( grid: Element ) {
		this.#grid = grid;
		const { signal } = this.#listeners;
		const options = { capture: true, passive: true, signal };
		for ( const sign of SIGNS ) {
			document.addEventListener( sign, this.#foresee, options );
		}
		for ( const move of MOVES ) {
			window.addEventListener( move, this.#forget, options );
		}
	}

	/** The range now. */
	get(): Range {
		return ( this.#known ??= nearViewport(
			cardsOf( this.#grid ).filter( ( card ) => ! card.hidden )
		) );
	}

	/** We moved the cards: nothing is asked of a layout that is about to change. */
	forget(): void {
		this.#change++;
		this.#forget();
	}

	readonly #forget = (): void => {
		this.#known = undefined;
	};

	readonly #foresee = ( { target }: Event ): void => {
		if ( ! this.#grid.isConnected ) {
			// The document must not keep a grid that was taken out of the page.
			this.#listeners.abort();
		} else if ( target instanceof Element && target.closest( GROUP ) ) {
			const change = this.#change;
			// After the next frame nothing is left to be laid out, unless a click was faster.
			afterFrame( () => {
				if ( change === this.#change ) {
					this.get();
				}
			} );
		}
	};
}
