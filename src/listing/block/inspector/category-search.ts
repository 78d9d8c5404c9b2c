/** Categories as the search field knows them: by what people type. */

/** A text without accents and capitals: "musica" for "Música". */
export const folded = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();

/**
 * What the field searches in, for each category.
 *
 * @param names Names by slug, each of them once.
 * @return Slugs by folded name, each of them once.
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
