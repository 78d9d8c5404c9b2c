/** Handles the visitor's choices among criteria: shows the result, writes the URL and announces it. */
import { announce } from '../view/announce';
import { choose } from '../view/choice';
import { later } from '../view/load';
import { gridOf } from '../view/markup';
import { storeOf } from '../view/state';
import {
	askedIn,
	chosenIn,
	isMultiple,
	isOrder,
	isSame,
	keyOf,
	optionsOf,
	valueOf,
} from './controls';
import { isDay } from './days';
import { afterPause } from './search';
import { labelOfControl, say, sayValue, withCount } from './texts';

/** Announces a value that was chosen or removed, '' for all, and what else came of it. */
function tell(
	control: HTMLElement,
	grid: Element,
	value: string,
	result?: string
): void {
	announce(
		withCount(
			grid,
			value || isOrder( control )
				? sayValue( grid, control, value )
				: labelOfControl( control )
		),
		isOrder( control )
			? '%s'
			: say(
					grid,
					chosenIn( control ).includes( value ) ? 'done' : 'undone',
					'%s'
				),
		control,
		result
	);
}

/**
 * The visitor chooses a value.
 *
 * @param control Control.
 * @param grid    Its grid.
 * @param value   Value that was chosen or removed; '' for all.
 * @param values  Values that are chosen now.
 */
export function chooseValue(
	control: HTMLElement,
	grid: Element,
	value: string,
	values = chosenIn( control )
): void {
	const requested = new Map( [ [ keyOf( control ), values ] ] );
	choose( grid, { requested }, 'criterion' );
	tell( control, grid, value );
}

/**
 * The visitor uses a hand-written button.
 *
 * @param button  Button.
 * @param control Its control.
 * @return Whether there is a grid for it.
 */
export function press( button: HTMLElement, control: HTMLElement ): boolean {
	const grid = gridOf( control );
	if ( ! grid ) {
		return false;
	}
	const value = valueOf( button );
	const before = chosenIn( control );
	let next = value ? [ value ] : [];
	if ( value && isMultiple( control ) ) {
		next = before.includes( value )
			? before.filter( ( one ) => one !== value )
			: [ ...before, value ];
	}
	chooseValue( control, grid, value, next );

	return true;
}

/**
 * The visitor types.
 *
 * @param control Control with the field.
 * @param grid    Its grid.
 */
export function type( control: HTMLElement, grid: Element ): void {
	const day = optionsOf( control ).find( isDay );
	const values = chosenIn( control );
	const before = storeOf( grid ).get() ?? {};
	if ( day && isSame( askedIn( before, control ), values ) ) {
		// The year is being typed.
		return;
	}
	const requested = new Map( [ [ keyOf( control ), values ] ] );
	choose( grid, { requested }, 'search', control );
	afterPause( () => {
		tell(
			control,
			grid,
			chosenIn( control )[ 0 ] ?? '',
			later.bars?.didYouMeanText( grid )
		);
		if ( day?.matches( ':focus' ) ) {
			// Says that it is after the other one.
			day.reportValidity();
		}
	} );
}
