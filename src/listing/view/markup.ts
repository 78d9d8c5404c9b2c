/**
 * Selectors and accessors for the markup of groups, pills, grids and cards, printed by the block or written by hand; docs/developers.md documents it.
 */
import { ALL } from './constants';

export const GROUP = '.programas-filter';
export const PILL_SELECTOR = '[data-category]';
export const GRID = '.programas-grid';
export const CARD = '[data-categories]';
export const ACTIVE = 'is-active';

/** The number in a pill. */
export const COUNT = '.programas-pill__count';

/** The search of criteria, also outside a group. */
export const SEARCH = 'input.programas-search';

/** A grid that waits for the script with criteria (src/listing/criteria). */
export const WAITS = 'data-waits';

export const BLOCK = '.programas';

/** The pills of a group, in reading order. */
export const pillsOf = ( group: Element ): HTMLElement[] => [
	...group.querySelectorAll< HTMLElement >( PILL_SELECTOR ),
];

/** The cards of a grid, in reading order. */
export const cardsOf = ( grid: Element ): HTMLElement[] => [
	...grid.querySelectorAll< HTMLElement >( CARD ),
];

/** The category of a pill: a slug, or `all`, which a pill without a slug means too. */
export const categoryOf = ( pill: Element ): string =>
	pill.getAttribute( 'data-category' ) || ALL;

/** Whether a pill is a radio button, with native state and keys. */
export const isRadio = ( pill: Element ): pill is HTMLInputElement =>
	pill.matches( '[type=radio],[type$=box]' );

/** The accessible name of a pill without its count. */
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

/** The active pill of a group. */
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
 * Returns the grid of a group: by `data-target` (the grid, or an element around it), else in the same block, else the page's first. Null for an
 * invalid selector, and for a grid that waits for the module of criteria.
 */
export function gridOf( group: Element ): HTMLElement | null {
	const grid = findGrid( group );

	return grid?.hasAttribute( WAITS ) ? null : grid;
}

/** The elements of a selector that belong to a grid, in order. */
export const allOf = ( grid: Element, selector: string ): HTMLElement[] =>
	[ ...document.querySelectorAll< HTMLElement >( selector ) ].filter(
		( element ) => gridOf( element ) === grid
	);

/** The groups with pills that control a grid, in order. */
export const groupsControlling = ( grid: Element ): HTMLElement[] =>
	allOf( grid, GROUP ).filter( ( group ) =>
		group.querySelector( PILL_SELECTOR )
	);

/** The slugs in a value of a card, separated by ASCII white space, as in HTML. */
export const slugsIn = ( value: string ): string[] =>
	value.split( /[ \t\n\f\r]+/ );

/** Whether a value of a card has a slug. */
export const hasSlug = ( value: string, slug: string ): boolean =>
	// Faster than splitting, as most cards do not match.
	value.includes( slug ) && slugsIn( value ).includes( slug );

/** Whether a card has a category. */
export const matches = ( card: Element, category: string ): boolean =>
	category === ALL ||
	hasSlug( card.getAttribute( 'data-categories' ) ?? '', category );
