/** Filters a listing in the preview, as on the page. */
import { ALL } from '../../view/constants';
import { GRID, matches } from '../../view/markup';
import { writeCounts } from '../../view/result';
import { showInstantly } from '../../view/show-instantly';
import type { Numbers } from '../use-numbers';
import { press } from './pills';

/** Wrapper of "Show more". */
export const MORE = '.programas-more';

/**
 * Shows a category.
 *
 * @param root     Element.
 * @param category Slug, or `all`.
 * @param numbers  Counts; undefined while unknown.
 * @param times    Multiple of the initial number of cards.
 */
export function show(
	root: HTMLElement,
	category: string,
	numbers: Numbers | undefined,
	times: number
): void {
	const grid = root.querySelector( GRID );
	const more = root.querySelector< HTMLElement >( MORE );
	const button = more?.querySelector( 'button' );
	const perPage = button?.dataset.perPage;
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
		// From the counts, as some cards may still be loading.
		const visible = category === ALL ? total : ( counts[ category ] ?? 0 );
		writeCounts( root, [], { visible, total } );
		if ( more && button ) {
			more.hidden = visible <= most;
			button.textContent = ( button.dataset.label ?? '' ).replace(
				'%s',
				`${ Math.min( Number( perPage ), visible - most ) }`
			);
		}
	} else {
		root.querySelector( '.programas-count' )?.replaceChildren( '\u00a0' );
	}
}
