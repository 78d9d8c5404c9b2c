/** What a control or a list answers: an array, or nothing. */
const keysOf = ( value: unknown ): string[] =>
	Array.isArray( value ) ? ( value as string[] ) : [];

/**
 * What is chosen, in the order in which it was: a list says it in its own.
 *
 * @param before Keys that were chosen.
 * @param now    Keys that are, as the list says them.
 */
export function kept( before: unknown, now: unknown ): string[] {
	const was = keysOf( before );
	const is = keysOf( now );

	return [
		...was.filter( ( key ) => is.includes( key ) ),
		...is.filter( ( key ) => ! was.includes( key ) ),
	];
}

/**
 * Has a list show what is chosen in its order.
 *
 * @param select List.
 * @param chosen Keys.
 */
export function inOrder( select: HTMLSelectElement, chosen: unknown ): void {
	const options = [ ...select.options ];
	for ( const key of keysOf( chosen ) ) {
		const option = options.find( ( { value } ) => value === key );
		if ( option ) {
			select.append( option );
		}
	}
}
