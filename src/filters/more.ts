/** "Show more": limits the number of matching cards that are shown. */
import { isCalled, partsWithout, put } from 'programs-filter/view';
import { afterFrame } from '../listing/view/after-frame';
import { BLOCK } from '../listing/view/markup';
import { sayNumber } from './texts';

const LINK = '.programas-more__link';

/** Number of shown cards, and the criteria for which it was set. */
const shown = new WeakMap< Element, { of: string; most: number } >();

/** Name of a grid's page parameter. */
const parameterOf = ( grid: Element ): string =>
	linkOf( grid )?.dataset.parameter ?? 'mostrar';

/** Whether criteria and number come from the URL. */
let isOfAddress = true;

/** A choice resets the number; a step in the history reads it from the URL. */
export function readFromAddress( now: boolean ): void {
	isOfAddress = now;
}

/** The number in the URL, with the same rules as includes/filters/asked.php. */
function mostAsked( grid: Element ): number {
	const parameter = parameterOf( grid );
	const [ [ name, value ] = [ '', '' ], ...others ] = [
		...new URLSearchParams( location.search ),
	].filter( ( [ one ] ) => isCalled( parameter, one ) );

	return ! others[ 0 ] && name === parameter && /^[1-9]\d{0,5}$/.test( value )
		? Number( value )
		: 0;
}

/** Removes a grid's parameter from a query string. */
export const withoutMore = ( search: string, grid: Element ): string =>
	hasMore( grid )
		? partsWithout( search, parameterOf( grid ) ).join( '&' )
		: search;

/** Number of shown cards of a grid. */
const mostShown = ( grid: Element ): number => shown.get( grid )?.most ?? 0;

const withMost = ( grid: Element, most: number ): string =>
	[
		...partsWithout( location.search, parameterOf( grid ) ),
		`${ parameterOf( grid ) }=${ most }`,
	].join( '&' );

/** The query string of the page, with a grid's number of shown cards. */
export const withMore = ( grid: Element ): string =>
	withMost( grid, mostShown( grid ) );

/** The link "Show more" of a grid. */
const linkOf = ( grid: Element ): HTMLElement | null =>
	grid.closest( BLOCK )?.querySelector< HTMLElement >( LINK ) ?? null;

const perPage = ( link: HTMLElement ): number =>
	Number( link.dataset.perPage ) || Infinity;

/** Whether a grid has the link. */
export const hasMore = ( grid: Element ): boolean => !! linkOf( grid );

/**
 * Returns the number of shown cards.
 *
 * @param grid  Grid.
 * @param asked Criteria. A change resets the number.
 */
export function mostOf( grid: Element, asked: string ): number {
	const link = linkOf( grid );
	if ( link && shown.get( grid )?.of !== asked ) {
		if ( ! isOfAddress ) {
			// After the choice has written its own URL.
			afterFrame( () =>
				put( withoutMore( location.search, grid ), false )
			);
		}
		shown.set( grid, {
			of: asked,
			most: Math.max(
				isOfAddress ? mostAsked( grid ) : 0,
				perPage( link )
			),
		} );
	}

	return mostShown( grid );
}

/** Increases the number of shown cards. */
export function showMore( grid: Element ): void {
	const state = shown.get( grid );
	const link = linkOf( grid );
	if ( state && link ) {
		state.most += perPage( link );
	}
}

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
		link.parentElement.hidden = left === 0;
		if ( label ) {
			link.textContent = label.replace( '%s', () =>
				sayNumber( grid, Math.min( left, perPage( link ) ) )
			);
		}
	}
}

/** Updates the URL of the link, for other tabs. */
export function writeMore( grid: Element ): void {
	const link = linkOf( grid );
	if ( link ) {
		const query = withMost( grid, mostShown( grid ) + perPage( link ) );
		link.setAttribute( 'href', `?${ query }#${ grid.id }` );
	}
}

/** The grid of the link around an element. */
export const gridOfMore = ( element: Element ): Element | null | undefined =>
	element
		.closest( LINK )
		?.closest( BLOCK )
		?.querySelector( '.programas-grid' );
