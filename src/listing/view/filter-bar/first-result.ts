/**
 * A filter that stays in sight is used deep in the page, too. What leaves would take the rest with it: the window would show the end
 * of what was found, or what comes after it.
 */
import { cardsOf, groupsOf } from '../markup';
import { EVENT, type FilterDetail } from '../result';

/** A group of WordPress's that stays in sight, and the filters of a block that do. */
const STICKY = '.is-position-sticky, .is-low';

/** Between the filter and the first result, in CSS pixels. */
const GAP = 16;

/** Brings the first result into sight after a visitor's choice, if its beginning is above what can be seen. */
function follow( { target, detail }: CustomEvent< FilterDetail > ): void {
	// A step in the history goes to where somebody was.
	const isChoice = [ 'pill', 'criterion', 'search' ].includes(
		detail.source
	);
	const grid = target as Element;
	const bar = groupsOf( grid )
		.map( ( group ) => group.closest( STICKY ) )
		.find( Boolean );
	const first = cardsOf( grid ).find(
		( { hidden, inert } ) => ! hidden && ! inert
	);
	if ( isChoice && bar && first ) {
		const { bottom } = bar.getBoundingClientRect();
		const card = first.getBoundingClientRect();
		// Also one of which only the end is in sight, where the browser kept to a card below it.
		if ( card.top < bottom ) {
			scrollBy( {
				top: card.top - bottom - GAP,
				behavior: 'instant',
			} );
		}
	}
}

/** Follows the choices of all groups, from now on. */
export function followChoices(): void {
	addEventListener( EVENT, ( event ) =>
		follow( event as CustomEvent< FilterDetail > )
	);
}
