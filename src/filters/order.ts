/** The order that the visitor chooses. Each card says its place in every order (includes/filters/order.php). */
import { cardsOf } from '../listing/view/markup';
import { chosenIn, isOrder } from './controls';

/** Values of the parameter, in the order of the places of a card. */
const ORDERS = [ '', 'fecha', 'nombre' ];

const placeOf = ( card: HTMLElement, order: number ): number =>
	Number( card.dataset.orden?.split( ' ' )[ order ] );

/**
 * Puts the cards of a grid in the order that is chosen, also those that are hidden.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 */
export function putInOrder(
	grid: Element,
	controls: readonly HTMLElement[]
): void {
	const control = controls.find( isOrder );
	if ( ! control ) {
		return;
	}
	const order = ORDERS.indexOf( chosenIn( control )[ 0 ] ?? '' );
	const cards = cardsOf( grid ).filter( ( { dataset } ) => dataset.orden );
	const sorted = [ ...cards ].sort(
		( one, other ) => placeOf( one, order ) - placeOf( other, order )
	);
	if ( sorted.some( ( card, index ) => card !== cards[ index ] ) ) {
		const focused = grid.querySelector< HTMLElement >( ':focus' );
		grid.append( ...sorted );
		// It is lost where its card moves.
		focused?.focus( { preventScroll: true } );
	}
}
