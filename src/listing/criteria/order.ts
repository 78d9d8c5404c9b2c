/**
 * Sorts the cards of a grid by the chosen order, for criteria.ts. Each card has its position in every order (includes/listing/cards.php), and so has
 * its heading, if the listing has days (includes/listing/days.php).
 *
 * Programs that are ongoing in a requested period, but start before it, come last, below a divider.
 */
import { cardsOf } from '../view/markup';
import type { State } from '../view/state';
import { ORDER } from '../view/constants';
import { DAY, DIVIDER } from '../view/days';
import type { Criterion } from './matching';
import { RUNS_THROUGH } from './moments';

/** Values of the parameter, in the order of the positions in `data-orden`. */
const ORDERS = [ '', 'proxima', 'nombre' ];

/** Place of the divider, beyond those of all cards above it. */
const LAST = 1e6;

const positionIn = ( card: HTMLElement, order: number ): number =>
	Number( card.dataset.orden?.split( ' ' )[ order ] );

/**
 * Returns all cards of a grid in their order, also hidden ones.
 *
 * @param grid     Grid.
 * @param state    State.
 * @param criteria Its criteria.
 * @return Cards, and a function that moves them there with their headings. These are of use where the days of cards are those that are asked for.
 */
export function sortCards(
	grid: Element,
	state: State,
	criteria: readonly Criterion[]
): {
	cards: HTMLElement[];
	arrange: ( isShown: ( card: Element ) => boolean ) => void;
} {
	const order = ORDERS.indexOf( state.requested?.get( ORDER )?.[ 0 ] ?? '' );
	const items = [
		...grid.querySelectorAll< HTMLElement >(
			`[data-orden],${ DAY },${ DIVIDER }`
		),
	];
	const ordered = items.filter( ( { dataset } ) => dataset.orden );
	const hasDays = items.some( ( item ) => item.matches( DAY ) );
	const places = new Map< HTMLElement, number >();
	const days: Record< string, number > = {};
	for ( const card of ordered ) {
		const at = positionIn( card, order );
		const { dia = '' } = card.dataset;
		// Without headings nobody sees which run through a period.
		if (
			items[ ordered.length ] &&
			criteria.some( ( { meets } ) => meets( card ) === RUNS_THROUGH )
		) {
			places.set( card, LAST + 1 + at );
		} else {
			places.set( card, at );
			days[ dia ] = Math.min( at, days[ dia ] ?? at );
		}
	}
	const placeOf = ( item: HTMLElement ): number =>
		places.get( item ) ??
		( item.matches( DIVIDER )
			? LAST
			: // Above its first card.
				( days[ item.dataset.dia ?? '' ] ?? LAST ) - 0.5 );
	const sorted = [ ...items ].sort(
		( one, other ) => placeOf( one ) - placeOf( other )
	);
	const moves = sorted.some( ( item, index ) => item !== items[ index ] );

	return {
		cards: [
			...cardsOf( grid ).filter( ( card ) => ! places.has( card ) ),
			...sorted.filter( ( item ) => places.has( item ) ),
		],
		arrange: ( isShown ) => {
			const others = ordered.filter(
				( card ) =>
					Number( card.dataset.dia ) &&
					placeOf( card ) < LAST &&
					isShown( card ) &&
					! criteria.every( ( { meets } ) =>
						meets( card, card.dataset.dia )
					)
			);
			for ( const card of ordered ) {
				// It says that its next session is the next one.
				card.classList.toggle(
					'is-other-day',
					others.includes( card )
				);
			}
			grid.classList.toggle( 'has-other-days', !! others[ 0 ] );
			if ( hasDays ) {
				grid.classList.toggle( 'has-days', order < 2 );
			}
			if ( moves ) {
				const focused = grid.querySelector< HTMLElement >( ':focus' );
				grid.append( ...sorted );
				// Moving its card removes the focus.
				focused?.focus( { preventScroll: true } );
			}
		},
	};
}
