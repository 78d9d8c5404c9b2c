/** The number of programs beside each option and pill. criteria.ts computes them after each choice, draw.ts renders them. */
import { ALL } from '../view/constants';
import { isSelect } from '../view/kinds';
import { categoryOf, groupsControlling, pillsOf } from '../view/markup';
import { isTyped, keyOf, optionsOf, valueOf } from './controls';
import type { countBeside } from './matching';
import { getText, formatNumber } from './texts';

/** The count of a pill, of the label of a checkbox, or of an option of a select. */
export interface OptionCount {
	/** Number of programs as text; '' for none. */
	readonly count: string;
	readonly isEmpty: boolean;
	/** `aria-description`; '' for none, undefined to leave it alone. */
	readonly description?: string;
}

/**
 * Returns the counts of the options of a control.
 *
 * @param grid    Grid.
 * @param control Control.
 * @param numbers Counts by value.
 */
function countsInControl(
	grid: Element,
	control: HTMLElement,
	numbers: ReadonlyMap< string, number >
): Array< [ Element, OptionCount ] > {
	const { counts } = control.dataset;
	const choice = ( value: string ): OptionCount => {
		const count = numbers.get( value ) ?? 0;

		return {
			isEmpty: count === 0,
			count:
				value && ( count === 0 || counts !== undefined )
					? `\u00a0(${ formatNumber( grid, count ) })`
					: '',
		};
	};

	return optionsOf( control ).flatMap( ( option ) => {
		if ( isSelect( option ) ) {
			return [ ...option.options ].map(
				( one ): [ Element, OptionCount ] => [
					one,
					choice( valueOf( one ) ),
				]
			);
		}

		return isTyped( option )
			? []
			: [
					[
						option.closest( 'label' ) ?? option,
						choice( valueOf( option ) ),
					],
				];
	} );
}

/**
 * Returns the counts of all options and pills of a grid.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param counts   Counts by criterion and value.
 */
export function optionCounts(
	grid: Element,
	controls: readonly HTMLElement[],
	counts: ReturnType< typeof countBeside >
): Array< [ Element, OptionCount ] > {
	return [ ...counts ].flatMap( ( [ { control }, numbers ] ) =>
		control
			? controls
					.filter( ( other ) => keyOf( other ) === keyOf( control ) )
					.flatMap( ( other ) =>
						countsInControl( grid, other, numbers )
					)
			: groupsControlling( grid )
					.flatMap( pillsOf )
					.map( ( pill ): [ Element, OptionCount ] => {
						const slug = categoryOf( pill );
						const count =
							numbers.get( slug === ALL ? '' : slug ) ?? 0;

						return [
							pill,
							{
								count: formatNumber( grid, count ),
								isEmpty: ! count,
								description: count
									? ''
									: getText( grid, 'empty' ),
							},
						];
					} )
	);
}
