/** Links that the script handles: chips, "Remove filters", "Show more". */
import { announce, put, refresh, writeAddress } from 'programs-filter/view';
import { BLOCK, GRID, gridOf } from '../listing/view/markup';
import { takeBack } from './asking';
import { CHIP, firstField, RESET } from './chips';
import { chooseIn, chosenIn, controlsOf, isOrder, keyOf } from './controls';
import { gridOfMore, showMore, withMore } from './more';
import { CHIPS, say, withCount } from './texts';

/** The grid of a chip, or of a link in the empty state. */
function gridOfLink( link: Element ): Element | null | undefined {
	const chips = link.closest( CHIPS );

	return chips
		? gridOf( chips )
		: link.closest( BLOCK )?.querySelector( GRID );
}

/** Removes the value of a chip, or all. */
function onChip( link: HTMLElement ): boolean {
	const grid = gridOfLink( link );
	if ( ! grid ) {
		return false;
	}
	const { key, value } = link.dataset;
	const all = controlsOf( grid );
	const controls = all.filter( ( control ) =>
		key === undefined ? ! isOrder( control ) : keyOf( control ) === key
	);
	for ( const control of controls ) {
		chooseIn(
			control,
			key === undefined
				? []
				: chosenIn( control ).filter( ( one ) => one !== value )
		);
	}
	if ( link.matches( RESET ) ) {
		// The link disappears with the last chip.
		firstField( all )?.focus( { preventScroll: true } );
	}
	const said = link.textContent.trim();
	if ( takeBack( grid, controls ) ) {
		announce(
			withCount(
				grid,
				link.matches( CHIP ) ? said : say( grid, 'reset' )
			),
			link.matches( CHIP ) ? say( grid, 'undone', '%s' ) : '%s',
			link
		);
	}

	return true;
}

/** Shows the next cards; the first of them gets the focus. */
function onMore( link: Element ): boolean {
	const grid = gridOfMore( link );
	if ( ! grid ) {
		return false;
	}
	const visible = (): HTMLElement[] => [
		...grid.querySelectorAll< HTMLElement >( ':scope > :not([hidden])' ),
	];
	const before = new Set( visible() );
	showMore( grid );
	refresh( grid, 'more' );
	writeAddress( () => put( withMore( grid ), false ) );
	const next = visible().find( ( card ) => ! before.has( card ) );
	const target = next?.querySelector< HTMLElement >( 'a[href],button' );
	if ( next && ! target ) {
		next.tabIndex = -1;
	}
	( target ?? next )?.focus();

	return true;
}

/**
 * Handles a click on one of these links.
 *
 * @param element What was clicked.
 * @return Whether it was handled.
 */
export function follow( element: Element ): boolean {
	const chip = element.closest< HTMLElement >( `${ CHIP },${ RESET }` );

	return chip ? onChip( chip ) : onMore( element );
}
