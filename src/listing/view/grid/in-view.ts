/** Finds which cards are in the viewport from a few boxes, for plan.ts. It reads before anything is written, to avoid forced layouts. */
import type { Positions } from './plan';

/** Positions for a grid that is not laid out. */
const FIRST_SCREENS: Positions = { from: 0, to: 48 };

/**
 * Returns the positions of the cards that are at least partly in the viewport.
 *
 * @param laidOut Cards in the layout, in order.
 */
export function positionsInView( laidOut: readonly Element[] ): Positions {
	const first = laidOut[ 0 ];
	const height = first?.getBoundingClientRect().height;
	if ( ! first || ! height ) {
		return FIRST_SCREENS;
	}
	const top = topOf( first );
	const columns = columnsOf( laidOut, top );
	const rows = Math.ceil( laidOut.length / columns );
	const pitch =
		rows > 1
			? ( topOf( laidOut.at( -1 ) ?? first ) - top ) / ( rows - 1 )
			: height;
	if ( pitch <= 0 ) {
		return FIRST_SCREENS;
	}
	const firstRow = Math.floor( -top / pitch );
	const lastRow = Math.ceil( ( window.innerHeight - top ) / pitch );

	return {
		from: Math.max( 0, firstRow * columns ),
		to: Math.max( 0, lastRow * columns ),
	};
}

/** Where the layout puts a card, also while it moves. */
const topOf = ( card: Element ): number =>
	card.getBoundingClientRect().top -
	( parseFloat(
		getComputedStyle( card )
			.getPropertyValue( 'translate' )
			.split( ' ' )[ 1 ] ?? ''
	) || 0 );

function columnsOf( laidOut: readonly Element[], top: number ): number {
	const next = laidOut.findIndex( ( card ) => topOf( card ) > top );

	return next < 1 ? laidOut.length : next;
}
