/** Links that the script handles: chips, "Remove filters", "Show more". */
import { announce } from '../view/announce';
import { choose } from '../view/choice';
import { ALL } from '../view/constants';
import {
	activePillOf,
	BLOCK,
	cardsOf,
	categoryOf,
	GRID,
	gridOf,
	groupsControlling,
	labelOf,
	pillsOf,
} from '../view/markup';
import { storeOf } from '../view/state';
import { CHIP, focusAfter, RESET } from './chips';
import {
	valuesRequestedOf,
	CATEGORY,
	setChosenValues,
	controlsOf,
	distinct,
	isOrder,
	isTextSearch,
	keyOf,
} from './controls';
import { gridOfMore, nextLimit } from './more';
import { CHIPS, countShown, getText, valueLabel, withCount } from './texts';

/** Link to what was perhaps searched. */
const NEAREST = 'a.programas-nearest';

/** The grid of a chip, or of a link in the sheet or in the empty state. */
function gridOfLink( link: Element ): Element | null | undefined {
	const part = link.closest( `${ CHIPS },.programas-sheet` );

	return part ? gridOf( part ) : link.closest( BLOCK )?.querySelector( GRID );
}

/** Removes the value of a chip, or all. */
function removeFilter( link: HTMLElement ): boolean {
	const grid = gridOfLink( link );
	const shown = grid && storeOf( grid ).get();
	if ( ! shown ) {
		return false;
	}
	const { key, value } = link.dataset;
	const all = controlsOf( grid );
	const controls = all.filter( ( control ) =>
		key === undefined ? ! isOrder( control ) : keyOf( control ) === key
	);
	if ( key === CATEGORY && ! controls[ 0 ] ) {
		const pill = groupsControlling( grid )
			.flatMap( pillsOf )
			.find( ( one ) => categoryOf( one ) === ALL );
		pill?.focus( { preventScroll: true } );
		pill?.click();

		return !! pill;
	}
	const valuesOf = ( control: HTMLElement ): readonly string[] =>
		valuesRequestedOf( shown, control );
	const removedLabels = distinct( controls )
		.flatMap( ( control ) =>
			valuesOf( control )
				.filter( ( one ) => value === undefined || one === value )
				.map( ( one ) => valueLabel( grid, control, one ) )
		)
		.join( ', ' );
	if ( value === undefined ) {
		// Also what is written and is no valid value.
		controls.forEach( ( control ) => setChosenValues( control, [] ) );
	}
	const requested = new Map(
		controls.map( ( control ) => [
			keyOf( control ),
			value === undefined
				? []
				: valuesOf( control ).filter( ( one ) => one !== value ),
		] )
	);
	if ( ! link.closest( CHIPS ) || link.matches( RESET ) ) {
		// The link disappears.
		focusAfter( all, link )?.focus( { preventScroll: true } );
	}
	// The category stays.
	const pill = groupsControlling( grid ).map( activePillOf ).find( Boolean );
	const reset = [
		getText( grid, 'reset' ),
		pill && categoryOf( pill ) !== ALL && labelOf( pill ),
	]
		.filter( Boolean )
		.join( '. ' );
	choose( grid, { requested }, 'criterion' );
	announce(
		withCount( grid, link.matches( RESET ) ? reset : removedLabels ),
		link.matches( RESET ) ? '%s' : getText( grid, 'undone', '%s' ),
		link
	);

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
function showMore( link: Element ): boolean {
	const grid = gridOfMore( link );
	const shown = grid && storeOf( grid ).get();
	if ( ! shown ) {
		return false;
	}
	const before = new Set( visibleIn( grid ) );
	choose( grid, { most: nextLimit( grid, shown ) }, 'more' );
	const now = visibleIn( grid );
	focusCard( now.find( ( card ) => ! before.has( card ) ) );
	announce( countShown( grid, now.length, shown.visible ), '%s', grid );

	return true;
}

/** Searches what was perhaps meant. The link disappears: the first card gets the focus. */
function applyDidYouMean( link: HTMLElement ): boolean {
	const grid = gridOfLink( link );
	if ( ! grid ) {
		return false;
	}
	const { value = '' } = link.dataset;
	const searches = controlsOf( grid ).filter( isTextSearch );
	const requested = new Map(
		searches.map( ( control ) => [ keyOf( control ), [ value ] ] )
	);
	choose( grid, { requested }, 'search' );
	announce(
		withCount( grid, getText( grid, 'search', value ) ),
		getText( grid, 'done', '%s' ),
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
export function handleLinkClick( element: Element ): boolean {
	const nearest = element.closest< HTMLElement >( NEAREST );
	if ( nearest ) {
		return applyDidYouMean( nearest );
	}
	const chip = element.closest< HTMLElement >(
		`${ CHIP },${ RESET },a.programas-suggestion`
	);

	return chip ? removeFilter( chip ) : showMore( element );
}
