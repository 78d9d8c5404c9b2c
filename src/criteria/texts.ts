/**
 * What is said of criteria. The block's markup brings its own texts, translated; these are for markup that a person wrote.
 */
import { BLOCK, gridOf, labelOf } from '../view/markup';
import { withThousands } from '../view/result';
import { isSearch, keyOf, optionsOf, valueOf } from './controls';

const TEXTS = {
	remove: 'Quitar %s',
	search: '«%s»',
	named: '%1$s: %2$s',
	done: 'Filtro aplicado: %s',
	undone: 'Filtro quitado: %s',
	empty: 'sin resultados',
	reset: 'Filtros quitados',
};

/** What is asked for, as a list with links to take it back. */
export const CHIPS = '.programas-chips';

/** The list of a grid. */
export const chipsOf = ( grid: Element ): HTMLElement | undefined =>
	[ ...document.querySelectorAll< HTMLElement >( CHIPS ) ].find(
		( chips ) => gridOf( chips ) === grid
	);

/**
 * A text of a grid, with words in it.
 *
 * @param grid  Grid.
 * @param name  Which one.
 * @param words What stands for `%s`, or `%1$s` and `%2$s`.
 */
export function say(
	grid: Element,
	name: keyof typeof TEXTS,
	...words: string[]
): string {
	let next = 0;

	return ( chipsOf( grid )?.dataset[ name ] ?? TEXTS[ name ] ).replace(
		/%(?:(\d)\$)?s/g,
		( _, place: string | undefined ) =>
			words[ place ? Number( place ) - 1 : next++ ] ?? ''
	);
}

/** A number, as the page writes numbers. */
export const sayNumber = ( grid: Element, number: number ): string =>
	withThousands( number, chipsOf( grid )?.dataset.thousands ?? '.' );

/** What a value of a control is called. */
function nameOf( control: HTMLElement, value: string ): string {
	for ( const option of optionsOf( control ) ) {
		const choice = [
			...( option.matches( 'select' ) ? option.options : [ option ] ),
		].find( ( one ) => valueOf( one ) === value );
		if ( choice ) {
			return (
				choice.dataset.label ??
				labelOf( choice.closest( 'label' ) ?? choice )
			);
		}
	}

	return value;
}

/** What a criterion is called. */
export const labelOfControl = ( control: HTMLElement ): string =>
	control.dataset.label ??
	control.getAttribute( 'aria-label' ) ??
	control.querySelector( 'legend' )?.textContent ??
	keyOf( control );

/** Something that is asked for, in words. */
export function sayValue(
	grid: Element,
	control: HTMLElement,
	value: string
): string {
	const options = optionsOf( control );
	if ( options.some( isSearch ) ) {
		return say( grid, 'search', value );
	}
	const name = nameOf( control, value );

	return options[ 1 ] || options[ 0 ]?.matches( 'select' )
		? say( grid, 'named', labelOfControl( control ), name )
		: name;
}

/** The count that a grid has beside it. */
export const countOf = ( grid: Element ): string =>
	grid
		.closest( BLOCK )
		?.querySelector( '.programas-count' )
		?.textContent.trim() ?? '';

/** Something that is said, and how many cards there are now. */
export const withCount = ( grid: Element, text: string ): string =>
	[ text, countOf( grid ) ].filter( Boolean ).join( '. ' );
