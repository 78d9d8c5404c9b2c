/** "¿Querías decir «cerámica»?": where a search finds nothing, the nearest words of the cards. */
import { BLOCK, cardsOf } from '../listing/view/markup';
import { withValues } from './address';
import { chosenIn, isSearchOfWords, keyOf } from './controls';
import { wordsIn } from './matching';
import { PAUSE_MS } from './search';
import { say } from './texts';
import { searchFor, wordsOf } from './words';

/** The link in the empty state. */
export const NEAREST = 'a.programas-nearest';

/**
 * Returns how many letters have to be added, removed or replaced to make a word of another one.
 *
 * @param one   Word.
 * @param other Word.
 */
function distance( one: string, other: string ): number {
	let row = Array.from( { length: other.length + 1 }, ( _, index ) => index );
	for ( const letter of one ) {
		let [ before = 0 ] = row;
		row = row.map( ( above, index ) => {
			const replaced = before + Number( letter !== other[ index - 1 ] );
			before = above;

			return index ? Math.min( above + 1, replaced ) : above + 1;
		} );
		row.forEach( ( cost, index ) => {
			row[ index ] = Math.min( cost, ( row[ index - 1 ] ?? cost ) + 1 );
		} );
	}

	return row.at( -1 ) ?? 0;
}

/** The words that are near another one, the nearest first; of those the most frequent. */
function wordsNear( word: string, texts: readonly string[] ): string[] {
	if ( word.length < 4 || /\d/.test( word ) ) {
		return [];
	}
	const most = word.length < 6 ? 1 : 2;
	const counts = new Map< string, number >();
	for ( const one of texts.flatMap( ( text ) => text.split( ' ' ) ) ) {
		if ( Math.abs( one.length - word.length ) <= most ) {
			counts.set( one, ( counts.get( one ) ?? 0 ) + 1 );
		}
	}

	return [ ...counts ]
		.map(
			( [ one, count ] ) => [ one, distance( word, one ), count ] as const
		)
		.filter( ( [ , far ] ) => far <= most )
		.sort( ( a, b ) => a[ 1 ] - b[ 1 ] || b[ 2 ] - a[ 2 ] )
		.map( ( [ one ] ) => one );
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/** A word as a card writes it: the searched ones have no accents. */
function asWritten( word: string, cards: readonly Element[] ): string {
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
 * Returns a search text that finds something.
 *
 * @param text    Search text that finds nothing.
 * @param key     Key of the search.
 * @param all     Cards of the listing.
 * @param allowed Those of them that the other criteria leave.
 * @return '' for none.
 */
function nearestText(
	text: string,
	key: string,
	all: readonly Element[],
	allowed: readonly Element[]
): string {
	const typed = text.match( LETTERS ) ?? [];
	// A word of the listing is no mistake.
	const texts = all.map( ( card ) => wordsIn( card, key ) );
	const unknown = typed.filter(
		( word ) => ! texts.some( searchFor( word ) )
	);
	const isKnown = searchFor(
		typed.filter( ( word ) => ! unknown.includes( word ) ).join( ' ' )
	);
	let left = allowed.filter( ( card ) => isKnown( wordsIn( card, key ) ) );
	const words = typed.map( ( word ) => {
		if ( ! unknown.includes( word ) ) {
			return word;
		}
		const [ nearest = '' ] = wordsNear(
			wordsOf( word ).join( ' ' ),
			left.map( ( card ) => wordsIn( card, key ) )
		);
		const finds = searchFor( nearest );
		left = left.filter( ( card ) => finds( wordsIn( card, key ) ) );

		return nearest && asWritten( nearest, left );
	} );

	return unknown[ 0 ] && words.every( Boolean ) ? words.join( ' ' ) : '';
}

const placeOf = ( grid: Element ): Element | null | undefined =>
	( grid.closest( BLOCK ) ?? grid.parentElement )?.querySelector(
		'.programas-empty'
	);

/** What is written in the pause after typing: comparing all words is slow. */
const waiting = new WeakMap< Element, () => void >();

/**
 * Writes the link into the empty state of a grid after a pause, or removes it.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param isAsked  Whether a card matches all criteria.
 * @param isBeside Whether it matches those of some controls.
 */
export function writeNearest(
	grid: Element,
	controls: readonly HTMLElement[],
	isAsked: ( card: Element ) => boolean,
	isBeside: (
		controls: readonly HTMLElement[]
	) => ( card: Element ) => boolean
): void {
	const place = placeOf( grid );
	const cards = cardsOf( grid );
	const [ search ] = controls.filter( isSearchOfWords );
	const [ text ] = search ? chosenIn( search ) : [];
	const remove = (): void => {
		waiting.delete( grid );
		place?.querySelector( NEAREST )?.parentElement?.remove();
	};
	if ( ! place || ! search || ! text || cards.some( isAsked ) ) {
		remove();
		return;
	}
	const others = controls.filter(
		( control ) => keyOf( control ) !== keyOf( search )
	);
	const isAllowed = isBeside( others );
	const write = (): void => {
		remove();
		const nearest = nearestText(
			text,
			keyOf( search ),
			cards,
			cards.filter( isAllowed )
		);
		if ( nearest ) {
			const link = document.createElement( 'a' );
			link.className = NEAREST.slice( 2 );
			link.href = `?${ withValues( location.search, search, [ nearest ] ) }${ location.hash }`;
			link.dataset.value = nearest;
			link.textContent = say( grid, 'nearest', nearest );
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

	return placeOf( grid )?.querySelector( NEAREST )?.textContent ?? '';
}
