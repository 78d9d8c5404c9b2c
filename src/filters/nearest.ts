/** "Prueba con «cerámica»": where a search finds nothing, the words of it that do, and the nearest ones of the cards. */
import { BLOCK, cardsOf } from '../listing/view/markup';
import { withValues } from './address';
import { chosenIn, isSearchOfWords, keyOf } from './controls';
import { wordsIn } from './matching';
import { PAUSE_MS } from './search';
import { say } from './texts';
import { countedIn, searchFor, wordsOf } from './words';

/** The link in the empty state. */
export const NEAREST = 'a.programas-nearest';

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
 * Returns a search text that finds something: of the words that count, those that find something together, and the nearest ones of the others.
 *
 * @param text   Search text that finds nothing.
 * @param search Control of the search.
 * @param left   Cards of the listing that the other criteria leave.
 * @return '' for none.
 */
function nearestText(
	text: string,
	search: HTMLElement,
	left: readonly Element[]
): string {
	const textOf = ( card: Element ): string =>
		wordsIn( card, keyOf( search ) );
	const words = countedIn( text.split( ' ' ), search.dataset );
	const kept = new Map< string, string >();
	const keep = ( word: string, nearest: string ): void => {
		const finds = searchFor( nearest, search.dataset );
		const those = left.filter( ( card ) => finds( textOf( card ) ) );
		if ( nearest && those[ 0 ] ) {
			left = those;
			kept.set(
				word,
				nearest === word ? word : asWritten( nearest, left )
			);
		}
	};
	words.forEach( ( word ) => keep( word, word ) );
	for ( const word of words.filter( ( one ) => ! kept.has( one ) ) ) {
		keep(
			word,
			wordNear( wordsOf( word ).join( ' ' ), left.map( textOf ) )
		);
	}

	return words.flatMap( ( word ) => kept.get( word ) ?? [] ).join( ' ' );
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
	waiting.delete( grid );
	place?.querySelector( NEAREST )?.parentElement?.remove();
	if ( ! place || ! search || ! text || cards.some( isAsked ) ) {
		return;
	}
	const others = controls.filter(
		( control ) => keyOf( control ) !== keyOf( search )
	);
	const isAllowed = isBeside( others );
	const write = (): void => {
		waiting.delete( grid );
		const nearest = nearestText( text, search, cards.filter( isAllowed ) );
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
