/** A sticky filter is used far down the page, too. When cards leave, the window would show the end of the result, or what follows it. */
import { cardsOf, groupsOf } from '../markup';
import { EVENT, type FilterDetail } from '../result';

/** WordPress's sticky groups, and sticky filters of a block. */
const STICKY = '.is-position-sticky, .is-low';

/** Gap between the filter and the first result, in CSS pixels. */
const GAP = 16;

/** Scrolls to the first result after a visitor's choice, if its top is not visible. */
function follow( { target, detail }: CustomEvent< FilterDetail > ): void {
	// A step in the history restores the scroll position.
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
		// Also if only its end is visible, as scroll anchoring may follow a lower card.
		if ( card.top < bottom ) {
			scrollBy( {
				top: card.top - bottom - GAP,
				behavior: 'instant',
			} );
		}
	}
}

/** Listens to the choices of all groups. */
export function followChoices(): void {
	addEventListener( EVENT, ( event ) =>
		follow( event as CustomEvent< FilterDetail > )
	);
}
