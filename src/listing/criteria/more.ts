/** "Show more": how many of the matching cards a grid shows, and the link that raises the number. Used by criteria.ts, address.ts and links.ts. */
import { isParameter, partsWithoutParameter } from '../view/address';
import { write } from '../view/choice';
import { BLOCK, GRID } from '../view/markup';
import type { State } from '../view/state';
import { formatNumber } from './texts';

const LINK = '.programas-more__link';

/** The link "Show more" of a grid. */
const moreLinkOf = ( grid: Element ): HTMLElement | null =>
	grid.closest( BLOCK )?.querySelector< HTMLElement >( LINK ) ?? null;

/** Name of a grid's query parameter. */
const limitParameterOf = ( grid: Element ): string =>
	moreLinkOf( grid )?.dataset.parameter ?? 'mostrar';

/** Returns the limit in a query string, with the same rules as includes/listing/overview.php; 0 for none. */
export function limitInAddress( grid: Element, search: string ): number {
	const parameter = limitParameterOf( grid );
	const [ [ name, value ] = [ '', '' ], ...others ] = [
		...new URLSearchParams( search ),
	].filter( ( [ one ] ) => isParameter( parameter, one ) );

	return moreLinkOf( grid ) &&
		! others[ 0 ] &&
		name === parameter &&
		/^[1-9]\d{0,5}$/.test( value )
		? Number( value )
		: 0;
}

/** Returns a query string with a limit; 0 for none. */
export const withLimit = (
	search: string,
	grid: Element,
	most: number
): string =>
	moreLinkOf( grid )
		? `?${ [
				...partsWithoutParameter( search, limitParameterOf( grid ) ),
				...( most
					? [ `${ limitParameterOf( grid ) }=${ most }` ]
					: [] ),
			].join( '&' ) }`
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
 * Shows the link if there are more cards, with how many of them it shows.
 *
 * @param grid Grid.
 * @param left Number of matching cards that are not shown.
 */
export function updateMoreLink( grid: Element, left: number ): void {
	const link = moreLinkOf( grid );
	if ( link?.parentElement ) {
		const { label } = link.dataset;
		link.parentElement.hidden = left <= 0;
		if ( label ) {
			link.textContent = label.replace( '%s', () =>
				formatNumber( grid, Math.min( left, perPage( grid ) ) )
			);
		}
	}
}

/** Updates the URL of the link, which may be opened in another tab. */
export const updateMoreAddress = ( grid: Element, state: State ): void =>
	moreLinkOf( grid )?.setAttribute(
		'href',
		`${ write( location.search, grid, { most: nextLimit( grid, state ) } ) }#${ grid.id }`
	);

/** The grid of the link around an element. */
export const gridOfMore = ( element: Element ): Element | null | undefined =>
	element.closest( LINK )?.closest( BLOCK )?.querySelector( GRID );
