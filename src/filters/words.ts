/**
 * The search: all words, in any order, each by its beginning (short numbers whole), without accents and case. A typed "ñ" does not match "n".
 * The server does the same (includes/filters/words.php).
 */

/** Letters that Unicode does not decompose. */
const LETTERS: Record< string, string > = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	ħ: 'h',
	ı: 'i',
	ŀ: 'l',
	ŋ: 'n',
	ŧ: 't',
	ſ: 's',
};

/**
 * Returns the words of a text in lower case without accents.
 *
 * @param text Text.
 */
export const wordsOf = ( text: string ): string[] =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /n\u0303/g, 'ñ' )
		.replace( /[^\0-~]/g, ( letter ) => LETTERS[ letter ] ?? letter )
		// Only Latin letters: in other scripts a mark may make another letter.
		.replace( /([a-z])\p{M}+/gu, '$1' )
		.normalize()
		.split( /[^\p{L}\p{M}\p{N}]+/u )
		.filter( Boolean );

/**
 * Returns a test for all words of a text.
 *
 * @param text Typed text.
 * @return Test of folded words with a space between them.
 */
export function searchFor( text: string ): ( words: string ) => boolean {
	const wanted = wordsOf( text );
	// "2" is an age, not the beginning of a year.
	const begins = ( words: string, word: string ): boolean =>
		/^\d\d?$/.test( word )
			? ` ${ words } `.includes( ` ${ word } ` )
			: words.startsWith( word ) || words.includes( ` ${ word }` );

	return ( words ) =>
		wanted.every(
			( word ) =>
				begins( words, word ) ||
				// A typed "n" matches "ñ".
				( words.includes( 'ñ' ) &&
					! word.includes( 'ñ' ) &&
					begins( words.replaceAll( 'ñ', 'n' ), word ) )
		);
}

/** Longest search text, in characters. */
const LONGEST = 100;

/**
 * Returns a valid search text.
 *
 * @param written Text.
 * @return '' for one without words, that is too long, or that is invalid.
 */
export function searchable( written: string ): string {
	const text = written.replace( /[\p{Z}\p{C}]+/gu, ' ' ).trim();

	return Array.from( text ).length <= LONGEST &&
		! text.includes( '\uFFFD' ) &&
		wordsOf( text )[ 0 ]
		? text
		: '';
}
