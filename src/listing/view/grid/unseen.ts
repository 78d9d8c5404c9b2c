/**
 * Hides cards outside the viewport after the next frame, so that the frame of a click needs no layout of the grid. A key hides them before it moves
 * the focus.
 */
import { afterFrame } from '../after-frame';
import { hide } from './acts';

/** Up to this number, cards are shown and hidden before the frame. */
export const FEW = 80;

/** The cards of a grid that wait for the frame. */
export class Unseen {
	readonly #putAway: ( card: HTMLElement ) => void;
	#cards: HTMLElement[] = [];

	/**
	 * @param putAway Hides a card, once the frame is there.
	 */
	constructor( putAway: ( card: HTMLElement ) => void ) {
		this.#putAway = putAway;
	}

	/** Drops them for another choice. */
	forget(): void {
		this.#cards = [];
	}

	/** Hides cards, soon; a few at once. */
	hide( cards: HTMLElement[] ): void {
		if ( cards.length <= FEW ) {
			cards.forEach( hide );
			return;
		}
		this.#cards = cards;
		addEventListener( 'keydown', this.#hideAll, {
			capture: true,
			once: true,
		} );
		afterFrame( this.#hideAll );
	}

	readonly #hideAll = (): void => {
		this.#cards.forEach( this.#putAway );
		this.#cards = [];
	};
}
