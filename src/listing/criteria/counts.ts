/** Writes the number of programs beside each option and pill, also where React has not loaded. criteria.ts does it after each choice. */
import { ALL } from '../view/constants';
import { isOption } from '../view/kinds';
import { categoryOf, COUNT, groupsControlling, pillsOf } from '../view/markup';
import { choicesOf, isTyped, keyOf, valueOf } from './controls';
import type { countBeside } from './matching';
import { formatNumber, getText, labelOfOption } from './texts';

/** Writes a count into a pill, or into the label of a field. In the sheet, and as a field, what would show nothing cannot be chosen. */
function writeCount( option: Element, text: string, isEmpty: boolean ): void {
	const element = option.closest( 'label' ) ?? option;
	const place = element.querySelector( COUNT );
	if ( place && place.textContent !== text ) {
		place.textContent = text;
	}
	element.classList.toggle( 'is-empty', isEmpty );
	if ( option !== element || option.closest( 'dialog' ) ) {
		option.toggleAttribute(
			'disabled',
			isEmpty && ! option.matches( ':checked,:focus,[aria-pressed=true]' )
		);
	}
}

/**
 * Writes the counts of the options of a control.
 *
 * @param grid    Grid.
 * @param control Control.
 * @param numbers Counts by value.
 */
function writeCountsIn(
	grid: Element,
	control: HTMLElement,
	numbers: ReadonlyMap< string, number >
): void {
	for ( const option of choicesOf( control ) ) {
		if ( isTyped( option ) ) {
			continue;
		}
		const value = valueOf( option );
		const count = numbers.get( value ) ?? 0;
		const isCounted = value && 'counts' in control.dataset;
		const number = formatNumber( grid, count );
		if ( ! isOption( option ) ) {
			writeCount( option, isCounted ? number : '', ! count );
			continue;
		}
		const text =
			labelOfOption( option ) +
			( isCounted || ( value && ! count ) ? `\u00a0(${ number })` : '' );
		if ( option.text !== text ) {
			option.text = text;
		}
	}
}

/**
 * Writes the counts of all options and pills of a grid.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param counts   Counts by criterion and value.
 */
export function writeOptionCounts(
	grid: Element,
	controls: readonly HTMLElement[],
	counts: ReturnType< typeof countBeside >
): void {
	for ( const [ { control }, numbers ] of counts ) {
		if ( control ) {
			controls
				.filter( ( other ) => keyOf( other ) === keyOf( control ) )
				.forEach( ( other ) => writeCountsIn( grid, other, numbers ) );
			continue;
		}
		for ( const pill of groupsControlling( grid ).flatMap( pillsOf ) ) {
			const slug = categoryOf( pill );
			const count = numbers.get( slug === ALL ? '' : slug ) ?? 0;
			writeCount( pill, formatNumber( grid, count ), ! count );
			if ( count ) {
				pill.removeAttribute( 'aria-description' );
			} else {
				pill.setAttribute(
					'aria-description',
					getText( grid, 'empty' )
				);
			}
		}
	}
}
