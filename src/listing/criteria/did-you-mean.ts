/** What "Did you mean" needs to know about a search without results. criteria.ts passes it to view/did-you-mean.ts. */
import { cardsOf } from '../view/markup';
import type { EmptySearch } from '../view/did-you-mean';
import type { Shown } from '../view/state';
import { addressWith } from './chips';
import { valuesRequestedOf, isTextSearch, keyOf } from './controls';
import { criteriaOf, meetsAll, wordsIn } from './matching';
import { getText } from './texts';
import { countedIn, parseSearch, searchFor, wordsOf } from './words';

/**
 * Returns the search of a grid, if it has no results.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param shown    What it shows.
 * @return Undefined for a search with results, and for none.
 */
export function failedSearch(
	grid: Element,
	controls: readonly HTMLElement[],
	shown: Shown
): EmptySearch | undefined {
	const search = controls.find( isTextSearch );
	const [ text ] = search ? valuesRequestedOf( shown, search ) : [];
	if (
		! search ||
		! text ||
		shown.visible ||
		// Times that are understood are no words to correct.
		parseSearch( text, search.dataset )[ 1 ].size
	) {
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
			textContent: getText( grid, 'nearest', words ),
			href: addressWith( grid, {
				requested: new Map( [ [ key, [ words ] ] ] ),
			} ),
		} ),
	};
}
