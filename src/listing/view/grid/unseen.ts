/**
 * Cards far away that are hidden when the next frame is on the screen: while they stay the grid need not be laid out for the frame of
 * a click. Nobody sees them, and the keyboard, which would find them, hides them before it goes anywhere.
 */
import { afterFrame } from '../after-frame';
import { hide } from './acts';

/** So many cards are hidden before the frame, as it costs nothing. */
const FEW = 80;

/** The cards of one grid that wait for the frame. */
export class Unseen {
	readonly #putAway: ( card: HTMLElement ) => void;
	#cards: HTMLElement[] = [];

	/**
	 * @param putAway Hides a card, once the frame is there.
	 */
	constructor( putAway: ( card: HTMLElement ) => void ) {
		this.#putAway = putAway;
	}

	/** Another choice decides about them. */
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
