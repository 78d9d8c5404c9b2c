/**
 * Shuffle with a function as filter, as its manual says for compound filters and search.
 */
import Shuffle from 'shufflejs';

import { CARD, FADE_MS, GAP_PX, grid } from '../page.ts';
import { onAsk } from './page.ts';

const shuffle = new Shuffle( grid(), {
	itemSelector: CARD,
	gutterWidth: GAP_PX,
	speed: FADE_MS,
} );
onAsk( ( meets ) => shuffle.filter( meets ) );
