/** Finds the cards in the viewport. Reads before writes, to avoid forced layouts. */
import type { Positions } from './plan';

/** Positions for a grid without a layout. */
const FIRST_SCREENS: Positions = { from: 0, to: 48 };

/**
 * Returns the positions of the cards that are at least partly in the viewport.
 *
 * @param laidOut Cards in the layout, in order.
 */
export function positionsInView( laidOut: readonly Element[] ): Positions {
	const first = laidOut[ 0 ]?.getBoundingClientRect();
	const last = laidOut.at( -1 )?.getBoundingClientRect();
	if ( ! first || ! last || first.height === 0 ) {
		return FIRST_SCREENS;
	}
	const columns = columnsOf( laidOut, first.top );
	const rows = Math.ceil( laidOut.length / columns );
	const pitch =
		rows > 1 ? ( last.top - first.top ) / ( rows - 1 ) : first.height;
	if ( pitch <= 0 ) {
		return FIRST_SCREENS;
	}
	const firstRow = Math.floor( -first.top / pitch );
	const lastRow = Math.ceil( ( window.innerHeight - first.top ) / pitch );

	return {
		from: Math.max( 0, firstRow * columns ),
		to: Math.max( 0, lastRow * columns ),
	};
}

function columnsOf( laidOut: readonly Element[], top: number ): number {
	const next = laidOut.findIndex(
		( card ) => card.getBoundingClientRect().top > top
	);

	return next < 1 ? laidOut.length : next;
}
