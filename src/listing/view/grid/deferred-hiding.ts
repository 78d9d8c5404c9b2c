/**
 * Hides cards outside the viewport after the next frame, so that a click does not wait for a layout of the grid. A key press hides them at once,
 * before it moves the focus.
 */
import { afterFrame } from '../after-frame';
import { hideCard } from './card-motion';

/** Up to this number, cards are shown and hidden before the next frame. */
export const MAX_IMMEDIATE = 80;

/** The cards of a grid that will be hidden after the frame; GridController has one. */
export class DeferredHiding {
	readonly #hideCard: ( card: HTMLElement ) => void;
	#cards: HTMLElement[] = [];

	/**
	 * @param hideOne Hides a card after the frame.
	 */
	constructor( hideOne: ( card: HTMLElement ) => void ) {
		this.#hideCard = hideOne;
	}

	/** Forgets the cards: another choice replaces this one. */
	cancel(): void {
		this.#cards = [];
	}

	/** Hides cards after the next frame, or immediately if they are few. */
	hide( cards: HTMLElement[] ): void {
		if ( cards.length <= MAX_IMMEDIATE ) {
			cards.forEach( hideCard );
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
		this.#cards.forEach( this.#hideCard );
		this.#cards = [];
	};
}
