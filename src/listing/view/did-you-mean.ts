/** "Did you mean": where a search has no results, links to one with corrected words from the cards. src/listing/criteria/ passes it the search. */
import { BLOCK } from './markup';

/** A search without results, passed by src/listing/criteria/did-you-mean.ts. */
export interface EmptySearch {
	/** Its words without stop words. */
	words: readonly string[];
	/** The cards that match all other criteria. */
	cards: readonly HTMLElement[];
	/** The searchable text of a card, normalized. */
	wordsIn: ( card: Element ) => string;
	/** Splits a text into normalized words. */
	wordsOf: ( text: string ) => readonly string[];
	/** Returns a function that tests whether words match the text of a card. */
	matcherFor: ( words: string ) => ( inCard: string ) => boolean;
	/** Text and URL of a link to another search. */
	linkTo: ( words: string ) => { textContent: string; href: string };
}

/** Delay before the comparison, which is slow, in milliseconds: the visitor may go on typing. */
const PAUSE_MS = 700;

const NEAREST = 'programas-nearest';

/**
 * Returns the Levenshtein distance of two words.
 *
 * @param one   Word.
 * @param other Word.
 */
function editDistance( one: string, other: string ): number {
	const row = Array.from( { length: other.length + 1 }, ( _, at ) => at );
	for ( const letter of one ) {
		let before = 0;
		row.forEach( ( above, at ) => {
			row[ at ] = at
				? Math.min(
						above + 1,
						( row[ at - 1 ] ?? 0 ) + 1,
						before + Number( letter !== other[ at - 1 ] )
					)
				: above + 1;
			before = above;
		} );
	}

	return row.at( -1 ) ?? 0;
}

/** The most similar word of some texts; '' for none. */
function nearestWord( word: string, texts: readonly string[] ): string {
	let nearest = '';
	let least = word.length < 6 ? 1.5 : 2.5;
	for ( const one of new Set( texts.join( ' ' ).split( ' ' ) ) ) {
		const far =
			Math.abs( one.length - word.length ) < least
				? editDistance( word, one )
				: least;
		if ( far < least ) {
			nearest = one;
			least = far;
		}
	}

	return word.length < 4 || /\d/.test( word ) ? '' : nearest;
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/** A normalized word as a card spells it, with its accents. */
function originalSpelling(
	word: string,
	cards: readonly Element[],
	{ wordsOf }: EmptySearch
): string {
	for ( const card of cards ) {
		for ( const [ one ] of card.textContent.matchAll( LETTERS ) ) {
			if ( wordsOf( one ).join( ' ' ) === word ) {
				return one.toLocaleLowerCase();
			}
		}
	}

	return word;
}

/**
 * Returns a search that has results: the words that match together, and the most similar ones in place of the others.
 *
 * @param search Search without results.
 * @return '' for none.
 */
function correctedSearch( search: EmptySearch ): string {
	const { words, wordsIn, wordsOf, matcherFor: testOf } = search;
	let left = search.cards;
	const corrections = new Map< string, string >();
	const addIfFound = ( word: string, nearest: string ): void => {
		const finds = testOf( nearest );
		const those = left.filter( ( card ) => finds( wordsIn( card ) ) );
		if ( nearest && those[ 0 ] ) {
			left = those;
			corrections.set(
				word,
				nearest === word
					? word
					: originalSpelling( nearest, left, search )
			);
		}
	};
	words.forEach( ( word ) => addIfFound( word, word ) );
	for ( const word of words.filter( ( one ) => ! corrections.has( one ) ) ) {
		addIfFound(
			word,
			nearestWord( wordsOf( word ).join( ' ' ), left.map( wordsIn ) )
		);
	}

	return words
		.flatMap( ( word ) => corrections.get( word ) ?? [] )
		.join( ' ' );
}

const emptyStateOf = ( grid: Element ): Element | null | undefined =>
	( grid.closest( BLOCK ) ?? grid.parentElement )?.querySelector(
		'.programas-empty'
	);

/** Pending updates, which wait for a pause in typing. */
const pendingWrites = new WeakMap< Element, () => void >();

/**
 * Adds the link to the empty state of a grid after a pause, or removes it.
 *
 * @param grid   Grid.
 * @param search Its search, if it has no results.
 */
export function updateDidYouMean(
	grid: Element,
	search: EmptySearch | undefined
): void {
	const place = emptyStateOf( grid );
	pendingWrites.delete( grid );
	place?.querySelector( `.${ NEAREST }` )?.parentElement?.remove();
	if ( ! place || ! search ) {
		return;
	}
	const write = (): void => {
		pendingWrites.delete( grid );
		const nearest = correctedSearch( search );
		if ( nearest ) {
			const link = document.createElement( 'a' );
			Object.assign( link, search.linkTo( nearest ) );
			link.className = NEAREST;
			link.dataset.value = nearest;
			const item = document.createElement( 'span' );
			item.append( ' ', link, ' ' );
			place.insertBefore( item, place.firstElementChild );
		}
	};
	pendingWrites.set( grid, write );
	setTimeout( () => {
		if ( pendingWrites.get( grid ) === write ) {
			write();
		}
	}, PAUSE_MS );
}

/** The text of the link in the empty state of a grid, for screen readers; '' for none. */
export function didYouMeanText( grid: Element ): string {
	pendingWrites.get( grid )?.();

	return (
		emptyStateOf( grid )?.querySelector( `.${ NEAREST }` )?.textContent ??
		''
	);
}
