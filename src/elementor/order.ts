/** Keeps the order of chosen values in Elementor's list, for index.ts. */

/** The value of a control or a list, as an array. */
const keysOf = ( value: unknown ): string[] =>
	Array.isArray( value ) ? ( value as string[] ) : [];

/**
 * Keeps the order of choosing: a list returns its own order.
 *
 * @param before Keys that were chosen.
 * @param now    Chosen keys in the order of the list.
 */
export function inChosenOrder( before: unknown, now: unknown ): string[] {
	const was = keysOf( before );
	const is = keysOf( now );

	return [
		...was.filter( ( key ) => is.includes( key ) ),
		...is.filter( ( key ) => ! was.includes( key ) ),
	];
}

/**
 * Shows the chosen options of a list in order.
 *
 * @param select List.
 * @param chosen Keys.
 */
export function sortOptions(
	select: HTMLSelectElement,
	chosen: unknown
): void {
	const options = [ ...select.options ];
	for ( const key of keysOf( chosen ) ) {
		const option = options.find( ( { value } ) => value === key );
		if ( option ) {
			select.append( option );
		}
	}
}
