/**
 * A form of a variable product: the shop's lists, and the swatches that stand for them (includes/swatches/swatch-markup.php).
 */
import { pressed, stateOf, type SwatchState, type Variation } from './state';

export const SWATCHES = '.programas-swatches';
export const READY = 'is-ready';

/** Radio buttons of two forms must not have one name. */
let count = 0;

/** What the swatches of a form are made of. */
interface Part {
	swatches: HTMLElement;
	list: HTMLSelectElement;
}

const nameOf = ( element: HTMLElement ): string =>
	element.dataset.attribute_name ?? '';

const listsOf = ( form: Element ): HTMLSelectElement[] => [
	...form.querySelectorAll< HTMLSelectElement >(
		'select[data-attribute_name]'
	),
];

const inputsOf = ( swatches: Element ): HTMLInputElement[] => [
	...swatches.querySelectorAll< HTMLInputElement >( 'input' ),
];

function partsOf( form: Element ): Part[] {
	const lists = listsOf( form );

	return [ ...form.querySelectorAll< HTMLElement >( SWATCHES ) ].flatMap(
		( swatches ) => {
			const list = lists.find(
				( one ) => nameOf( one ) === nameOf( swatches )
			);

			return list ? [ { swatches, list } ] : [];
		}
	);
}

/** Writes a choice where the shop reads it; its script hears of it as of a visitor's own. */
function choose( list: HTMLSelectElement, value: string ): void {
	list.value = value;
	list.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

/** Has swatches stand for their list from now on. */
function takeOver( { swatches, list }: Part ): void {
	const inputs = inputsOf( swatches );
	const name = `programas-swatches-of-form-${ ++count }`;
	// What a visitor chose before this script came.
	const early = inputs.find(
		( { checked, defaultChecked } ) => checked && ! defaultChecked
	);
	inputs.forEach( ( input ) => ( input.name = name ) );
	swatches.classList.add( READY );
	list.classList.add( READY );
	list.tabIndex = -1;
	list.setAttribute( 'aria-hidden', 'true' );
	// The shop, labels and the browser send the focus to the list.
	list.addEventListener( 'focus', () =>
		(
			inputs.find( ( { checked } ) => checked ) ??
			inputs.find( ( { disabled } ) => ! disabled )
		)?.focus()
	);
	swatches.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement ) {
			choose( list, target.value );
		}
	} );
	// Comes before `change`, and without it where the swatch was chosen already.
	swatches.addEventListener( 'click', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.value === list.value &&
			! pressed( list.value, target.value, 'clears' in swatches.dataset )
		) {
			choose( list, '' );
		}
	} );
	if ( early && early.value !== list.value ) {
		choose( list, early.value );
	}
}

/**
 * Has all swatches of a form stand for their lists. Done again, it does nothing to those that do.
 *
 * @param form Form.
 */
export const start = ( form: Element ): void =>
	partsOf( form )
		.filter( ( { swatches } ) => ! swatches.classList.contains( READY ) )
		.forEach( takeOver );

function show(
	input: HTMLInputElement,
	state: SwatchState,
	isChosen: boolean,
	texts: Record< string, string | undefined >
): void {
	const swatch = input.parentElement;
	const note = swatch?.querySelector( '.programas-swatch__note' );
	input.checked = isChosen;
	input.disabled = state.kind === 'gone';
	swatch?.classList.toggle( 'is-selected', isChosen );
	swatch?.classList.toggle( 'is-disabled', state.kind === 'gone' );
	swatch?.classList.toggle( 'is-out', state.kind === 'out' );
	if ( note ) {
		note.textContent =
			state.kind === 'few' ? state.left : ( texts[ state.kind ] ?? '' );
	}
}

/**
 * Has the swatches of a form say what its lists do, and what can be had.
 *
 * @param form  Form.
 * @param known Variations that are known.
 */
export function update( form: Element, known: readonly Variation[] ): void {
	const chosen = Object.fromEntries(
		listsOf( form ).map( ( list ) => [ nameOf( list ), list.value ] )
	);
	for ( const { swatches, list } of partsOf( form ) ) {
		const texts = JSON.parse( swatches.dataset.texts ?? '{}' ) as Record<
			string,
			string
		>;
		const offered = new Set(
			[ ...list.options ]
				.filter( ( { disabled } ) => ! disabled )
				.map( ( { value } ) => value )
		);
		for ( const input of inputsOf( swatches ) ) {
			const { value } = input;
			show(
				input,
				stateOf(
					known,
					chosen,
					nameOf( list ),
					value,
					offered.has( value )
				),
				value === list.value,
				texts
			);
		}
	}
}
