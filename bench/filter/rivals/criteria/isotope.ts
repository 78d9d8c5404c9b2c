/**
 * Isotope with a function as filter, as its manual says for combined filters and search; without the pause after typing that its
 * example has.
 */
import { CARD, FADE_MS, GAP_PX, grid } from '../page.ts';
import { type Meets, onAsk } from './page.ts';

declare class Isotope {
	constructor( element: Element, options: object );
	arrange( options: { filter: Meets } ): void;
}

const isotope = new Isotope( grid(), {
	itemSelector: CARD,
	layoutMode: 'fitRows',
	fitRows: { gutter: GAP_PX },
	transitionDuration: `${ FADE_MS }ms`,
} );
onAsk( ( filter ) => isotope.arrange( { filter } ) );
