/**
 * "Show more": the first of the cards that match.
 */
import { put } from 'programs-filter/view';
import { afterFrame } from '../listing/view/after-frame';
import { BLOCK } from '../listing/view/markup';
import { isCalled, partsWithout } from '../listing/view/parameters';

const LINK = '.programas-more__link';

/** How many cards are shown, and of what. */
const shown = new WeakMap< Element, { of: string; most: number } >();

/** The page parameter. */
const PARAMETER = 'mostrar';

/** Whether what is asked for comes from the address, with how many of it are shown. */
let isOfAddress = true;

/** A choice begins with the first cards; a step in the history goes to where somebody was. */
export function readFromAddress( now: boolean ): void {
	isOfAddress = now;
}

/** How many the address asks for; the same as includes/filters/asked.php. */
function mostAsked(): number {
	const [ [ name, value ] = [ '', '' ], ...others ] = [
		...new URLSearchParams( location.search ),
	].filter( ( [ one ] ) => isCalled( PARAMETER, one ) );

	return ! others[ 0 ] && name === PARAMETER && /^[1-9]\d{0,5}$/.test( value )
		? Number( value )
		: 0;
}

/** Who asked for how many cards: listings of a page share the parameter. */
const askers: [ most: number, grid: Element ][] = [];

/** Whether the number of cards in the address is what somebody asked for in other grids only. */
function isOfOthers( grid: Element ): boolean {
	const most = mostAsked();
	const grids = askers.flatMap( ( [ number, one ] ) =>
		number === most && one.isConnected ? [ one ] : []
	);

	return grids.length > 0 && ! grids.includes( grid );
}

/** A query string for a grid that begins with its first cards again: without it, unless it is what other grids show. */
export const withoutMore = ( search: string, grid: Element ): string =>
	isOfOthers( grid ) ? search : partsWithout( search, PARAMETER ).join( '&' );

/** How many cards a grid shows. */
const mostShown = ( grid: Element ): number => shown.get( grid )?.most ?? 0;

const withMost = ( most: number ): string =>
	[
		...partsWithout( location.search, PARAMETER ),
		`${ PARAMETER }=${ most }`,
	].join( '&' );

/** The query string of the page, with how many cards a grid shows. */
export const withMore = ( grid: Element ): string =>
	withMost( mostShown( grid ) );

/** The link of a grid. */
const linkOf = ( grid: Element ): HTMLElement | null =>
	grid.closest( BLOCK )?.querySelector< HTMLElement >( LINK ) ?? null;

const perPage = ( link: HTMLElement ): number =>
	Number( link.dataset.perPage ) || Infinity;

/** Whether a grid shows some of its cards at first. */
export const hasMore = ( grid: Element ): boolean => !! linkOf( grid );

/**
 * How many cards are shown.
 *
 * @param grid  Grid.
 * @param asked What is asked for: where that changes, it is the first again.
 */
export function mostOf( grid: Element, asked: string ): number {
	const link = linkOf( grid );
	if ( ! link ) {
		return Infinity;
	}
	if ( shown.get( grid )?.of !== asked ) {
		if ( ! isOfAddress ) {
			// After the choice itself, which does not know of it.
			afterFrame( () =>
				put( withoutMore( location.search, grid ), false )
			);
		}
		shown.set( grid, {
			of: asked,
			most: Math.max(
				isOfAddress && ! isOfOthers( grid ) ? mostAsked() : 0,
				perPage( link )
			),
		} );
	}

	return shown.get( grid )?.most ?? Infinity;
}

/** Shows the next ones from now on. */
export function showMore( grid: Element ): void {
	const state = shown.get( grid );
	const link = linkOf( grid );
	if ( state && link ) {
		state.most += perPage( link );
		askers.push( [ state.most, grid ] );
	}
}

/** The link, if there are cards left. */
export function offerMore( grid: Element, isLeft: boolean ): void {
	const link = linkOf( grid );
	if ( link?.parentElement ) {
		link.parentElement.hidden = ! isLeft;
	}
}

/** Where the link leads without script, or in another tab. */
export function writeMore( grid: Element ): void {
	const link = linkOf( grid );
	if ( link ) {
		const query = withMost( mostShown( grid ) + perPage( link ) );
		link.setAttribute( 'href', `?${ query }#${ grid.id }` );
	}
}

/** The grid of a link that something is in. */
export const gridOfMore = ( element: Element ): Element | null | undefined =>
	element
		.closest( LINK )
		?.closest( BLOCK )
		?.querySelector( '.programas-grid' );
