/** The search for categories. */

/** A text in lower case without accents: "musica" for "Música". */
export const folded = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

/**
 * Returns the searched names of categories.
 *
 * @param names Distinct names by slug.
 * @return Slugs by distinct folded name.
 */
export function searchable(
	names: ReadonlyMap< string, string >
): Map< string, string > {
	const slugs = new Map< string, string >();
	for ( const [ slug, name ] of names ) {
		const text = folded( name );
		slugs.set( slugs.has( text ) ? `${ text } (${ slug })` : text, slug );
	}

	return slugs;
}
