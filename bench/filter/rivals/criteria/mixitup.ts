/**
 * MixItUp with a collection of cards as filter, as its manual says where a selector is not enough.
 */
import { CARD, cards, FADE_MS, grid } from '../page.ts';
import { onAsk } from './page.ts';

declare function mixitup(
	element: Element,
	options: object
): { filter: ( shown: Element[] ) => void };

const mixer = mixitup( grid(), {
	selectors: { target: CARD },
	controls: { enable: false },
	animation: { duration: FADE_MS, effects: 'fade translateY(20px)' },
} );
onAsk( ( meets ) => mixer.filter( cards().filter( meets ) ) );
