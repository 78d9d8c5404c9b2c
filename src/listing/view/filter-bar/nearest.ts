/** "Prueba con «cerámica»": where a search finds nothing, the words of it that do, and the nearest ones of the cards. */
import { BLOCK } from '../markup';

/** A search that finds nothing, as the script of criteria has it (src/listing/criteria/nearest.ts). */
export interface FailedSearch {
	/** The words that count. */
	words: readonly string[];
	/** The cards that the other criteria leave. */
	cards: readonly HTMLElement[];
	/** The words of a card, folded. */
	wordsIn: ( card: Element ) => string;
	/** A text as folded words. */
	wordsOf: ( text: string ) => readonly string[];
	/** Whether words find something in the words of a card. */
	testOf: ( words: string ) => ( inCard: string ) => boolean;
	/** What a link to another search says, and where it leads. */
	linkTo: ( words: string ) => { textContent: string; href: string };
}

/** Milliseconds after which it is written: comparing all words is slow, and the visitor may type on. */
const PAUSE_MS = 700;

const NEAREST = 'programas-nearest';

/**
 * Returns how many letters have to be added, removed or replaced to make a word of another one.
 *
 * @param one   Word.
 * @param other Word.
 */
function distance( one: string, other: string ): number {
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

/** The word that is nearest to another one; '' for none. */
function wordNear( word: string, texts: readonly string[] ): string {
	let nearest = '';
	let least = word.length < 6 ? 1.5 : 2.5;
	for ( const one of new Set( texts.join( ' ' ).split( ' ' ) ) ) {
		const far =
			Math.abs( one.length - word.length ) < least
				? distance( word, one )
				: least;
		if ( far < least ) {
			nearest = one;
			least = far;
		}
	}

	return word.length < 4 || /\d/.test( word ) ? '' : nearest;
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/** A word as a card writes it: the searched ones have no accents. */
function asWritten(
	word: string,
	cards: readonly Element[],
	{ wordsOf }: FailedSearch
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
 * Returns a search text that finds something: of the words that count, those that find something together, and the nearest ones of the others.
 *
 * @param search Search that finds nothing.
 * @return '' for none.
 */
function nearestText( search: FailedSearch ): string {
	const { words, wordsIn, wordsOf, testOf } = search;
	let left = search.cards;
	const kept = new Map< string, string >();
	const keep = ( word: string, nearest: string ): void => {
		const finds = testOf( nearest );
		const those = left.filter( ( card ) => finds( wordsIn( card ) ) );
		if ( nearest && those[ 0 ] ) {
			left = those;
			kept.set(
				word,
				nearest === word ? word : asWritten( nearest, left, search )
			);
		}
	};
	words.forEach( ( word ) => keep( word, word ) );
	for ( const word of words.filter( ( one ) => ! kept.has( one ) ) ) {
		keep(
			word,
			wordNear( wordsOf( word ).join( ' ' ), left.map( wordsIn ) )
		);
	}

	return words.flatMap( ( word ) => kept.get( word ) ?? [] ).join( ' ' );
}

const placeOf = ( grid: Element ): Element | null | undefined =>
	( grid.closest( BLOCK ) ?? grid.parentElement )?.querySelector(
		'.programas-empty'
	);

/** What is written in the pause after typing. */
const waiting = new WeakMap< Element, () => void >();

/**
 * Writes the link into the empty state of a grid after a pause, or removes it.
 *
 * @param grid   Grid.
 * @param search Its search, if it finds nothing.
 */
export function writeNearest(
	grid: Element,
	search: FailedSearch | undefined
): void {
	const place = placeOf( grid );
	waiting.delete( grid );
	place?.querySelector( `.${ NEAREST }` )?.parentElement?.remove();
	if ( ! place || ! search ) {
		return;
	}
	const write = (): void => {
		waiting.delete( grid );
		const nearest = nearestText( search );
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
	waiting.set( grid, write );
	setTimeout( () => {
		if ( waiting.get( grid ) === write ) {
			write();
		}
	}, PAUSE_MS );
}

/** What the empty state of a grid offers; '' for nothing. */
export function offeredAt( grid: Element ): string {
	waiting.get( grid )?.();

	return placeOf( grid )?.querySelector( `.${ NEAREST }` )?.textContent ?? '';
}
