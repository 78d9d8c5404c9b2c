/** The availability of attribute values, from the variations of a product, for update.ts. It does not use the document. */

/** The used keys of a variation, as WooCommerce prints (`data-product_variations`) or answers it. */
export interface Variation {
	variation_id?: number;
	/** Value by name of the attribute ("attribute_pa_color"); '' for any. Without attributes it fits everything, as in the shop. */
	attributes?: Record< string, string > | null;
	is_in_stock: boolean;
	/** From includes/shop/many-variations.php: "Quedan 3"; '' or nothing where that is not shown. */
	variation_stock_left?: string;
}

/** Chosen value of each attribute; '' for none. */
export type Chosen = Readonly< Record< string, string > >;

/** A first row of names, then one for each variation. */
export type Rows = readonly ( readonly ( string | number )[] )[];

/** State of a swatch. */
export type SwatchState =
	| { kind: 'free' }
	/** Available, and few are left, in the shop's words. */
	| { kind: 'few'; left: string }
	/** Out of stock. */
	| { kind: 'out' }
	/** Does not exist with the other choices. */
	| { kind: 'gone' }
	/** Exists, but cannot be chosen, as in shops that disable sold-out values. */
	| { kind: 'off' }
	/** No variation has it. The shop's list drops it, too. */
	| { kind: 'none' };

/**
 * Whether a variation fits a choice.
 *
 * @param variation            Variation.
 * @param variation.attributes
 * @param chosen               Choice.
 */
export const matchesChoice = (
	{ attributes }: Variation,
	chosen: Chosen
): boolean =>
	Object.entries( attributes ?? {} ).every( ( [ name, value ] ) => {
		const choice = chosen[ name ] ?? '';

		return value === '' || choice === '' || value === choice;
	} );

/**
 * State of a value with the choices of the other attributes.
 *
 * @param variations Known variations: all, or those that the shop has answered so far.
 * @param chosen     Choice.
 * @param own        The value, by its attribute.
 * @param isOffered  Whether the shop's list has it now. The shop decides which values fit together.
 * @param isAll      Whether `variations` are complete. Otherwise another one may be in stock.
 */
export function stateOf(
	variations: readonly Variation[],
	chosen: Chosen,
	own: Chosen,
	isOffered: boolean,
	isAll = true
): SwatchState {
	const wanted = { ...chosen, ...own };
	const found = variations.filter( ( variation ) =>
		matchesChoice( variation, wanted )
	);
	const [ first ] = found;
	if ( ! isOffered ) {
		if ( isAll && first ) {
			return { kind: 'off' };
		}
		const exists = variations.some( ( variation ) =>
			matchesChoice( variation, own )
		);

		return { kind: isAll && ! exists ? 'none' : 'gone' };
	}
	if ( first === undefined ) {
		return { kind: 'free' };
	}
	// With a complete choice, the shop takes the first that fits.
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
 * Reads the variations that the server lists where the page has none (includes/shop/many-variations.php).
 *
 * @param rows Names of the attributes; then values of each variation, and 1 if it is in stock.
 */
export const parseVariationRows = ( [
	names = [],
	...rows
]: Rows ): Variation[] =>
	rows.map( ( row ) => ( {
		attributes: Object.fromEntries(
			names.map( ( name, index ) => [ name, String( row[ index ] ) ] )
		),
		is_in_stock: row.at( -1 ) === 1,
	} ) );
