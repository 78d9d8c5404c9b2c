/** Texts and labels of the criteria. The block prints translated texts as data attributes; the defaults here are for hand-written markup. */
import { isOption } from '../view/kinds';
import { ALL } from '../view/constants';
import {
	activePillOf,
	allOf,
	BLOCK,
	categoryOf,
	gridOf,
	groupsControlling,
	labelOf,
} from '../view/markup';
import { withThousands } from '../view/result';
import { storeOf } from '../view/state';
import { choicesOf, fieldOf, isNumberInput, keyOf, valueOf } from './controls';
import { isDay, sayDay } from './days';

const TEXTS = {
	remove: 'Quitar %s',
	search: '«%s»',
	named: '%1$s: %2$s',
	done: 'Filtro aplicado: %s',
	undone: 'Filtro quitado: %s',
	empty: 'sin resultados',
	reset: 'Filtros quitados',
	nearest: 'Prueba con «%s»',
	count: 'Resultados: %1$s de %2$s',
};

/** The list of chips. */
export const CHIPS = '.programas-chips';

/** The lists of chips of a grid: each block that filters it has one. */
export const listsOf = ( grid: Element ): HTMLElement[] => allOf( grid, CHIPS );

/** The first list of each grid. Kept, as searching a long page is slow. */
const firsts = new WeakMap< Element, HTMLElement | undefined >();

/** The first list of a grid, whose texts are those of the grid. */
function firstChipList( grid: Element ): HTMLElement | undefined {
	const first = firsts.get( grid );
	if ( ! first?.isConnected || gridOf( first ) !== grid ) {
		firsts.set( grid, listsOf( grid )[ 0 ] );
	}

	return firsts.get( grid );
}

/**
 * Returns a text of a grid with its placeholders replaced.
 *
 * @param grid  Grid.
 * @param name  Name of the text.
 * @param words Values of `%s`, or of `%1$s` and `%2$s`.
 */
export function getText(
	grid: Element,
	name: keyof typeof TEXTS,
	...words: string[]
): string {
	return ( firstChipList( grid )?.dataset[ name ] ?? TEXTS[ name ] ).replace(
		/%(?:(\d)\$)?s/g,
		( _, place = '1' ) => words[ Number( place ) - 1 ] ?? ''
	);
}

/** Formats a number as the page does. */
export const formatNumber = ( grid: Element, number: number ): string =>
	withThousands( number, firstChipList( grid )?.dataset.thousands ?? '.' );

/** The label of an option of a select without its count. Read each time: a visitor's browser may have translated it. */
export const labelOfOption = ( { text }: HTMLOptionElement ): string =>
	text.replace( /\u00a0\([^)]*\)$/, '' );

/** The label of a value among choices. */
function choiceLabel( choices: readonly HTMLElement[], value: string ): string {
	const choice = choices.find( ( one ) => valueOf( one ) === value );
	if ( ! choice ) {
		return value;
	}

	return isOption( choice )
		? labelOfOption( choice )
		: labelOf( choice.closest( 'label' ) ?? choice );
}

/** The label of a criterion. */
export const labelOfControl = ( control: HTMLElement ): string =>
	control.dataset.label ??
	control.getAttribute( 'aria-label' ) ??
	control.querySelector( 'legend' )?.textContent ??
	keyOf( control );

/** The label of the active pill; '' for the one that shows all. */
export function categoryLabel( grid: Element ): string {
	const pill = groupsControlling( grid ).map( activePillOf ).find( Boolean );

	return pill && categoryOf( pill ) !== ALL ? labelOf( pill ) : '';
}

/** The pattern of a number, which may be another one for 1. */
export const patternFor = (
	{ dataset: { one, many } }: HTMLElement,
	number: string
): string | undefined => ( number === '1' && one ) || many;

/** The label of a chip. */
export function valueLabel(
	grid: Element,
	control: HTMLElement,
	value: string
): string {
	const field = fieldOf( control );
	if ( field && isNumberInput( field ) ) {
		return (
			patternFor( control, value ) ?? `${ labelOfControl( control ) }: %s`
		).replace( '%s', value.replace( '-', '–' ) );
	}
	if ( field ) {
		return getText( grid, 'search', value );
	}
	const choices = choicesOf( control );
	const isOfDay = choices.some( isDay );
	const name = isOfDay ? sayDay( value ) : choiceLabel( choices, value );

	return isOfDay || choices[ 1 ]
		? getText( grid, 'named', labelOfControl( control ), name )
		: name;
}

/** "Results: 4 of 12", also of something else than programs. */
export const countShown = (
	grid: Element,
	some: number,
	all: number
): string =>
	getText(
		grid,
		'count',
		formatNumber( grid, some ),
		formatNumber( grid, all )
	);

/** The result as text: as in the grid's visible count, else in neutral words. */
export function resultCount( grid: Element ): string {
	const shown = storeOf( grid ).get();
	const countText = grid
		.closest( BLOCK )
		?.querySelector( '.programas-count' )
		?.textContent.trim();

	return (
		countText ||
		( shown ? countShown( grid, shown.visible, shown.total ) : '' )
	);
}
