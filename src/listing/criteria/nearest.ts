/** Where a search finds nothing: what is needed to find out what was perhaps meant (src/listing/view/filter-bar/did-you-mean.ts). */
import { cardsOf } from '../view/markup';
import type { EmptySearch } from '../view/filter-bar/did-you-mean';
import type { Shown } from '../view/state';
import { addressOf } from './chips';
import { askedIn, isSearchOfWords, keyOf } from './controls';
import { criteriaOf, meetsAll, wordsIn } from './matching';
import { say } from './texts';
import { countedIn, searchFor, wordsOf } from './words';

/**
 * The search of a grid that finds nothing.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param shown    What it shows.
 * @return Undefined where it finds something, or nothing is searched.
 */
export function failedSearch(
	grid: Element,
	controls: readonly HTMLElement[],
	shown: Shown
): EmptySearch | undefined {
	const search = controls.find( isSearchOfWords );
	const [ text ] = search ? askedIn( shown, search ) : [];
	if ( ! search || ! text || shown.visible ) {
		return undefined;
	}
	const key = keyOf( search );
	const others = controls.filter( ( control ) => keyOf( control ) !== key );

	return {
		words: countedIn( text.split( ' ' ), search.dataset ),
		cards: cardsOf( grid ).filter(
			meetsAll( shown.category, criteriaOf( others, shown ) )
		),
		wordsIn: ( card: Element ) => wordsIn( card, key ),
		wordsOf,
		matcherFor: ( words: string ) => searchFor( words, search.dataset ),
		linkTo: ( words: string ) => ( {
			textContent: say( grid, 'nearest', words ),
			href: addressOf( grid, new Map( [ [ key, [ words ] ] ] ) ),
		} ),
	};
}
