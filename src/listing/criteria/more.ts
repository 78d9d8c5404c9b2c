/** "Show more": limits the number of matching cards that are shown. */
import { isParameter, partsWithoutParameter } from '../view/address';
import { write } from '../view/choice';
import { BLOCK, GRID } from '../view/markup';
import type { State } from '../view/state';
import { sayNumber } from './texts';

const LINK = '.programas-more__link';

/** The link "Show more" of a grid. */
const linkOf = ( grid: Element ): HTMLElement | null =>
	grid.closest( BLOCK )?.querySelector< HTMLElement >( LINK ) ?? null;

/** Name of a grid's page parameter. */
const parameterOf = ( grid: Element ): string =>
	linkOf( grid )?.dataset.parameter ?? 'mostrar';

/** The number in a query string, with the same rules as includes/listing/overview.php; 0 for none. */
export function mostAsked( grid: Element, search: string ): number {
	const parameter = parameterOf( grid );
	const [ [ name, value ] = [ '', '' ], ...others ] = [
		...new URLSearchParams( search ),
	].filter( ( [ one ] ) => isParameter( parameter, one ) );

	return linkOf( grid ) &&
		! others[ 0 ] &&
		name === parameter &&
		/^[1-9]\d{0,5}$/.test( value )
		? Number( value )
		: 0;
}

/** A query string with a number; 0 for none. */
export const withMost = (
	search: string,
	grid: Element,
	most: number
): string =>
	linkOf( grid )
		? `?${ [
				...partsWithoutParameter( search, parameterOf( grid ) ),
				...( most ? [ `${ parameterOf( grid ) }=${ most }` ] : [] ),
			].join( '&' ) }`
		: search;

const perPage = ( grid: Element ): number =>
	Number( linkOf( grid )?.dataset.perPage ) || Infinity;

/** Whether a grid has the link. */
export const hasMore = ( grid: Element ): boolean => !! linkOf( grid );

/** Number of cards that a state shows. */
export const mostOf = ( grid: Element, { most = 0 }: State ): number =>
	Math.max( most, perPage( grid ) );

/** The number after one more click. */
export const mostNext = ( grid: Element, state: State ): number =>
	mostOf( grid, state ) + perPage( grid );

/**
 * Shows the link if there are cards left, with how many it brings.
 *
 * @param grid Grid.
 * @param left How many cards are left.
 */
export function offerMore( grid: Element, left: number ): void {
	const link = linkOf( grid );
	if ( link?.parentElement ) {
		const { label } = link.dataset;
		link.parentElement.hidden = left <= 0;
		if ( label ) {
			link.textContent = label.replace( '%s', () =>
				sayNumber( grid, Math.min( left, perPage( grid ) ) )
			);
		}
	}
}

/** Updates the URL of the link, for other tabs. */
export const writeMore = ( grid: Element, state: State ): void =>
	linkOf( grid )?.setAttribute(
		'href',
		`${ write( location.search, grid, { most: mostNext( grid, state ) } ) }#${ grid.id }`
	);

/** The grid of the link around an element. */
export const gridOfMore = ( element: Element ): Element | null | undefined =>
	element.closest( LINK )?.closest( BLOCK )?.querySelector( GRID );
