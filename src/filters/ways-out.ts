/** Ways out of an empty result: what a visitor can leave out, and how many programs that brings. The server does the same (includes/filters/ways-out.php). */
import { ALL } from '../listing/view/constants';
import {
	activePillOf,
	BLOCK,
	categoryOf,
	groupsOf,
} from '../listing/view/markup';
import { labelOf, withoutCategory } from 'programs-filter/view';
import { searchWithout } from './chips';
import { CATEGORY, keyOf, WORDS } from './controls';
import type { Criterion } from './matching';
import { sayNumber, sayValue } from './texts';

type Counts = ReadonlyMap< Criterion, ReadonlyMap< string, number > >;

/** What is left out, in words. */
function labelOfCriterion(
	grid: Element,
	{ control, chosen }: Criterion
): string {
	const pill = groupsOf( grid ).map( activePillOf ).find( Boolean );
	if ( ! control ) {
		return pill && categoryOf( pill ) !== ALL ? labelOf( pill ) : '';
	}

	return chosen
		.map( ( value ) =>
			keyOf( control ) === WORDS
				? value
				: sayValue( grid, control, value )
		)
		.join( ', ' );
}

/**
 * Writes the links of a grid's empty state.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param counts   Counts by criterion: that of no choice is under ''.
 * @param isEmpty  Whether no card matches.
 */
export function writeWaysOut(
	grid: Element,
	controls: readonly HTMLElement[],
	counts: Counts,
	isEmpty: boolean
): void {
	const ways = grid
		.closest( BLOCK )
		?.querySelector< HTMLElement >( '.programas-ways' );
	const links = [ ...( isEmpty && ways ? counts : [] ) ].flatMap(
		( [ criterion, numbers ] ) => {
			const number = numbers.get( '' ) ?? 0;
			const label = labelOfCriterion( grid, criterion );
			if ( ! number || ! label ) {
				return [];
			}
			const { control } = criterion;
			const link = document.createElement( 'a' );
			link.className = 'programas-way';
			link.href = control
				? searchWithout(
						controls,
						( other ) => keyOf( other ) !== keyOf( control )
					)
				: `?${ withoutCategory( groupsOf( grid ) ) }`;
			link.dataset.key = control ? keyOf( control ) : CATEGORY;
			link.textContent = (
				( number === 1 ? ways?.dataset.one : ways?.dataset.many ) ?? ''
			)
				.replace( '%1$s', () => label )
				.replace( '%2$s', () => sayNumber( grid, number ) );

			return [ link, ' ' ];
		}
	);
	ways?.replaceChildren( ...links );
}
