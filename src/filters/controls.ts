/**
 * The controls of criteria: native fields, or buttons that a person wrote. What they say is what is asked for.
 */
import { ALL } from '../listing/view/constants';
import { isSelect } from '../listing/view/kinds';
import { gridOf, GROUP, isRadio } from '../listing/view/markup';
import { searchable } from './words';

export const SEARCH = 'input.programas-search';
export const CONTROL = `${ GROUP }[data-filter],${ SEARCH }`;

/** Buttons, and links, of pages that a person wrote. */
export const BUTTON = 'button[data-value],a[data-value]';

const OPTION = `select,input,${ BUTTON }`;

/** Key of the words, which a field says by its class. */
const WORDS = 'buscar';

/** Key of the category, where several can be chosen. */
const CATEGORY = 'categoria';

/** Key of a criterion of times. */
export const WHEN = 'cuando';

type Field = HTMLInputElement | HTMLSelectElement;

/** The control of something on the page; a search field may stand alone. */
export const controlOf = ( element: Element ): HTMLElement | null =>
	element.closest< HTMLElement >( `${ GROUP }[data-filter]` ) ??
	element.closest< HTMLElement >( SEARCH );

/** The controls of a grid, in reading order. */
export const controlsOf = ( grid: Element ): HTMLElement[] =>
	[ ...document.querySelectorAll< HTMLElement >( CONTROL ) ].filter(
		( control ) =>
			controlOf( control ) === control && gridOf( control ) === grid
	);

/** One control of each criterion: two of the same say the same. */
export const distinct = ( controls: readonly HTMLElement[] ): HTMLElement[] =>
	controls.filter(
		( control, index ) =>
			controls.findIndex(
				( other ) => keyOf( other ) === keyOf( control )
			) === index
	);

/** Key of a criterion: the name of its parameter, and of what cards say. */
export const keyOf = ( control: HTMLElement ): string =>
	control.dataset.filter ?? WORDS;

/** Name of its page parameter. */
export const parameterOf = ( control: HTMLElement ): string =>
	control.dataset.parameter ?? keyOf( control );

/** The parts of a control by which something is chosen. */
export const optionsOf = ( control: HTMLElement ): HTMLElement[] =>
	control.matches( OPTION )
		? [ control ]
		: [ ...control.querySelectorAll< HTMLElement >( OPTION ) ];

export const isSearch = ( option: Element ): option is HTMLInputElement =>
	option.matches( 'input:not([type=radio],[type=checkbox])' );

const isChosen = ( option: HTMLElement ): boolean =>
	option.matches(
		'input:not([type=radio],[type=checkbox]),select,:checked,[aria-pressed=true]'
	);

/** What an option stands for; '' for everything. */
export function valueOf( option: HTMLElement ): string {
	const value = option.dataset.value ?? ( option as Field ).value;

	return value === ALL ? '' : value;
}

/** Whether several values can be chosen at once. One checkbox alone is a switch. */
export const isMultiple = ( control: HTMLElement ): boolean =>
	'multiple' in control.dataset ||
	!! control.querySelectorAll( '[type=checkbox]' )[ 1 ];

/** What is chosen in a control: values, or a text. */
export const chosenIn = ( control: HTMLElement ): string[] =>
	optionsOf( control )
		.filter( isChosen )
		.map( ( option ) =>
			isSearch( option )
				? searchable( option.value )
				: valueOf( option ).trim()
		)
		.filter( Boolean );

/** Chooses values in a control, and nothing else. */
export function chooseIn(
	control: HTMLElement,
	values: readonly string[]
): void {
	for ( const option of optionsOf( control ) ) {
		const value = valueOf( option );
		const wanted = value ? values.includes( value ) : ! values[ 0 ];
		if ( isSearch( option ) ) {
			option.value = values[ 0 ] ?? '';
		} else if ( isSelect( option ) ) {
			option.value = values[ 0 ] ?? '';
			// It may call everything "all".
			option.selectedIndex = Math.max( 0, option.selectedIndex );
		} else if ( isRadio( option ) ) {
			option.checked = wanted;
		} else {
			option.setAttribute( 'aria-pressed', `${ wanted }` );
			option.classList.toggle( 'is-active', wanted );
		}
	}
}

/** The values that can be chosen in a control. Any text can be searched. */
export const valuesOf = ( control: HTMLElement ): string[] | undefined =>
	optionsOf( control ).some( isSearch )
		? undefined
		: optionsOf( control ).flatMap( ( option ) =>
				isSelect( option )
					? [ ...option.options ].map( valueOf )
					: valueOf( option )
			);

/** What a card says about a criterion; null where it says nothing. */
export const saidBy = ( card: Element, key: string ): string | null =>
	card.getAttribute( `data-${ key === CATEGORY ? 'categories' : key }` );
