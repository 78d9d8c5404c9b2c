/**
 * What is said of criteria. The block's markup brings its own texts, translated; these are for markup that a person wrote.
 */
import { BLOCK, gridOf, labelOf } from '../listing/view/markup';
import { type Counts, withThousands } from '../listing/view/result';
import { isSearch, keyOf, optionsOf, valueOf } from './controls';

const TEXTS = {
	remove: 'Quitar %s',
	search: '«%s»',
	named: '%1$s: %2$s',
	done: 'Filtro aplicado: %s',
	undone: 'Filtro quitado: %s',
	empty: 'sin resultados',
	reset: 'Filtros quitados',
	count: 'Resultados: %1$s de %2$s',
};

/** What is asked for, as a list with links to take it back. */
export const CHIPS = '.programas-chips';

/** The lists of a grid: each block that filters it has one. */
export const listsOf = ( grid: Element ): HTMLElement[] =>
	[ ...document.querySelectorAll< HTMLElement >( CHIPS ) ].filter(
		( chips ) => gridOf( chips ) === grid
	);

/** The first list of each grid: looking for it in a long page takes longer than anything that is said. */
const firsts = new WeakMap< Element, HTMLElement | undefined >();

/** The first list of a grid, whose texts are those of the grid. */
function chipsOf( grid: Element ): HTMLElement | undefined {
	const first = firsts.get( grid );
	if ( ! first?.isConnected || gridOf( first ) !== grid ) {
		firsts.set( grid, listsOf( grid )[ 0 ] );
	}

	return firsts.get( grid );
}

/** How many cards grids show, of how many. */
const results = new WeakMap< Element, Counts >();

/** A grid shows something else. */
export const remember = ( grid: Element, counts: Counts ): void => {
	results.set( grid, counts );
};

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

/** How many cards a grid shows: in the words of the count beside it, else in words that fit any cards. */
export function countOf( grid: Element ): string {
	const counts = results.get( grid );
	const said = grid
		.closest( BLOCK )
		?.querySelector( '.programas-count' )
		?.textContent.trim();

	return (
		said ||
		( counts
			? say(
					grid,
					'count',
					sayNumber( grid, counts.visible ),
					sayNumber( grid, counts.total )
				)
			: '' )
	);
}

/** Something that is said, and how many cards there are now. */
export const withCount = ( grid: Element, text: string ): string =>
	[ text, countOf( grid ) ].filter( Boolean ).join( '. ' );
