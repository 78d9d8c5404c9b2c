/** What each choice says of its programs: their number, and whether there is none. */
import { ALL } from '../view/constants';
import { isSelect } from '../view/kinds';
import { categoryOf, groupsOf, pillsOf } from '../view/markup';
import type { Choice } from '../view/state';
import { isTyped, keyOf, optionsOf, valueOf } from './controls';
import type { countBeside } from './matching';
import { say, sayNumber } from './texts';

/**
 * What the options and labels of a control say.
 *
 * @param grid    Grid.
 * @param control Control.
 * @param numbers Counts by value.
 */
function choicesIn(
	grid: Element,
	control: HTMLElement,
	numbers: ReadonlyMap< string, number >
): Array< [ Element, Choice ] > {
	const { counts } = control.dataset;
	const choice = ( value: string ): Choice => {
		const count = numbers.get( value ) ?? 0;

		return {
			isEmpty: count === 0,
			count:
				value && ( count === 0 || counts !== undefined )
					? `\u00a0(${ sayNumber( grid, count ) })`
					: '',
		};
	};

	return optionsOf( control ).flatMap( ( option ) => {
		if ( isSelect( option ) ) {
			return [ ...option.options ].map( ( one ): [ Element, Choice ] => [
				one,
				choice( valueOf( one ) ),
			] );
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
 * What the choices of a grid say, also its pills.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param counts   Counts by criterion and value.
 */
export function choicesOf(
	grid: Element,
	controls: readonly HTMLElement[],
	counts: ReturnType< typeof countBeside >
): Map< Element, Choice > {
	return new Map(
		[ ...counts ].flatMap( ( [ { control }, numbers ] ) =>
			control
				? controls
						.filter(
							( other ) => keyOf( other ) === keyOf( control )
						)
						.flatMap( ( other ) =>
							choicesIn( grid, other, numbers )
						)
				: groupsOf( grid )
						.flatMap( pillsOf )
						.map( ( pill ): [ Element, Choice ] => {
							const slug = categoryOf( pill );
							const count =
								numbers.get( slug === ALL ? '' : slug ) ?? 0;

							return [
								pill,
								{
									count: sayNumber( grid, count ),
									isEmpty: ! count,
									description: count
										? ''
										: say( grid, 'empty' ),
								},
							];
						} )
		)
	);
}
