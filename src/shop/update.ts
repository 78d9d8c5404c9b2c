/** Updates the swatches of a form from its selects: choice, availability, notes. Called by index.ts. */
import { inputsOf, listsOf, nameOf, partsOf } from './parts';
import {
	matchesChoice,
	stateOf,
	type SwatchState,
	type Variation,
} from './state';

function updateSwatch(
	input: HTMLInputElement,
	state: SwatchState,
	isChosen: boolean,
	texts: Record< string, string | undefined >
): void {
	const swatch = input.parentElement;
	const note = swatch?.querySelector( '.programas-swatch__note' );
	const isDisabled = [ 'gone', 'off', 'none' ].includes( state.kind );
	input.checked = isChosen;
	input.disabled = isDisabled;
	swatch?.toggleAttribute( 'hidden', state.kind === 'none' );
	swatch?.classList.toggle( 'is-selected', isChosen );
	swatch?.classList.toggle( 'is-disabled', isDisabled );
	swatch?.classList.toggle( 'is-out', state.kind === 'out' );
	if ( note ) {
		note.textContent =
			state.kind === 'few' ? state.left : ( texts[ state.kind ] ?? '' );
	}
}

/**
 * In a group without a choice, Chromium focuses the radio button that had the focus last, and skips the group when that one is disabled.
 * Setting the name again resets this.
 */
function resetLastFocused( input: HTMLInputElement ): void {
	input.setAttribute( 'name', input.name );
}

/** The variations of a product, as far as the page has them. */
export interface ProductVariations {
	variations: readonly Variation[];
	/** All existing variations, where the shop's lists offer more. */
	existing?: readonly Variation[] | undefined;
	/** Whether `variations` are complete. */
	isAll: boolean;
}

/**
 * Updates the swatches of a form: choice, availability, notes.
 *
 * @param form               Form.
 * @param product            Variations of its product.
 * @param product.variations
 * @param product.existing
 * @param product.isAll
 */
export function updateSwatches(
	form: Element,
	{ variations, existing, isAll }: ProductVariations
): void {
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
		const inputs = inputsOf( swatches );
		for ( const input of inputs ) {
			const { value } = input;
			const own = { [ nameOf( list ) ]: value };
			updateSwatch(
				input,
				stateOf(
					variations,
					chosen,
					own,
					offered.has( value ) &&
						( existing?.some( ( one ) =>
							matchesChoice( one, { ...chosen, ...own } )
						) ??
							true ),
					isAll
				),
				value === list.value,
				texts
			);
		}
		inputs.forEach( resetLastFocused );
	}
}
