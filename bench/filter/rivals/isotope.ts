/**
 * Isotope, set up as its manual says for rows of cards.
 */
import { CARD, FADE_MS, GAP_PX, grid, onChoose, selectorOf } from './page.ts';

declare class Isotope {
	constructor( element: Element, options: object );
	arrange( options: { filter: string } ): void;
}

const isotope = new Isotope( grid(), {
	itemSelector: CARD,
	layoutMode: 'fitRows',
	fitRows: { gutter: GAP_PX },
	transitionDuration: `${ FADE_MS }ms`,
} );
onChoose( ( category ) =>
	isotope.arrange( { filter: selectorOf( category ) } )
);
