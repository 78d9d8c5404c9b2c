/** The numbers beside the choices of a grid: how many programs each would show. Called after each choice (criteria.ts), drawn by draw.ts. */
import { ALL } from '../view/constants';
import { isSelect } from '../view/kinds';
import { categoryOf, groupsOf, pillsOf } from '../view/markup';
import { isTyped, keyOf, optionsOf, valueOf } from './controls';
import type { countBeside } from './matching';
import { say, sayNumber } from './texts';

/** What a pill, the label of a box or an option of a select says of its programs. */
export interface Choice {
	/** Their number as text; '' for none. */
	readonly count: string;
	readonly isEmpty: boolean;
	/** For screen readers; '' for none, undefined where the server's stays. */
	readonly description?: string;
}

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
): Array< [ Element, Choice ] > {
	return [ ...counts ].flatMap( ( [ { control }, numbers ] ) =>
		control
			? controls
					.filter( ( other ) => keyOf( other ) === keyOf( control ) )
					.flatMap( ( other ) => choicesIn( grid, other, numbers ) )
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
								description: count ? '' : say( grid, 'empty' ),
							},
						];
					} )
	);
}
