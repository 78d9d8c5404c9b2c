/**
 * The full-text search, for matching.ts: all words except stop words, in any order, by their beginning (short numbers whole) or with another ending,
 * ignoring accents and case. A typed "ñ" does not match "n".
 *
 * The server does the same, and has the tables of stop words and endings (includes/listing/words.php).
 */

/** Letters that Unicode does not decompose. */
const LETTERS: Record< string, string > = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	ŀ: 'l',
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
		.match( /\d{1,2}[:.h][0-5]\d(?!\d)|[\p{L}\p{M}\p{N}]+/gu )
		// An hour is one word.
		?.map( ( word ) => word.replace( /^(\d+)[.h](?=\d)/, '$1:' ) ) ?? [];

/** A word with its other endings: of each set that has its own. */
const formsOf = ( word: string, endings: string ): string[] =>
	endings.split( '|' ).flatMap( ( set ) => {
		const all = set.split( ' ' );

		return all.flatMap( ( ending ) => {
			const stem = word.slice( 0, word.length - ending.length );

			return stem[ 1 ] && word === stem + ending
				? all.map( ( other ) => stem + other )
				: [];
		} );
	} );

/** Tables of the page: words that do not count beside others, sets of endings, and how times are said. */
interface WordTables {
	uncounted?: string;
	endings?: string;
	times?: string;
}

/**
 * Returns what a search asks about times ("sábado mañana"), apart from its other words.
 *
 * @param text   Typed text.
 * @param tables Tables.
 * @return The other words, and values by criterion.
 */
export function parseSearch(
	text: string,
	{ times = '[]' }: WordTables
): [ rest: string, asked: Map< string, string[] > ] {
	const asked = new Map< string, string[] >();
	let rest = ` ${ wordsOf( text ).join( ' ' ) } `;
	for ( const [ pattern, key, value ] of JSON.parse( times ) as [
		string,
		string,
		string,
	][] ) {
		rest = rest.replace( new RegExp( ` ${ pattern }(?= )` ), () => {
			asked.set( key, [ value ] );

			return '';
		} );
	}

	return [ rest, asked ];
}

/**
 * Returns the words that count; where none does, all.
 *
 * @param words  Words.
 * @param tables Tables.
 */
export function countedIn(
	words: string[],
	{ uncounted = '' }: WordTables
): string[] {
	const counted = words.filter(
		( word ) =>
			! ` ${ uncounted } `.includes(
				` ${ wordsOf( word ).join( ' ' ) } `
			)
	);

	return counted[ 0 ] ? counted : words;
}

/**
 * Returns a test for all words of a text that count; where none does, for all.
 *
 * @param text   Typed text.
 * @param tables Tables.
 * @return Test of folded words with a space between them.
 */
export function searchFor(
	text: string,
	tables: WordTables
): ( words: string ) => boolean {
	const patterns = countedIn( wordsOf( text ), tables ).map( ( word ) => {
		// "2" is an age, not the beginning of a year.
		const begins = /^\d\d?$/.test( word ) ? '' : `${ word }|`;
		const forms = [ word, ...formsOf( word, tables.endings ?? '' ) ].join(
			'|'
		);

		return [
			new RegExp( `(?:^| )(?:${ begins }(?:${ forms })(?= |$))` ),
			word.includes( 'ñ' ),
		] as const;
	} );

	return ( words ) =>
		patterns.every( ( [ pattern, isExact ] ) =>
			// A typed "n" matches "ñ".
			pattern.test( isExact ? words : words.replaceAll( 'ñ', 'n' ) )
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
