/**
 * Chips: the active filters, each a link that removes it, and the links that remove all. criteria.ts draws them after each choice, and suggestions.ts
 * makes links like them.
 */
import { write } from '../view/choice';
import { ALL } from '../view/constants';
import { pageWith } from '../view/history';
import { BLOCK, gridOf } from '../view/markup';
import type { Change, Requested, Shown, State } from '../view/state';
import {
	valuesRequestedOf,
	distinct,
	hasCategory,
	isSearch,
	keyOf,
	optionsOf,
} from './controls';
import { CHIPS, listsOf, getText, valueLabel } from './texts';

/** Link that removes one value, and link that removes all. */
export const CHIP = 'a.programas-chip';
export const RESET = 'a.programas-reset';

/** The grid of a link: that of the chips or the sheet around it, else of its block. */
export const gridOfLink = ( link: Element ): Element | null =>
	gridOf( link.closest( `${ CHIPS },.programas-sheet` ) ?? link );

/** Returns the URL of the page after a change, with its fragment. */
export const addressWith = ( grid: Element, change: Change ): string =>
	pageWith( write( location.search, grid, { ...change, most: 0 } ) );

/** Makes a chip, or a suggestion. */
export function makeLink(
	text: string,
	attributes: Record< string, string >
): HTMLElement {
	const link = document.createElement( 'a' );
	link.textContent = text;
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		link.setAttribute( name, value );
	}

	return link;
}

/** Returns the chips of controls. */
const chipsOf = (
	grid: Element,
	controls: readonly HTMLElement[],
	state: State
): HTMLElement[] =>
	distinct( controls ).flatMap( ( control ) => {
		const key = keyOf( control );
		const values = valuesRequestedOf( state, control );

		return values.map( ( value ) => {
			const text = valueLabel( grid, control, value );
			const others = values.filter( ( other ) => other !== value );

			return makeLink( text, {
				class: 'programas-chip',
				href: addressWith( grid, {
					requested: new Map( [ [ key, others ] ] ),
				} ),
				'data-key': key,
				'data-value': value,
				'aria-label': getText( grid, 'remove', text ),
			} );
		} );
	} );

/**
 * Returns the chips of a grid by list: each list has those of the controls in its block, the first one also all others.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param state    What it shows.
 */
export function chipLists(
	grid: Element,
	controls: readonly HTMLElement[],
	state: State
): Array< [ Element, Element[] ] > {
	const lists = listsOf( grid );
	const listOf = ( control: Element ): HTMLElement | undefined =>
		lists.find( ( chips ) =>
			chips.closest( BLOCK )?.contains( control )
		) ?? lists[ 0 ];

	return lists.flatMap( ( chips ) => {
		const list = chips.querySelector( 'ul' );
		const own = controls.filter(
			( control ) => listOf( control ) === chips
		);

		return list ? [ [ list, chipsOf( grid, own, state ) ] ] : [];
	} );
}

/** What a link that removes all filters changes: in a sheet, which has the categories, too. */
export const resetBy = (
	link: Element,
	requested: Requested,
	shown: Shown
): Change => ( {
	requested,
	...( hasCategory( shown ) &&
		link.closest( 'dialog' ) && { category: ALL } ),
} );

/** Updates the links that remove all filters: in the lists of chips, in the empty state and in sheets. */
export function updateResetLinks(
	grid: Element,
	controls: readonly HTMLElement[],
	shown: Shown
): void {
	const none = new Map(
		controls.map( ( control ) => [ keyOf( control ), [] ] )
	);
	const hasRequested = controls.some(
		( control ) => valuesRequestedOf( shown, control )[ 0 ]
	);
	for ( const link of document.querySelectorAll< HTMLAnchorElement >(
		RESET
	) ) {
		if ( gridOfLink( link ) === grid ) {
			const change = resetBy( link, none, shown );
			link.href = addressWith( grid, change );
			// A list is hidden together with its link.
			link.hidden =
				! hasRequested && ! change.category && ! link.closest( CHIPS );
		}
	}
}

/**
 * Returns the element that gets the focus when a chip or the link that removes all disappears: no text field on a touch screen, as it would open the
 * keyboard.
 *
 * @param controls Controls of the grid.
 * @param link     The link.
 */
export function focusAfter(
	controls: readonly HTMLElement[],
	link: Element
): HTMLElement | null | undefined {
	const sheet = link.closest< HTMLElement >( 'dialog' );
	if ( sheet ) {
		return sheet.querySelector( 'button' );
	}
	const field = controls.flatMap( optionsOf )[ 0 ];
	const isTouched = matchMedia( '(pointer: coarse)' ).matches;
	const other =
		field &&
		// Inside the closed sheet.
		( ! field.getClientRects()[ 0 ] || ( isSearch( field ) && isTouched ) );

	return other
		? field
				.closest( BLOCK )
				?.querySelector(
					'.programas-filters__open,button[type=submit]:not([hidden])'
				)
		: field;
}

function drawList( list: Element, links: readonly Element[] ): void {
	const next = list.cloneNode() as Element;
	for ( const link of links ) {
		if ( list.matches( 'ul' ) ) {
			next.appendChild( document.createElement( 'li' ) ).append( link );
		} else {
			next.append( link, ' ' );
		}
	}
	if ( ! next.isEqualNode( list ) ) {
		list.replaceChildren( ...next.childNodes );
	}
}

/**
 * Renders lists of links. If the focused chip is removed, the one in its position gets the focus.
 *
 * @param controls Controls of the grid.
 * @param lists    Links by their list.
 */
export function drawLists(
	controls: readonly HTMLElement[],
	lists: ReadonlyArray< readonly [ Element, readonly Element[] ] >
): void {
	for ( const [ list, links ] of lists ) {
		const place = [ ...list.children ].findIndex( ( item ) =>
			item.matches( ':focus-within' )
		);
		const chips = list.closest< HTMLElement >( CHIPS );
		if ( chips ) {
			chips.hidden = ! links[ 0 ];
		}
		drawList( list, links );
		if ( place >= 0 && ! list.matches( ':focus-within' ) ) {
			const item = list.children[ place ] ?? list.lastElementChild;
			(
				item?.querySelector( 'a' ) ?? focusAfter( controls, list )
			)?.focus( { preventScroll: true } );
		}
	}
}
