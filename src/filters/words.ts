/**
 * Words, as they are searched: all of them, in any order, each by its beginning; accents and case do not count, but an "ñ" that
 * somebody types is no "n". The server does the same (includes/filters/words.php).
 */

/** Letters that are no letter with a mark. */
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
 * The words of a text, without accents and capitals.
 *
 * @param text Text.
 */
export const wordsOf = ( text: string ): string[] =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /n\u0303/g, 'ñ' )
		.replace( /[ßæœøłđðħıŀŋŧſ]/g, ( letter ) => LETTERS[ letter ] ?? '' )
		// Letters of the Latin alphabet only: elsewhere a mark may make another letter.
		.replace( /([a-z])\p{M}+/gu, '$1' )
		.normalize()
		.split( /[^\p{L}\p{M}\p{N}]+/u )
		.filter( Boolean );

/**
 * A test of whether all words of a text are there.
 *
 * @param text What somebody typed.
 * @return Takes words, folded, with a space between them.
 */
export function searchFor( text: string ): ( words: string ) => boolean {
	const wanted = wordsOf( text );
	const begins = ( words: string, word: string ): boolean =>
		words.startsWith( word ) || words.includes( ` ${ word }` );

	return ( words ) =>
		wanted.every(
			( word ) =>
				begins( words, word ) ||
				// Who types no "ñ" finds it.
				( words.includes( 'ñ' ) &&
					! word.includes( 'ñ' ) &&
					begins( words.replaceAll( 'ñ', 'n' ), word ) )
		);
}

/** The longest text that is searched, in characters. */
const LONGEST = 100;

/**
 * A text to search, as server and address have it.
 *
 * @param written What somebody wrote.
 * @return '' for one in which there is nothing to search, that is too long, or that is no text.
 */
export function searchable( written: string ): string {
	const text = written.replace( /[\p{Z}\p{C}]+/gu, ' ' ).trim();

	return Array.from( text ).length <= LONGEST &&
		! text.includes( '\uFFFD' ) &&
		wordsOf( text )[ 0 ]
		? text
		: '';
}
