/**
 * Applies what a visitor chooses or types in a control: filters the grid through view/choice.ts and announces the result. Called by the event
 * listeners of index.ts.
 */
import { announce } from '../view/announce';
import { choose } from '../view/choice';
import { page } from '../view/load';
import type { FilterSource } from '../view/result';
import { storeOf } from '../view/state';
import {
	valuesRequestedOf,
	chosenValues,
	isMultiple,
	isOrder,
	isSame,
	keyOf,
	optionsOf,
	valueOf,
} from './controls';
import { isDay } from './days';
import { afterPause } from './search';
import { labelOfControl, getText, resultCount, valueLabel } from './texts';

/** The values that a grid shows now. */
const requestedNow = ( control: HTMLElement, grid: Element ) =>
	valuesRequestedOf( storeOf( grid ).get() ?? {}, control );

/** Announces a value that was chosen or removed ('' for all), with the number of results. */
function announceValue(
	control: HTMLElement,
	grid: Element,
	value: string,
	didYouMean?: string
): void {
	const label =
		value || isOrder( control )
			? valueLabel( grid, control, value )
			: labelOfControl( control );
	const text = chosenValues( control ).includes( value ) ? 'done' : 'undone';
	announce(
		[
			isOrder( control ) ? label : getText( grid, text, label ),
			resultCount( grid ),
			didYouMean,
		],
		control
	);
}

/**
 * Filters by the chosen values of a control.
 *
 * @param control Control.
 * @param grid    Its grid.
 * @param value   Value that was chosen or removed; '' for all.
 * @param values  Values that are chosen now.
 * @param source  Source of the choice.
 */
export function chooseValue(
	control: HTMLElement,
	grid: Element,
	value: string,
	values = chosenValues( control ),
	source: FilterSource = 'criterion',
	done = () => {}
): void {
	const requested = new Map( [ [ keyOf( control ), values ] ] );
	choose( grid, { requested }, source, () => {
		announceValue( control, grid, value );
		done();
	} );
}

/**
 * Filters by a field that was chosen. A click on the radio button that is chosen takes its value back.
 *
 * @param field   Field.
 * @param control Its control.
 * @param grid    Its grid.
 * @param isClick Whether it was clicked; what else changes it is an event of its own.
 */
export function chooseField(
	field: HTMLElement,
	control: HTMLElement,
	grid: Element,
	isClick?: boolean
): void {
	const value = valueOf( field );
	const before = requestedNow( control, grid );
	if ( isClick ) {
		if ( field.matches( '[type=radio]' ) && before.includes( value ) ) {
			chooseValue( control, grid, value, [] );
		}
	} else if ( ! isSame( before, chosenValues( control ) ) ) {
		chooseValue( control, grid, value );
	}
}

/**
 * Toggles the value of a hand-written button.
 *
 * @param button  Button.
 * @param control Its control.
 * @param grid    Its grid.
 */
export function toggleButton(
	button: HTMLElement,
	control: HTMLElement,
	grid: Element
): void {
	const value = valueOf( button );
	const before =
		value && isMultiple( control ) ? chosenValues( control ) : [];
	const next = before.includes( value )
		? before.filter( ( one ) => one !== value )
		: [ ...before, value ].filter( Boolean );
	chooseValue( control, grid, value, next );
}

/**
 * Filters by what the visitor types, and announces it after a pause.
 *
 * @param control Control with the field.
 * @param grid    Its grid.
 */
export function applyTypedValue( control: HTMLElement, grid: Element ): void {
	const day = optionsOf( control ).find( isDay );
	const values = chosenValues( control );
	if ( day && isSame( requestedNow( control, grid ), values ) ) {
		// An incomplete date, such as one whose year is being typed.
		return;
	}
	const requested = new Map( [ [ keyOf( control ), values ] ] );
	const tell = () =>
		afterPause( () => {
			announceValue(
				control,
				grid,
				chosenValues( control )[ 0 ] ?? '',
				page.reveal?.didYouMeanText( grid )
			);
			if ( day?.matches( ':focus' ) ) {
				// Reports an end before the start.
				day.reportValidity();
			}
		} );
	choose( grid, { requested }, 'search', tell, control );
}
