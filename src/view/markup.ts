/**
 * The markup contract, read from the page. The block's output follows it, and so may a page that a person wrote.
 */
import { ALL } from './constants';

export const GROUP = '.programas-filter';
export const PILL = '[data-category]';
export const GRID = '.programas-grid';
export const CARD = '[data-categories]';
export const ACTIVE = 'is-active';

const BLOCK = '.programas';

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
	( pill.getAttribute( 'data-category' ) ?? '' ) || ALL;

/** The text of a pill, without the count that may stand beside it. */
export const labelOf = ( pill: Element ): string =>
	( pill.querySelector( '.programas-pill__label' ) ?? pill ).textContent
		.replace( /\s+/g, ' ' )
		.trim();

/** The pill of a group that is active in the page, or none. */
export const activePillOf = ( group: Element ): HTMLElement | undefined =>
	pillsOf( group ).find(
		( pill ) =>
			pill.getAttribute( 'aria-pressed' ) === 'true' ||
			pill.classList.contains( ACTIVE )
	);

/**
 * The grid that a group controls: what `data-target` names (the grid, or a block around it), else the grid of the same block,
 * else the page's first. A selector that is not valid, or finds nothing, gives none.
 */
export function gridOf( group: Element ): HTMLElement | null {
	const target = group.getAttribute( 'data-target' );
	if ( ! target ) {
		return (
			group.closest( BLOCK )?.querySelector< HTMLElement >( GRID ) ??
			document.querySelector< HTMLElement >( GRID )
		);
	}
	try {
		const found = document.querySelector< HTMLElement >( target );
		return found?.querySelector< HTMLElement >( GRID ) ?? found;
	} catch {
		return null;
	}
}

/**
 * Whether a card belongs to a category. Slugs match exactly: they are split where HTML splits, at ASCII white space.
 */
export function matches( card: Element, category: string ): boolean {
	const slugs = card.getAttribute( 'data-categories' ) ?? '';

	// Most cards are of other categories: they need not be split.
	return (
		category === ALL ||
		( slugs.includes( category ) &&
			slugs.split( /[ \t\n\f\r]+/ ).includes( category ) )
	);
}

/** Where the count and the empty state that belong to an element are looked for. */
export const blockOf = ( element: Element ): Element | null =>
	element.closest( BLOCK ) ?? element.parentElement;
