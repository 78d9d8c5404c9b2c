/**
 * Sorts the cards of a grid by the chosen order, for criteria.ts. Each card has its position in every order (includes/listing/cards.php).
 *
 * Programs that are ongoing in a requested period, but start before it, come last, below a divider.
 */
import { cardsOf } from '../view/markup';
import type { State } from '../view/state';
import { ORDER } from '../view/constants';
import { isOrder } from './controls';
import { criteriaOf } from './matching';
import { RUNS_THROUGH } from './moments';

/** Values of the parameter, in the order of the positions in `data-orden`. */
const ORDERS = [ '', 'proxima', 'nombre' ];

/** The divider above ongoing programs. */
const DIVIDER = '.programas-also';

const positionIn = ( card: HTMLElement, order: number ): number =>
	Number( card.dataset.orden?.split( ' ' )[ order ] );

/**
 * Returns all cards of a grid in their order, also hidden ones.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param state    State.
 * @return Cards, and a function that moves them there, and shows the divider if there are visible cards below it.
 */
export function sortCards(
	grid: Element,
	controls: readonly HTMLElement[],
	state: State
): {
	cards: HTMLElement[];
	arrange: ( isShown: ( card: Element ) => boolean ) => void;
} {
	const order = controls.some( isOrder )
		? ORDERS.indexOf( state.requested?.get( ORDER )?.[ 0 ] ?? '' )
		: 0;
	const divider = grid.querySelector< HTMLElement >( DIVIDER );
	const items = [
		...grid.querySelectorAll< HTMLElement >( `[data-orden],${ DIVIDER }` ),
	];
	const criteria = divider ? criteriaOf( controls, state ) : [];
	const sections = new Map(
		items.map( ( item ) => [
			item,
			item === divider
				? 1
				: 2 *
					Number(
						criteria.some(
							( { meets } ) => meets( item ) === RUNS_THROUGH
						)
					),
		] )
	);
	const sectionOf = ( item: HTMLElement ): number =>
		sections.get( item ) ?? 0;
	const sorted = [ ...items ].sort(
		( one, other ) =>
			sectionOf( one ) - sectionOf( other ) ||
			positionIn( one, order ) - positionIn( other, order )
	);
	const moves = sorted.some( ( item, index ) => item !== items[ index ] );
	const cards = cardsOf( grid );

	return {
		cards: moves
			? [
					...cards.filter( ( card ) => ! sections.has( card ) ),
					...sorted.filter( ( item ) => item !== divider ),
				]
			: cards,
		arrange: ( isShown ) => {
			if ( moves ) {
				const focused = grid.querySelector< HTMLElement >( ':focus' );
				grid.append( ...sorted );
				// Moving its card removes the focus.
				focused?.focus( { preventScroll: true } );
			}
			if ( divider ) {
				divider.hidden = ! items.some(
					( item ) => sectionOf( item ) > 1 && isShown( item )
				);
			}
		},
	};
}
