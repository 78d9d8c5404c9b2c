/**
 * What can be had of a product, as the shop says it. No document here.
 */

/** A variation as WooCommerce writes it into the page (`data-product_variations`) or answers it; more keys are there. */
export interface Variation {
	variation_id?: number;
	/** Value by name of the attribute ("attribute_pa_color"); '' for any. Another plugin may have taken them away: it fits everything then, as in the shop. */
	attributes?: Record< string, string > | null;
	is_in_stock: boolean;
	/** Ours (includes/shop/known-variations.php): "Quedan 3"; '' or nothing where that is not said. */
	variation_stock_left?: string;
}

/** What is chosen of each attribute; '' for nothing. */
export type Chosen = Readonly< Record< string, string > >;

/** A first row of names, then one for each variation. */
export type Rows = readonly ( readonly ( string | number )[] )[];

/** What a swatch says beside its name. */
export type SwatchState =
	| { kind: 'free' }
	/** It can be had, and few are left: the shop's text. */
	| { kind: 'few'; left: string }
	/** It exists, and none is left. */
	| { kind: 'out' }
	/** There is no such combination with the other choices. */
	| { kind: 'gone' }
	/** There is, and the shop does not let anybody choose it, as some do with what is sold out. */
	| { kind: 'off' }
	/** No variation has it, whatever else is chosen: the shop's list drops it, too. */
	| { kind: 'none' };

/**
 * Whether a variation can be what is chosen.
 *
 * @param variation            It.
 * @param variation.attributes
 * @param chosen               What is chosen.
 */
export const isFor = ( { attributes }: Variation, chosen: Chosen ): boolean =>
	Object.entries( attributes ?? {} ).every( ( [ name, value ] ) => {
		const choice = chosen[ name ] ?? '';

		return value === '' || choice === '' || value === choice;
	} );

/**
 * State of a value, given what is chosen of the other attributes.
 *
 * @param known     Variations that are known: all, or those that the shop has answered so far.
 * @param chosen    What is chosen.
 * @param own       The value, of its attribute.
 * @param isOffered Whether the shop's list has it now: the shop decides what goes with what.
 * @param isAll     Whether all are known: of some nobody can say that no other is in stock.
 */
export function stateOf(
	known: readonly Variation[],
	chosen: Chosen,
	own: Chosen,
	isOffered: boolean,
	isAll = true
): SwatchState {
	const wanted = { ...chosen, ...own };
	const found = known.filter( ( variation ) => isFor( variation, wanted ) );
	const [ first ] = found;
	if ( ! isOffered ) {
		if ( isAll && first ) {
			return { kind: 'off' };
		}
		const isKnown = known.some( ( variation ) => isFor( variation, own ) );

		return { kind: isAll && ! isKnown ? 'none' : 'gone' };
	}
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

	const isOut = isAll && ! found.some( ( one ) => one.is_in_stock );

	return { kind: isOut ? 'out' : 'free' };
}

/**
 * Variations as the server lists them where the page has none (includes/shop/known-variations.php).
 *
 * @param rows The attributes' names; then of each variation its values, and whether it is in stock.
 */
export const listed = ( [ names = [], ...rows ]: Rows ): Variation[] =>
	rows.map( ( row ) => ( {
		attributes: Object.fromEntries(
			names.map( ( name, index ) => [ name, String( row[ index ] ) ] )
		),
		is_in_stock: row.at( -1 ) === 1,
	} ) );
