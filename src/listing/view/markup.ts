/** The markup contract, read from the page. The block's output follows it, and so may a page that a person wrote. */
import { ALL } from './constants';

export const GROUP = '.programas-filter';
export const PILL = '[data-category]';
export const GRID = '.programas-grid';
export const CARD = '[data-categories]';
export const ACTIVE = 'is-active';

/** A grid whose criteria beyond the category are another module's (src/filters/). */
export const WAITS = '[data-waits]';

export const BLOCK = '.programas';

/** The pills of a group, in reading order. */
export const pillsOf = ( group: Element ): HTMLElement[] => [
	...group.querySelectorAll< HTMLElement >( PILL ),
];

/** The cards of a grid, in reading order. */
export const cardsOf = ( grid: Element ): HTMLElement[] => [
	...grid.querySelectorAll< HTMLElement >( CARD ),
];

/** The category of a pill: a slug, or `all`, which a pill without a slug means too. */
export const categoryOf = ( pill: Element ): string =>
	pill.getAttribute( 'data-category' ) || ALL;

/** Whether a pill is a radio button: the browser checks it, and moves among its kind. */
export const isRadio = ( pill: Element ): pill is HTMLInputElement =>
	pill.matches( '[type=radio],[type$=box]' );

/** The name of a pill as a screen reader says it, without the count that may stand beside it. */
export const labelOf = ( pill: Element ): string =>
	[
		pill.getAttribute( 'aria-label' ),
		(
			pill.querySelector( '.programas-pill__label' ) ??
			( pill as HTMLInputElement ).labels?.[ 0 ] ??
			pill
		).textContent,
		pill.querySelector( 'img' )?.alt,
		pill.getAttribute( 'value' ),
	]
		.map( ( text ) => text?.replace( /\s+/g, ' ' ).trim() )
		.find( Boolean ) ?? '';

/** The pill of a group that is active in the page, or none. */
export const activePillOf = ( group: Element ): HTMLElement | undefined =>
	pillsOf( group ).find( ( pill ) =>
		pill.matches( `[aria-pressed=true],.${ ACTIVE },:checked` )
	);

function findGrid( group: Element ): HTMLElement | null {
	const target = group.getAttribute( 'data-target' );
	if ( ! target ) {
		return (
			group.closest( BLOCK )?.querySelector< HTMLElement >( GRID ) ??
			document.querySelector< HTMLElement >( GRID )
		);
	}
	try {
		return document.querySelector< HTMLElement >(
			`:is(${ target })${ GRID },:is(${ target }) ${ GRID }`
		);
	} catch {
		return null;
	}
}

/**
 * The grid that a group controls: what `data-target` names (the grid, or what is around it), else the grid of the same block,
 * else the page's first. A selector that is not valid, or finds none, gives none; nor does a grid that waits for the script of its
 * other criteria, which takes the mark away.
 */
export function gridOf( group: Element ): HTMLElement | null {
	const grid = findGrid( group );

	return grid?.matches( WAITS ) ? null : grid;
}

/** The groups of the page that control a grid, in order: those that have a pill. */
export const groupsOf = ( grid: Element ): HTMLElement[] =>
	[ ...document.querySelectorAll< HTMLElement >( GROUP ) ].filter(
		( group ) => gridOf( group ) === grid && group.querySelector( PILL )
	);

/** Whether a card belongs to a category. Slugs match exactly: they are split where HTML splits, at ASCII white space. */
export function matches( card: Element, category: string ): boolean {
	const slugs = card.getAttribute( 'data-categories' ) ?? '';

	// Most cards are of other categories: they need not be split.
	return (
		category === ALL ||
		( slugs.includes( category ) &&
			slugs.split( /[ \t\n\f\r]+/ ).includes( category ) )
	);
}
