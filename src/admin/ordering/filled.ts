/**
 * A text of the server with its values: it is no literal whose placeholders the types of `sprintf` could know.
 *
 * @param text   Such as "%1$s: position %2$d of %3$d", or with one "%s".
 * @param values In the order of their numbers.
 */
export const filled = (
	text: string,
	...values: readonly ( string | number )[]
): string =>
	text.replace( /%(?:(\d)\$)?[sd]/g, ( _, number: string | undefined ) =>
		String( values[ Number( number ?? 1 ) - 1 ] ?? '' )
	);
