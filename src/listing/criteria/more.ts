/** "Show more": how many of the matching cards a grid shows, and the link that raises the number. Used by criteria.ts, address.ts and links.ts. */
import { queryValues, withValues } from '../view/address';
import { write } from '../view/choice';
import { pageWith } from '../view/history';
import { BLOCK } from '../view/markup';
import type { State } from '../view/state';
import { foundFor } from './found';
import { formatNumber } from './texts';

export const MORE = '.programas-more__link';

/** The link "Show more" of a grid. */
const moreLinkOf = ( grid: Element ): HTMLElement | null =>
	grid.closest( BLOCK )?.querySelector< HTMLElement >( MORE ) ?? null;

/** Name of a grid's query parameter. */
const limitParameterOf = ( grid: Element ): string =>
	moreLinkOf( grid )?.dataset.parameter ?? 'mostrar';

/** Returns the limit in a query string, with the same rules as includes/listing/overview.php; 0 for none. */
export function limitInAddress( grid: Element, search: string ): number {
	// Several values are invalid.
	const limit = queryValues( search, limitParameterOf( grid ) ).join();

	return moreLinkOf( grid ) && /^[1-9]\d{0,5}$/.test( limit )
		? Number( limit )
		: 0;
}

/** Returns a query string with a limit; 0 for none. */
export const withLimit = (
	search: string,
	grid: Element,
	most: number
): string =>
	moreLinkOf( grid )
		? withValues(
				// A choice begins with the first part.
				most
					? search
					: withValues(
							search,
							limitParameterOf( grid ).replace(
								'mostrar',
								'pagina'
							),
							[]
						),
				limitParameterOf( grid ),
				most ? [ `${ most }` ] : []
			)
		: search;

const perPage = ( grid: Element ): number =>
	Number( moreLinkOf( grid )?.dataset.perPage ) || Infinity;

/** Whether a grid has the link. */
export const hasMore = ( grid: Element ): boolean => !! moreLinkOf( grid );

/** Maximum number of cards in a state. */
export const currentLimit = ( grid: Element, { most = 0 }: State ): number =>
	Math.max( most, perPage( grid ) );

/** The limit after one more click. */
export const nextLimit = ( grid: Element, state: State ): number =>
	currentLimit( grid, state ) + perPage( grid );

/**
 * Shows the link if there are more cards, with their number.
 *
 * @param grid Grid.
 * @param left Number of matching cards that are not shown.
 */
export function updateMoreLink( grid: Element, left: number ): void {
	const link = moreLinkOf( grid );
	link?.parentElement?.toggleAttribute( 'hidden', left <= 0 );
	if ( link?.dataset.label ) {
		link.textContent = link.dataset.label.replace( '%s', () =>
			formatNumber( grid, left )
		);
	}
}

/** Updates the URL of the link, which may be opened in another tab. That of a large grid is the server's. */
export const updateMoreAddress = ( grid: Element, state: State ): void =>
	( foundFor( grid ) ? null : moreLinkOf( grid ) )?.setAttribute(
		'href',
		pageWith(
			write( location.search, grid, { most: nextLimit( grid, state ) } ),
			`#${ grid.id }`
		)
	);
