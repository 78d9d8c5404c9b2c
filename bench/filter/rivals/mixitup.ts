/**
 * MixItUp, with the effect that the specification asks for.
 */
import { CARD, FADE_MS, grid, onChoose, selectorOf } from './page.ts';

declare function mixitup(
	element: Element,
	options: object
): { filter: ( selector: string ) => void };

const mixer = mixitup( grid(), {
	selectors: { target: CARD },
	controls: { enable: false },
	animation: { duration: FADE_MS, effects: 'fade translateY(20px)' },
} );
onChoose( ( category ) => mixer.filter( selectorOf( category ) ) );
