/**
 * The limit: one attribute, no animation.
 */
import { cards, onChoose, selectorOf } from './page.ts';

onChoose( ( category ) => {
	const selector = selectorOf( category );
	for ( const card of cards() ) {
		card.hidden = ! card.matches( selector );
	}
} );
