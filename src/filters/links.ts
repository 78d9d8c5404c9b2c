/** Links that the script handles: chips, "Remove filters", "Show more". */
import {
	announce,
	labelOf,
	put,
	refresh,
	writeAddress,
} from 'programs-filter/view';
import { ALL } from '../listing/view/constants';
import {
	activePillOf,
	BLOCK,
	cardsOf,
	categoryOf,
	GRID,
	gridOf,
	groupsOf,
	pillsOf,
} from '../listing/view/markup';
import { correct, takeBack } from './asking';
import { CHIP, focusAfter, RESET } from './chips';
import {
	CATEGORY,
	chooseIn,
	chosenIn,
	controlsOf,
	isOrder,
	isSearchOfWords,
	keyOf,
} from './controls';
import { gridOfMore, showMore, withMore } from './more';
import { NEAREST } from './nearest';
import {
	CHIPS,
	numberMatching,
	say,
	sayNumber,
	sayValue,
	withCount,
} from './texts';

/** The grid of a chip, or of a link in the sheet or in the empty state. */
function gridOfLink( link: Element ): Element | null | undefined {
	const part = link.closest( `${ CHIPS },.programas-sheet` );

	return part ? gridOf( part ) : link.closest( BLOCK )?.querySelector( GRID );
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
	if ( key === CATEGORY && ! controls[ 0 ] ) {
		const pill = groupsOf( grid )
			.flatMap( pillsOf )
			.find( ( one ) => categoryOf( one ) === ALL );
		pill?.focus( { preventScroll: true } );
		pill?.click();

		return !! pill;
	}
	const said = controls
		.flatMap( ( control ) =>
			chosenIn( control )
				.filter( ( one ) => value === undefined || one === value )
				.map( ( one ) => sayValue( grid, control, one ) )
		)
		.join( ', ' );
	for ( const control of controls ) {
		chooseIn(
			control,
			value === undefined
				? []
				: chosenIn( control ).filter( ( one ) => one !== value )
		);
	}
	if ( ! link.closest( CHIPS ) || link.matches( RESET ) ) {
		// The link disappears.
		focusAfter( all, link )?.focus( { preventScroll: true } );
	}
	// The category stays.
	const pill = groupsOf( grid ).map( activePillOf ).find( Boolean );
	const reset = [
		say( grid, 'reset' ),
		pill && categoryOf( pill ) !== ALL && labelOf( pill ),
	]
		.filter( Boolean )
		.join( '. ' );
	if ( takeBack( grid, controls ) ) {
		announce(
			withCount( grid, link.matches( RESET ) ? reset : said ),
			link.matches( RESET ) ? '%s' : say( grid, 'undone', '%s' ),
			link
		);
	}

	return true;
}

const visibleIn = ( grid: Element ): HTMLElement[] =>
	cardsOf( grid ).filter( ( { hidden } ) => ! hidden );

/** Gives the focus to a card. */
function focusCard( next: HTMLElement | undefined ): void {
	const target = next?.querySelector< HTMLElement >( 'a[href],button' );
	if ( next && ! target ) {
		next.tabIndex = -1;
	}
	( target ?? next )?.focus();
}

/** Shows the next cards; the first of them gets the focus. */
function onMore( link: Element ): boolean {
	const grid = gridOfMore( link );
	if ( ! grid ) {
		return false;
	}
	const before = new Set( visibleIn( grid ) );
	showMore( grid );
	refresh( grid, 'more' );
	writeAddress( () => put( withMore( grid ), false ) );
	focusCard( visibleIn( grid ).find( ( card ) => ! before.has( card ) ) );
	announce(
		say(
			grid,
			'count',
			sayNumber( grid, visibleIn( grid ).length ),
			sayNumber( grid, numberMatching( grid ) )
		),
		'%s',
		grid
	);

	return true;
}

/** Searches what was perhaps meant. The link disappears: the first card gets the focus. */
function onNearest( link: HTMLElement ): boolean {
	const grid = gridOfLink( link );
	if ( ! grid ) {
		return false;
	}
	const { value = '' } = link.dataset;
	correct( grid, controlsOf( grid ).filter( isSearchOfWords ), value );
	announce(
		withCount( grid, say( grid, 'search', value ) ),
		say( grid, 'done', '%s' ),
		link
	);
	focusCard( visibleIn( grid )[ 0 ] );

	return true;
}

/**
 * Handles a click on one of these links.
 *
 * @param element What was clicked.
 * @return Whether it was handled.
 */
export function follow( element: Element ): boolean {
	const nearest = element.closest< HTMLElement >( NEAREST );
	if ( nearest ) {
		return onNearest( nearest );
	}
	const chip = element.closest< HTMLElement >(
		`${ CHIP },${ RESET },a.programas-way`
	);

	return chip ? onChip( chip ) : onMore( element );
}
