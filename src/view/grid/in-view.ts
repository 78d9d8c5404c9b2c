/**
 * Which cards are in the viewport. Everything is read before anything is written, so no layout is forced.
 */
import type { Range } from './plan';

/** Every position: for a grid whose layout is not known yet. */
const FIRST_SCREENS: Range = { from: 0, to: 48 };

/**
 * The positions of the cards in the viewport, also in part, judged by the cards that are in the layout.
 *
 * @param shown Cards in the layout, in order.
 */
export function positionsInView( shown: readonly Element[] ): Range {
	const first = shown[ 0 ]?.getBoundingClientRect();
	const last = shown.at( -1 )?.getBoundingClientRect();
	if ( ! first || ! last || first.height === 0 ) {
		return FIRST_SCREENS;
	}
	const columns = columnsOf( shown, first.top );
	const rows = Math.ceil( shown.length / columns );
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

function columnsOf( shown: readonly Element[], top: number ): number {
	const next = shown.findIndex(
		( card ) => card.getBoundingClientRect().top > top
	);

	return next < 1 ? shown.length : next;
}
