/**
 * The order of the cards: the one that the visitor chooses, and what runs through an asked time without a day of its own in it comes last, below a line.
 * Each card says its place in every order (includes/filters/order.php).
 */
import { chosenIn, isOrder } from './controls';
import { runsThrough } from './matching';

/** Values of the parameter, in the order of the places of a card. */
const ORDERS = [ '', 'proxima', 'fecha', 'nombre' ];

/** The line between what has a day of its own and what runs through. */
const LINE = '.programas-also';

const placeOf = ( card: HTMLElement, order: number ): number =>
	Number( card.dataset.orden?.split( ' ' )[ order ] );

/**
 * Puts the cards of a grid in order, also those that are hidden.
 *
 * @param grid     Grid.
 * @param controls Its controls.
 * @return Shows the line where there are shown cards below it.
 */
export function putInOrder(
	grid: Element,
	controls: readonly HTMLElement[]
): ( shown: ( card: Element ) => boolean ) => void {
	const order = ORDERS.indexOf(
		controls.filter( isOrder ).flatMap( chosenIn )[ 0 ] ?? ''
	);
	const line = grid.querySelector< HTMLElement >( LINE );
	const items = [
		...grid.querySelectorAll< HTMLElement >( `[data-orden],${ LINE }` ),
	];
	const runs = line ? runsThrough( controls ) : () => false;
	const parts = new Map(
		items.map( ( item ) => [
			item,
			item === line ? 1 : 2 * Number( runs( item ) ),
		] )
	);
	const partOf = ( item: HTMLElement ): number => parts.get( item ) ?? 0;
	const sorted = [ ...items ].sort(
		( one, other ) =>
			partOf( one ) - partOf( other ) ||
			placeOf( one, order ) - placeOf( other, order )
	);
	if ( sorted.some( ( item, index ) => item !== items[ index ] ) ) {
		const focused = grid.querySelector< HTMLElement >( ':focus' );
		grid.append( ...sorted );
		// It is lost where its card moves.
		focused?.focus( { preventScroll: true } );
	}

	return ( isShown ) => {
		if ( line ) {
			line.hidden = ! items.some(
				( item ) => partOf( item ) > 1 && isShown( item )
			);
		}
	};
}
