/**
 * What can be had of a product, as the shop says it. No document here.
 */

/** A variation as WooCommerce writes it into the page (`data-product_variations`) or answers it; more keys are there. */
export interface Variation {
	/** Value by name of the attribute ("attribute_pa_color"); '' for any. */
	attributes: Record< string, string >;
	is_in_stock: boolean;
	/** Ours (includes/swatches/swatch-stock.php): "Quedan 3"; '' or nothing where that is not said. */
	variation_stock_left?: string;
}

/** What is chosen of each attribute; '' for nothing. */
export type Chosen = Readonly< Record< string, string > >;

/** What a swatch says beside its name. */
export type SwatchState =
	| { kind: 'free' }
	/** It can be had, and few are left: the shop's text. */
	| { kind: 'few'; left: string }
	/** It exists, and none is left. */
	| { kind: 'out' }
	/** There is no such combination with the other choices. */
	| { kind: 'gone' };

const isFor = ( { attributes }: Variation, chosen: Chosen ): boolean =>
	Object.entries( attributes ).every( ( [ name, value ] ) => {
		const choice = chosen[ name ] ?? '';

		return value === '' || choice === '' || value === choice;
	} );

/**
 * State of a value, given what is chosen of the other attributes.
 *
 * @param known     Variations that are known: all, or those that the shop has answered so far.
 * @param chosen    What is chosen.
 * @param attribute Its attribute.
 * @param value     The value.
 * @param isOffered Whether the shop's list has it now: the shop decides what goes with what.
 */
export function stateOf(
	known: readonly Variation[],
	chosen: Chosen,
	attribute: string,
	value: string,
	isOffered: boolean
): SwatchState {
	if ( ! isOffered ) {
		return { kind: 'gone' };
	}
	const wanted = { ...chosen, [ attribute ]: value };
	const found = known.filter( ( variation ) => isFor( variation, wanted ) );
	const [ first ] = found;
	if ( first === undefined ) {
		return { kind: 'free' };
	}
	// Once everything is chosen, the shop takes the first that fits.
	if ( Object.values( wanted ).every( Boolean ) ) {
		const { is_in_stock: isInStock, variation_stock_left: left } = first;
		if ( ! isInStock ) {
			return { kind: 'out' };
		}

		return left ? { kind: 'few', left } : { kind: 'free' };
	}

	return { kind: found.some( ( one ) => one.is_in_stock ) ? 'free' : 'out' };
}

/**
 * What a press on a swatch makes of the choice.
 *
 * @param chosen What was chosen of its attribute.
 * @param value  The swatch's value.
 * @param clears Whether a chosen one that is chosen again clears the choice.
 */
export const pressed = (
	chosen: string,
	value: string,
	clears: boolean
): string => ( clears && chosen === value ? '' : value );
