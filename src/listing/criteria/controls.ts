/**
 * Accessors for the controls of criteria (native fields, or hand-written buttons): key, options, values. The other files of this folder know
 * controls only through it.
 */
import { slugOf } from '../view/address';
import { ALL, ORDER } from '../view/constants';
import { isOption, isSelect } from '../view/kinds';
import { allOf, GROUP, isRadio, SEARCH } from '../view/markup';
import type { Beyond, Shown } from '../view/state';
import { FROM, isDay, TIMES, UNTIL, usableDay, WHEN } from './days';
import { numeric } from './numbers';
import { searchable } from './words';

const CONTROL = `${ GROUP }[data-filter],${ SEARCH }`;

/** Hand-written buttons and links. */
export const BUTTON = 'button[data-value],a[data-value]';

const OPTION = `select,input:not([type=hidden]),${ BUTTON }`;

/** Key of the search. */
export const WORDS = 'buscar';

/** Key of the category, where several can be chosen. */
export const CATEGORY = 'categoria';

type Field = HTMLInputElement | HTMLSelectElement;

/** The control around an element. A search field may have no group. */
export const controlOf = ( element: Element ): HTMLElement | null =>
	element.closest< HTMLElement >( `${ GROUP }[data-filter]` ) ??
	element.closest< HTMLElement >( SEARCH );

/** The controls of a grid, in reading order. */
export const controlsOf = ( grid: Element ): HTMLElement[] =>
	allOf( grid, CONTROL ).filter(
		( control ) => controlOf( control ) === control
	);

/** The field of a control for words or a number. */
export const fieldOf = ( control: HTMLElement ): HTMLInputElement | undefined =>
	optionsOf( control ).find( isSearch );

/** Whether a control is a full-text search. */
export function isTextSearch( control: HTMLElement ): boolean {
	const field = fieldOf( control );

	return !! field && ! isNumberInput( field );
}

/** The first control of each criterion. */
export const distinct = ( controls: readonly HTMLElement[] ): HTMLElement[] =>
	controls.filter(
		( control, index ) =>
			controls.findIndex(
				( other ) => keyOf( other ) === keyOf( control )
			) === index
	);

/** Key of a criterion: its parameter, and the name of its `data-` attribute. */
export const keyOf = ( control: HTMLElement ): string =>
	control.dataset.filter ?? WORDS;

/** The values that a state requests of a control. */
export const valuesRequestedOf = (
	{ requested }: Beyond,
	control: HTMLElement
): readonly string[] => requested?.get( keyOf( control ) ) ?? [];

/** Whether a pill other than "all" is active. */
export const hasCategory = ( { category, hasPills }: Shown ): boolean =>
	hasPills && category !== ALL;

/** Whether two lists of values are equal. */
export const isSame = (
	some: readonly string[],
	others: readonly string[]
): boolean => some.join() === others.join();

/** Whether a control is the order of the cards, not a filter. */
export const isOrder = ( control: HTMLElement ): boolean =>
	keyOf( control ) === ORDER;

/** Name of a control's page parameter. */
export const parameterOf = ( control: HTMLElement ): string =>
	control.dataset.parameter ?? keyOf( control );

/** The options of a control. */
export const optionsOf = ( control: HTMLElement ): HTMLElement[] =>
	control.matches( OPTION )
		? [ control ]
		: [ ...control.querySelectorAll< HTMLElement >( OPTION ) ];

/** Whether an option is a field for words, a number or a date. */
export const isTyped = ( option: Element ): option is HTMLInputElement =>
	option.matches( 'input:not([type=radio],[type=checkbox])' );

/** Whether an option is a field that filters on each key press: for words or a number, not for a date. */
export const isSearch = ( option: Element ): option is HTMLInputElement =>
	isTyped( option ) && ! isDay( option );

export const isNumberInput = ( option: Element ): boolean =>
	option.matches( '[type=number]' );

