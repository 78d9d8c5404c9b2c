/**
 * The order of the cards: the one that the visitor chooses, and what runs through an asked time without a day of its own in it comes last, below a line.
 * Each card says its place in every order (includes/listing/cards.php).
 */
import { cardsOf } from '../view/markup';
import type { State } from '../view/state';
import { ORDER } from '../view/constants';
import { isOrder } from './controls';
import { criteriaOf } from './matching';
import { RUNS_THROUGH } from './moments';

/** Values of the parameter, in the order of the places of a card. */
const ORDERS = [ '', 'proxima', 'fecha', 'nombre' ];

/** The line between what has a day of its own and what runs through. */
const LINE = '.programas-also';

const placeOf = ( card: HTMLElement, order: number ): number =>
	Number( card.dataset.orden?.split( ' ' )[ order ] );

/**
 * Returns the cards of a grid in their order, also those that are hidden.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @param state    State.
 * @return Cards, and what puts them there, and shows the line where there are shown cards below it.
 */
export function inOrder(
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
	const line = grid.querySelector< HTMLElement >( LINE );
	const items = [
		...grid.querySelectorAll< HTMLElement >( `[data-orden],${ LINE }` ),
	];
	const asked = line ? criteriaOf( controls, state ) : [];
	const parts = new Map(
		items.map( ( item ) => [
			item,
			item === line
				? 1
				: 2 *
					Number(
						asked.some(
							( { meets } ) => meets( item ) === RUNS_THROUGH
						)
					),
		] )
	);
	const partOf = ( item: HTMLElement ): number => parts.get( item ) ?? 0;
	const sorted = [ ...items ].sort(
		( one, other ) =>
			partOf( one ) - partOf( other ) ||
			placeOf( one, order ) - placeOf( other, order )
	);
	const moves = sorted.some( ( item, index ) => item !== items[ index ] );
	const cards = cardsOf( grid );

	return {
		cards: moves
			? [
					...cards.filter( ( card ) => ! parts.has( card ) ),
					...sorted.filter( ( item ) => item !== line ),
				]
			: cards,
		arrange: ( isShown ) => {
			if ( moves ) {
				const focused = grid.querySelector< HTMLElement >( ':focus' );
				grid.append( ...sorted );
				// It is lost where its card moves.
				focused?.focus( { preventScroll: true } );
			}
			if ( line ) {
				line.hidden = ! items.some(
					( item ) => partOf( item ) > 1 && isShown( item )
				);
			}
		},
	};
}
