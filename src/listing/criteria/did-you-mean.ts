/** What "Did you mean" needs to know about a search without results. criteria.ts passes it to view/did-you-mean.ts. */
import { cardsOf } from '../view/markup';
import type { EmptySearch } from '../view/did-you-mean';
import type { Shown } from '../view/state';
import { addressWith } from './chips';
import { foundFor } from './found';
import { isTextSearch, keyOf } from './controls';
import { type Criterion, meetsAll, wordsIn } from './matching';
import { getText } from './texts';
import { countedIn, parseSearch, searchFor, wordsOf } from './words';

/**
 * Returns the search of a grid, if it has no results.
 *
 * @param grid     Grid.
 * @param shown    What it shows.
 * @param criteria Its criteria.
 * @return Undefined for a search with results, and for none.
 */
export function failedSearch(
	grid: Element,
	{ visible }: Shown,
	criteria: readonly Criterion[]
): EmptySearch | undefined {
	const search = criteria.find(
		( { control } ) => control && isTextSearch( control )
	);
	const { control, chosen: [ text ] = [] } = search ?? {};
	if (
		! control ||
		! text ||
		visible ||
		// The words of other cards are not here.
		foundFor( grid ) ||
		// Times that are understood are no words to correct.
		parseSearch( text, control.dataset )[ 1 ].size
	) {
		return undefined;
	}
	const key = keyOf( control );

	return {
		words: countedIn( text.split( ' ' ), control.dataset ),
		cards: cardsOf( grid ).filter( ( card ) =>
			meetsAll( card, criteria, search )
		),
		wordsIn: ( card: Element ) => wordsIn( card, key ),
		wordsOf,
		matcherFor: ( words: string ) => searchFor( words, control.dataset ),
		linkTo: ( words: string ) => ( {
			textContent: getText( grid, 'nearest', words ),
			href: addressWith( grid, {
				requested: new Map( [ [ key, [ words ] ] ] ),
			} ),
		} ),
	};
}
