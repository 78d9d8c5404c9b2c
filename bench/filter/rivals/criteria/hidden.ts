/**
 * The limit: one attribute, no animation.
 */
import { cards } from '../page.ts';
import { onAsk } from './page.ts';

onAsk( ( meets ) => {
	for ( const card of cards() ) {
		card.hidden = ! meets( card );
	}
} );
