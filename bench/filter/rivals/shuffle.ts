/**
 * Shuffle, as its manual says.
 */
import Shuffle from 'shufflejs';

import { CARD, FADE_MS, GAP_PX, grid, onChoose, selectorOf } from './page.ts';

const shuffle = new Shuffle( grid(), {
	itemSelector: CARD,
	gutterWidth: GAP_PX,
	speed: FADE_MS,
} );
onChoose( ( category ) => {
	const selector = selectorOf( category );
	shuffle.filter( ( card: Element ) => card.matches( selector ) );
} );
