/** What a listing of the preview shows: as on the page. */
import { ALL } from '../../view/constants';
import { GRID, matches } from '../../view/markup';
import { writeCounts } from '../../view/result';
import { showInstantly } from '../../view/show-instantly';
import type { Numbers } from '../use-numbers';
import { press } from './pills';

/** What is around "Show more". */
export const MORE = '.programas-more';

/**
 * Shows a category.
 *
 * @param root     Element.
 * @param category Slug, or `all`.
 * @param numbers  What is counted; undefined while it is not known.
 * @param times    How often as many cards as at first, where they are not all.
 */
export function show(
	root: HTMLElement,
	category: string,
	numbers: Numbers | undefined,
	times: number
): void {
	const grid = root.querySelector( GRID );
	const more = root.querySelector< HTMLElement >( MORE );
	const perPage = more?.querySelector( 'button' )?.dataset.perPage;
	const most = Number( perPage ) * times || Infinity;
	let left = most;
	if ( grid ) {
		showInstantly(
			grid,
			( card ) => matches( card, category ) && left-- > 0
		);
	}
	press( root, category );
	if ( numbers ) {
		const { counts, total } = numbers;
		// Not what has come so far: of a long listing cards are still on their way.
		const visible = category === ALL ? total : ( counts[ category ] ?? 0 );
		writeCounts( root, [], { visible, total } );
		if ( more ) {
			more.hidden = visible <= most;
		}
	} else {
		root.querySelector( '.programas-count' )?.replaceChildren( '\u00a0' );
	}
}
