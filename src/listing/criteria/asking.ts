/** Handles the visitor's choices among criteria: shows the result, writes the URL and announces it. */
import { announce } from '../view/announce';
import { choose, write } from '../view/choice';
import { writeAddress } from '../view/history';
import { later } from '../view/load';
import { gridOf } from '../view/markup';
import { type Asked, type Beyond, storeOf } from '../view/state';
import { read } from './address';
import {
	askedIn,
	chooseIn,
	chosenIn,
	controlsOf,
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

/** Whether the programs of values are on the page only where the URL asks for them. */
const areApart = ( control: HTMLElement, state: Beyond ): boolean =>
	askedIn( state, control ).includes( control.dataset.apart ?? '' );

/** Loads the page with another query string, at the cards, as the form does. */
function visit( grid: Element, asked: Asked ): void {
	const url = new URL( location.href );
	url.search = write( location.search, grid, { asked, most: 0 } );
	url.hash = grid.id;
	// Back may show this page as it was left.
	addEventListener(
		'pageshow',
		() => {
			for ( const control of controlsOf( grid ) ) {
				chooseIn(
					control,
					askedIn( storeOf( grid ).get() ?? {}, control )
				);
			}
		},
		{ once: true }
	);
	location.assign( url );
}

/**
 * Asks for other values.
 *
 * @param grid   Grid.
 * @param change Values of the criteria that change.
 * @param source Source of the choice, and the control in which the visitor types.
 * @return Whether the page shows them; else it is loaded anew, as it lacks the programs.
 */
export function ask(
	grid: Element,
	change: Asked,
	...source: [ source: 'criterion' | 'search', from?: Element ]
): boolean {
	const before = read( grid, location.search );
	const asked = new Map( [
		...( storeOf( grid ).get()?.asked ?? [] ),
		...change,
	] );
	const isShown = controlsOf( grid ).every(
		( control ) =>
			areApart( control, { asked } ) === areApart( control, before )
	);
	if ( isShown ) {
		choose( grid, { asked: change }, ...source );
	} else {
		writeAddress( () => visit( grid, asked ) );
	}

	return isShown;
}

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
	if (
		ask( grid, new Map( [ [ keyOf( control ), values ] ] ), 'criterion' )
	) {
		tell( control, grid, value );
	}
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
	const asked = new Map( [ [ keyOf( control ), values ] ] );
	ask( grid, asked, 'search', control );
	afterPause( () => {
		tell(
			control,
			grid,
			chosenIn( control )[ 0 ] ?? '',
			later.bars?.offeredAt( grid )
		);
		if ( day?.matches( ':focus' ) ) {
			// Says that it is after the other one.
			day.reportValidity();
		}
	} );
}