const isChosen = ( option: HTMLElement ): boolean =>
	isTyped( option ) || option.matches( ':checked,[aria-pressed=true]' );

/** The value of an option; '' for all. */
export function valueOf( option: HTMLElement ): string {
	const value = option.dataset.value ?? ( option as Field ).value;

	return value === ALL ? '' : value;
}

/** What can be chosen in a control: its options, and those of a select. */
export const choicesOf = ( control: HTMLElement ): HTMLElement[] =>
	optionsOf( control ).flatMap( ( option ) =>
		isSelect( option ) ? [ ...option.options ] : option
	);

/** Whether a control has multiple values. A single checkbox is a switch. */
export const isMultiple = ( control: HTMLElement ): boolean =>
	'multiple' in control.dataset ||
	!! control.querySelectorAll( '[type=checkbox]' )[ 1 ];

/** The values of a control: what its elements show now. */
export const chosenValues = ( control: HTMLElement ): string[] =>
	choicesOf( control )
		.filter( isChosen )
		.map( ( option ) =>
			isTyped( option )
				? sanitizerFor( control )( option.value )
				: valueOf( option )
		)
		.filter( Boolean );

/** Sets the values of a control. */
export function setChosenValues(
	control: HTMLElement,
	values: readonly string[]
): void {
	for ( const option of choicesOf( control ) ) {
		const value = valueOf( option );
		const wanted = value ? values.includes( value ) : ! values[ 0 ];
		if ( isTyped( option ) ) {
			const [ text = '' ] = values;
			// What is being typed may not be valid yet.
			if ( sanitizerFor( control )( option.value ) !== text ) {
				// Browsers log a warning for a range.
				option.value = isNumberInput( option )
					? numeric( text, '' )
					: text;
			}
		} else if ( isOption( option ) ) {
			option.selected = wanted;
		} else if ( isRadio( option ) ) {
			option.checked = wanted;
		} else {
			option.setAttribute( 'aria-pressed', `${ wanted }` );
			option.classList.toggle( 'is-active', wanted );
		}
	}
}

/** Lets the fields of the first and of the last day limit each other. The browser offers no other days, and says it of one that is typed. */
export function limitDays( controls: readonly HTMLElement[] ): void {
	const [ from, until ] = [ FROM, UNTIL ].map( ( key ) =>
		controls
			.filter( ( control ) => keyOf( control ) === key )
			.flatMap( optionsOf )
			.find( isDay )
	);
	if ( from && until ) {
		// Beyond the other one's own, browsers take years of six digits.
		from.max = until.value || until.max;
		until.min = from.value;
	}
}

/** Returns a function that sanitizes a requested value; it returns '' for one that the control does not have. */
export function sanitizerFor(
	control: HTMLElement
): ( value: string ) => string {
	const field = optionsOf( control ).find( isTyped );
	if ( field && isNumberInput( field ) ) {
		return ( value ) =>
			numeric( value, field.max, 'range' in control.dataset );
	}
	if ( field ) {
		return isDay( field ) ? usableDay : searchable;
	}
	const allowed = choicesOf( control ).map( valueOf );
	// A map, as an object has a "constructor".
	const renamed = new Map(
		Object.entries(
			JSON.parse( control.dataset.renamed ?? '{}' ) as Record<
				string,
				string
			>
		)
	);

	return ( value ) =>
		[ value, slugOf( value ) ]
			.map( ( one ) => renamed.get( one ) ?? one )
			.find( ( one ) => allowed.includes( one ) ) ?? '';
}

/** Name of the data attribute of cards for a criterion. All that ask for times are compared with one. */
function cardDataName( key: string ): string {
	if ( key === CATEGORY ) {
		return 'categories';
	}

	return TIMES.includes( key ) ? WHEN : key;
}

/** The value of a card for a criterion. */
export const cardValue = ( card: Element, key: string ): string =>
	card.getAttribute( `data-${ cardDataName( key ) }` ) ?? '';
