/**
 * Chips: the active filters, each a link that removes it, and the links that remove all. criteria.ts makes them after each choice, draw.ts renders
 * them.
 */
import { write } from '../view/choice';
import { BLOCK } from '../view/markup';
import type { Requested, State } from '../view/state';
import { valuesRequestedOf, distinct, isSearch, keyOf } from './controls';
import { sheetsOf } from './sheet';
import { CHIPS, listsOf, getText, valueLabel } from './texts';

/** A link of the filter bar: a chip, or a suggestion where nothing matches. */
export interface Link {
	readonly text: string;
	readonly attributes: Readonly< Record< string, string > >;
}

/** Link that removes one value, and link that removes all. */
export const CHIP = 'a.programas-chip';
export const RESET = 'a.programas-reset';

/** Returns the URL of the page with other values, with its fragment. */
export const addressWith = ( grid: Element, requested: Requested ): string =>
	write( location.search, grid, { requested, most: 0 } ) + location.hash;

/** Returns an empty value for each control. */
const noValues = ( controls: readonly HTMLElement[] ): Requested =>
	new Map( controls.map( ( control ) => [ keyOf( control ), [] ] ) );

/** Returns the chips of controls. */
const chipsOf = (
	grid: Element,
	controls: readonly HTMLElement[],
	state: State
): Link[] =>
	distinct( controls ).flatMap( ( control ) => {
		const key = keyOf( control );
		const values = valuesRequestedOf( state, control );

		return values.map( ( value ) => {
			const text = valueLabel( grid, control, value );
			const others = values.filter( ( other ) => other !== value );

			return {
				text,
				attributes: {
					class: 'programas-chip',
					href: addressWith( grid, new Map( [ [ key, others ] ] ) ),
					'data-key': key,
					'data-value': value,
					'aria-label': getText( grid, 'remove', text ),
				},
			};
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
): Array< [ Element, Link[] ] > {
	const lists = listsOf( grid );
	const listOf = ( control: Element ): HTMLElement | undefined =>
		lists.find( ( chips ) =>
			chips.closest( BLOCK )?.contains( control )
		) ?? lists[ 0 ];

	return lists.flatMap( ( chips ) => {
		const list = chips.querySelector( 'ul' );

		return list
			? [
					[
						list,
						chipsOf(
							grid,
							controls.filter(
								( control ) => listOf( control ) === chips
							),
							state
						),
					],
				]
			: [];
	} );
}

/** Updates the links that remove all filters: in the lists of chips, in the empty state and in sheets. */
export function updateResetLinks(
	grid: Element,
	controls: readonly HTMLElement[],
	state: State
): void {
	const href = addressWith( grid, noValues( controls ) );
	const hasRequested = controls.some(
		( control ) => valuesRequestedOf( state, control )[ 0 ]
	);
	for ( const part of [
		...listsOf( grid ),
		grid.closest( BLOCK ),
		...sheetsOf( grid ),
	] ) {
		for ( const link of part?.querySelectorAll< HTMLAnchorElement >(
			RESET
		) ?? [] ) {
			link.href = href;
			// A list is hidden together with its link.
			link.hidden = ! hasRequested && ! link.closest( CHIPS );
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
	const first = controls[ 0 ];
	const field = first?.matches( 'input' )
		? first
		: first?.querySelector< HTMLElement >(
				'input:not([type=hidden]),select,button'
			);

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
