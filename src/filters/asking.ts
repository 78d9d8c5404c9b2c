/** Handles the visitor's choices: shows the result, writes the URL and announces it. */
import { announce, put, refresh, writeAddress } from 'programs-filter/view';
import { gridOf } from '../listing/view/markup';
import { askedOf, withValues } from './address';
import {
	chooseIn,
	chosenIn,
	controlsOf,
	isMultiple,
	isOrder,
	keyOf,
	optionsOf,
	valueOf,
} from './controls';
import { isDay } from './days';
import { withoutMore } from './more';
import { offeredAt } from './nearest';
import { afterPause } from './search';
import { countOf, labelOfControl, say, sayValue, withCount } from './texts';

/** The control in which the visitor types. One search is one step in the history. */
let typing: Element | undefined;

/** Ends typing: the next choice is a step of its own. */
export function endTyping(): void {
	typing = undefined;
}

/** Whether two lists of values are equal. */
export const isSame = (
	some: readonly string[],
	others: readonly string[]
): boolean => JSON.stringify( some ) === JSON.stringify( others );

/** Updates a control from the URL. */
export const readAddress = ( control: HTMLElement ): void =>
	chooseIn( control, askedOf( control, location.search ) );

/** Whether values of a control differ from the URL. */
const isNew = ( control: HTMLElement, values: readonly string[] ): boolean =>
	! isSame( askedOf( control, location.search ), values );

/** Whether the programs of values are on the page only where the URL asks for them. */
const areApart = (
	{ dataset }: HTMLElement,
	values: readonly string[]
): boolean => !! dataset.apart && values.includes( dataset.apart );

/** Loads the page with another query string, at the cards, as the form does. */
function visit( query: string, grid: Element, back: () => void ): void {
	const url = new URL( location.href );
	url.search = query;
	url.hash = grid.id;
	// Back may show this page as it was left.
	addEventListener( 'pageshow', back, { once: true } );
	location.assign( url );
}

/**
 * Writes the values of controls into the URL.
 *
 * @param controls Controls.
 * @param grid     Their grid.
 * @param isStep   Whether a change is a step in the history.
 * @return Whether the page is loaded anew, as it lacks the programs.
 */
export function write(
	controls: readonly HTMLElement[],
	grid: Element,
	isStep: boolean
): boolean {
	// Read now: the URL is written later.
	const chosen = controls.map(
		( control ) => [ control, chosenIn( control ) ] as const
	);
	const isLoaded = chosen.some(
		( [ control, values ] ) =>
			areApart( control, values ) !==
			areApart( control, askedOf( control, location.search ) )
	);
	writeAddress( () => {
		const isOther = chosen.some( ( one ) => isNew( ...one ) );
		const query = chosen.reduce(
			( before, one ) => `?${ withValues( before, ...one ) }`,
			location.search
		);
		const next = withoutMore( query, grid );
		if ( isLoaded ) {
			visit( next, grid, () =>
				controlsOf( grid ).forEach( readAddress )
			);
		} else {
			put( next, isStep && isOther );
		}
	} );

	return isLoaded;
}

/** Updates other controls of the same criterion. */
function share( control: HTMLElement, grid: Element ): void {
	for ( const other of controlsOf( grid ) ) {
		if ( other !== control && keyOf( other ) === keyOf( control ) ) {
			chooseIn( other, chosenIn( control ) );
		}
	}
}

/** Announces a value that was chosen or removed; '' for all. */
function tell( control: HTMLElement, grid: Element, value: string ): void {
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
		control
	);
}

/**
 * The visitor chooses a value.
 *
 * @param control Control, already updated.
 * @param grid    Its grid.
 * @param value   Value that was chosen or removed; '' for all.
 */
export function choose(
	control: HTMLElement,
	grid: Element,
	value: string
): void {
	endTyping();
	share( control, grid );
	if ( write( [ control ], grid, true ) ) {
		return;
	}
	refresh( grid, 'criterion' );
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
	chooseIn( control, next );
	choose( control, grid, value );

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
	const isStep = typing !== control;
	if ( day && ! isNew( control, chosenIn( control ) ) ) {
		// The year is being typed.
		return;
	}
	share( control, grid );
	write( [ control ], grid, isStep );
	if ( isStep && isNew( control, chosenIn( control ) ) ) {
		typing = control;
	}
	refresh( grid, 'search' );
	afterPause( () => {
		if ( ! day ) {
			announce( countOf( grid ), '%s', control, offeredAt( grid ) );
			return;
		}
		tell( control, grid, chosenIn( control )[ 0 ] ?? '' );
		if ( day.matches( ':focus' ) ) {
			// Says that it is after the other one.
			day.reportValidity();
		}
	} );
}

/**
 * The visitor removes the values of controls.
 *
 * @param grid     Grid.
 * @param controls Controls, already updated.
 * @return Whether the page shows the result; else it is loaded anew.
 */
export function takeBack(
	grid: Element,
	controls: readonly HTMLElement[]
): boolean {
	endTyping();
	const isLoaded = write( controls, grid, true );
	if ( ! isLoaded ) {
		refresh( grid, 'criterion' );
	}

	return ! isLoaded;
}

/**
 * The visitor searches what was perhaps meant.
 *
 * @param grid     Grid.
 * @param searches Its search fields.
 * @param text     Text.
 */
export function correct(
	grid: Element,
	searches: readonly HTMLElement[],
	text: string
): void {
	searches.forEach( ( control ) => chooseIn( control, [ text ] ) );
	endTyping();
	write( searches, grid, true );
	refresh( grid, 'search' );
}
