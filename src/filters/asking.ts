/**
 * Somebody asks for something: it is shown at once, written into the address, and said.
 */
import { announce, put, refresh, writeAddress } from 'programs-filter/view';
import { gridOf } from '../listing/view/markup';
import { askedOf, withValues } from './address';
import {
	chooseIn,
	chosenIn,
	controlsOf,
	isMultiple,
	keyOf,
	valueOf,
} from './controls';
import { withoutMore } from './more';
import { announceSoon } from './search';
import { labelOfControl, say, sayValue, withCount } from './texts';

/** The control in which somebody types: all of it is one step of Back. */
let typing: Element | undefined;

/** What somebody does next is a step of its own. */
export function endTyping(): void {
	typing = undefined;
}

/** Whether two lists of values are the same. */
export const isSame = (
	some: readonly string[],
	others: readonly string[]
): boolean => JSON.stringify( some ) === JSON.stringify( others );

/** Whether values of a control are others than the address asks for. */
const isNew = ( control: HTMLElement, values: readonly string[] ): boolean =>
	! isSame( askedOf( control, location.search ), values );

/**
 * Writes what controls say into the address.
 *
 * @param controls Controls.
 * @param grid     Their grid.
 * @param isStep   Whether Back takes it back, where it is something else.
 */
export function write(
	controls: readonly HTMLElement[],
	grid: Element,
	isStep: boolean
): void {
	// When it is written they may say the next choice.
	const chosen = controls.map(
		( control ) => [ control, chosenIn( control ) ] as const
	);
	writeAddress( () => {
		const isOther = chosen.some( ( one ) => isNew( ...one ) );
		const query = chosen.reduce(
			( before, one ) => `?${ withValues( before, ...one ) }`,
			location.search
		);
		put( withoutMore( query, grid ), isStep && isOther );
	} );
}

/** Others of the same criterion say the same. */
function share( control: HTMLElement, grid: Element ): void {
	for ( const other of controlsOf( grid ) ) {
		if ( other !== control && keyOf( other ) === keyOf( control ) ) {
			chooseIn( other, chosenIn( control ) );
		}
	}
}

/**
 * Somebody chose something.
 *
 * @param control Control that says it by now.
 * @param grid    Its grid.
 * @param value   What was chosen, or taken back; '' for everything.
 */
export function choose(
	control: HTMLElement,
	grid: Element,
	value: string
): void {
	endTyping();
	share( control, grid );
	write( [ control ], grid, true );
	refresh( grid, 'criterion' );
	announce(
		withCount(
			grid,
			value ? sayValue( grid, control, value ) : labelOfControl( control )
		),
		say(
			grid,
			chosenIn( control ).includes( value ) ? 'done' : 'undone',
			'%s'
		),
		control
	);
}

/**
 * Somebody used a button that a person wrote.
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
 * Somebody typed.
 *
 * @param control Control with the field.
 * @param grid    Its grid.
 */
export function type( control: HTMLElement, grid: Element ): void {
	const isStep = typing !== control;
	share( control, grid );
	write( [ control ], grid, isStep );
	if ( isStep && isNew( control, chosenIn( control ) ) ) {
		typing = control;
	}
	refresh( grid, 'search' );
	announceSoon( grid, control );
}

/**
 * Somebody took back what controls ask for.
 *
 * @param grid     Grid.
 * @param controls Controls, which say nothing of it by now.
 */
export function takeBack(
	grid: Element,
	controls: readonly HTMLElement[]
): void {
	endTyping();
	write( controls, grid, true );
	refresh( grid, 'criterion' );
}
