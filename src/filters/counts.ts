/** The counts of choices: written beside the labels, and marked where they are 0. */
import { ALL } from '../listing/view/constants';
import { isSelect } from '../listing/view/kinds';
import { categoryOf, groupsOf, pillsOf } from '../listing/view/markup';
import { isTyped, optionsOf, valueOf } from './controls';
import { countBeside, type Criterion, ofCategory } from './matching';
import { labelOfOption, say, sayNumber } from './texts';

const inBrackets = ( grid: Element, count: number ): string =>
	`\u00a0(${ sayNumber( grid, count ) })`;

function mark( grid: Element, choice: Element, count: number ): void {
	choice.classList.toggle( 'is-empty', count === 0 );
	if ( count === 0 ) {
		choice.setAttribute( 'aria-description', say( grid, 'empty' ) );
	} else {
		choice.removeAttribute( 'aria-description' );
	}
}

function writeBeside( choice: Element, text: string ): void {
	const place = choice.querySelector( '.programas-pill__count' );
	if ( place && place.textContent !== text ) {
		place.textContent = text;
	}
}

function writeOptions(
	grid: Element,
	control: HTMLElement,
	numbers: ReadonlyMap< string, number >
): void {
	const { apart, counts } = control.dataset;
	/** The count in brackets. Of what is not on the page it is not known. */
	const says = ( value: string, count: number ): string =>
		value && ( count === 0 ? value !== apart : counts !== undefined )
			? inBrackets( grid, count )
			: '';
	for ( const option of optionsOf( control ) ) {
		if ( isSelect( option ) ) {
			for ( const choice of option.options ) {
				const count = numbers.get( valueOf( choice ) ) ?? 0;
				const text =
					labelOfOption( choice ) + says( choice.value, count );
				if ( choice.text !== text ) {
					choice.text = text;
				}
			}
		} else if ( ! isTyped( option ) ) {
			const value = valueOf( option );
			const count = numbers.get( value ) ?? 0;
			const choice = option.closest( 'label' ) ?? option;
			choice.classList.toggle(
				'is-empty',
				count === 0 && value !== apart
			);
			writeBeside( choice, says( value, count ) );
		}
	}
}

/**
 * Writes the counts of a grid's choices.
 *
 * @param grid     Grid.
 * @param category Category that it shows.
 * @param criteria Criteria.
 * @return The counts, by criterion and value.
 */
export function writeChoices(
	grid: Element,
	category: string,
	criteria: readonly Criterion[]
): ReturnType< typeof countBeside > {
	const pills = ofCategory( category );
	const counts = countBeside( grid, [ pills, ...criteria ] );
	for ( const [ { control }, numbers ] of counts ) {
		if ( control ) {
			writeOptions( grid, control, numbers );
		}
	}
	const numbers = counts.get( pills );
	for ( const pill of groupsOf( grid ).flatMap( pillsOf ) ) {
		const slug = categoryOf( pill );
		const count = numbers?.get( slug === ALL ? '' : slug ) ?? 0;
		mark( grid, pill, count );
		writeBeside( pill, sayNumber( grid, count ) );
	}

	return counts;
}
