/** Links that the script handles: chips, "Remove filters", "Show more". */
import { announce } from '../view/announce';
import { choose } from '../view/choice';
import { ALL } from '../view/constants';
import {
	cardsOf,
	categoryOf,
	groupsControlling,
	pillsOf,
} from '../view/markup';
import { type Shown, storeOf } from '../view/state';
import { CHIP, focusAfter, gridOfLink, RESET, resetBy } from './chips';
import { chooseValue } from './control-choices';
import {
	valuesRequestedOf,
	CATEGORY,
	controlsOf,
	distinct,
	isOrder,
	isTextSearch,
	isTyped,
	keyOf,
	optionsOf,
} from './controls';
import { foundFor } from './found';
import { MORE, nextLimit } from './more';
import {
	categoryLabel,
	CHIPS,
	countShown,
	getText,
	resultCount,
	valueLabel,
} from './texts';

/** Link to what was perhaps searched. */
const NEAREST = 'a.programas-nearest';

/** Removes the value of a chip, or all. */
function removeFilter(
	link: HTMLElement,
	grid: Element,
	shown: Shown
): boolean {
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
	const isRemoved = ( one: string ): boolean =>
		value === undefined || one === value;
	const removedLabels = distinct( controls )
		.flatMap( ( control ) =>
			valuesRequestedOf( shown, control )
				.filter( isRemoved )
				.map( ( one ) => valueLabel( grid, control, one ) )
		)
		.join( ', ' );
	const requested = new Map(
		controls.map( ( control ) => [
			keyOf( control ),
			valuesRequestedOf( shown, control ).filter(
				( one ) => ! isRemoved( one )
			),
		] )
	);
	const isReset = link.matches( RESET );
	if ( isReset ) {
		// Also what is written and is no valid value.
		for ( const field of controls.flatMap( optionsOf ).filter( isTyped ) ) {
			field.value = '';
		}
	}
	if ( isReset || ! link.closest( CHIPS ) ) {
		// The link disappears.
		focusAfter( all, link )?.focus( { preventScroll: true } );
	}
	choose(
		grid,
		isReset ? resetBy( link, requested, shown ) : { requested },
		'criterion',
		() => {
			// The category may stay.
			const sentences = isReset
				? [ getText( grid, 'reset' ), categoryLabel( grid ) ]
				: [ getText( grid, 'undone', removedLabels ) ];
			announce( [ ...sentences, resultCount( grid ) ], link );
		}
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
function showMore( link: HTMLElement, grid: Element, shown: Shown ): void {
	const before = visibleIn( grid );
	choose( grid, { most: nextLimit( grid, shown ) }, 'more', () => {
		const now = visibleIn( grid );
		const next = now.find( ( card ) => ! before.includes( card ) );
		if ( ! next && foundFor( grid ) ) {
			// A page holds no more of them.
			location.assign( ( link as HTMLAnchorElement ).href );
			return;
		}
		// The visitor may have gone on.
		if ( grid.ownerDocument.activeElement?.matches( `body,${ MORE }` ) ) {
			focusCard( next );
		}
		announce( [ countShown( grid, now.length, shown.visible ) ], grid );
	} );
}

/** Searches what was perhaps meant. The link disappears: the first card gets the focus. */
function applyDidYouMean( link: HTMLElement, grid: Element ): void {
	const { value = '' } = link.dataset;
	const control = controlsOf( grid ).find( isTextSearch );
	if ( control ) {
		chooseValue( control, grid, value, [ value ], 'search', () =>
			focusCard( visibleIn( grid )[ 0 ] )
		);
	}
}

/**
 * Handles a click on one of these links.
 *
 * @param element What was clicked.
 * @return Whether it was handled.
 */
export function handleLinkClick( element: Element ): boolean {
	const link = element.closest< HTMLElement >(
		`${ CHIP },${ RESET },${ NEAREST },${ MORE },a.programas-suggestion`
	);
	const grid = link && gridOfLink( link );
	const shown = grid && storeOf( grid ).get();
	if ( ! shown ) {
		return false;
	}
	if ( link.matches( MORE ) ) {
		showMore( link, grid, shown );
	} else if ( link.matches( NEAREST ) ) {
		applyDidYouMean( link, grid );
	} else {
		return removeFilter( link, grid, shown );
	}

	return true;
}
