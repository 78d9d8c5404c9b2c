/** The chips: active filters, each with a link that removes it. */
import { BLOCK, gridOf } from '../listing/view/markup';
import { withValues } from './address';
import { chosenIn, distinct, isSearch, keyOf } from './controls';
import { CHIPS, listsOf, say, sayValue } from './texts';

/** Link that removes one value, and link that removes all. */
export const CHIP = 'a.programas-chip';
export const RESET = 'a.programas-reset';

/** Query string without values of controls, with the fragment. */
export const searchWithout = (
	controls: readonly HTMLElement[],
	keep: ( control: HTMLElement, value: string ) => boolean
): string =>
	controls.reduce(
		( search, control ) =>
			`?${ withValues(
				search,
				control,
				chosenIn( control ).filter( ( value ) =>
					keep( control, value )
				)
			) }`,
		location.search
	) + location.hash;

function chip(
	grid: Element,
	controls: readonly HTMLElement[],
	control: HTMLElement,
	value: string
): HTMLElement {
	const item = document.createElement( 'li' );
	const link = document.createElement( 'a' );
	const label = sayValue( grid, control, value );
	link.className = 'programas-chip';
	link.textContent = label;
	link.href = searchWithout(
		controls,
		( other, another ) =>
			keyOf( other ) !== keyOf( control ) || another !== value
	);
	link.dataset.key = keyOf( control );
	link.dataset.value = value;
	link.setAttribute( 'aria-label', say( grid, 'remove', label ) );
	item.append( link );

	return item;
}

function setReset(
	link: HTMLAnchorElement,
	controls: readonly HTMLElement[],
	isHidden: boolean
): void {
	link.href = searchWithout( controls, () => false );
	link.hidden = isHidden;
}

const resetsIn = ( part: Element | null ): HTMLAnchorElement[] => [
	...( part?.querySelectorAll< HTMLAnchorElement >( RESET ) ?? [] ),
];

/** Updates a list. A focused chip keeps the focus. */
function writeList(
	chips: HTMLElement,
	items: readonly HTMLElement[],
	controls: readonly HTMLElement[]
): void {
	const list = chips.querySelector( 'ul' );
	if ( ! list ) {
		return;
	}
	const { activeElement } = chips.ownerDocument;
	const place = [ ...list.children ].findIndex( ( item ) =>
		item.contains( activeElement )
	);
	const held = chips.contains( activeElement );
	list.replaceChildren( ...items );
	chips.hidden = ! items[ 0 ];
	if ( held ) {
		const next = items[ place ] ?? items.at( -1 );
		( next?.querySelector( 'a' ) ?? focusAfter( controls, chips ) )?.focus(
			{
				preventScroll: true,
			}
		);
	}
	resetsIn( chips ).forEach( ( link ) =>
		setReset( link, controls, ! items[ 0 ] )
	);
}

/**
 * Updates the chips of a grid: each list has those of the controls in its block, the first one all others.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 */
export function writeChips(
	grid: Element,
	controls: readonly HTMLElement[]
): void {
	const lists = listsOf( grid );
	const listOf = ( control: Element ): HTMLElement | undefined =>
		lists.find( ( chips ) =>
			chips.closest( BLOCK )?.contains( control )
		) ?? lists[ 0 ];
	for ( const chips of lists ) {
		const items = distinct(
			controls.filter( ( control ) => listOf( control ) === chips )
		).flatMap( ( control ) =>
			chosenIn( control ).map( ( value ) =>
				chip( grid, controls, control, value )
			)
		);
		writeList( chips, items, controls );
	}
	const isAsked = controls.some( ( control ) => chosenIn( control )[ 0 ] );
	// The links of the empty state, and of sheets.
	const sheets = [
		...document.querySelectorAll< HTMLElement >( '.programas-sheet' ),
	].filter( ( sheet ) => gridOf( sheet ) === grid );
	[ grid.closest( BLOCK ), ...sheets ]
		.flatMap( resetsIn )
		.filter( ( link ) => ! link.closest( CHIPS ) )
		.forEach( ( link ) => setReset( link, controls, ! isAsked ) );
}

/**
 * Returns what gets the focus when a chip or the link that removes all disappears. On a touch screen a text field would open the keyboard.
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
		// In the closed sheet.
		( ! field.getClientRects()[ 0 ] || ( isSearch( field ) && isTouched ) );

	return other
		? field
				.closest( BLOCK )
				?.querySelector(
					'.programas-filters__open,button[type=submit]:not([hidden])'
				)
		: field;
}
