<?php
/**
 * The order that visitors choose. Each card has its place in every order, so that server and script agree.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

defined( 'ABSPATH' ) || exit;

/** Values of the parameter: the editor's order, by the next session, by date, by name. The places of a card are in the same order. */
const ORDERS = array( '', 'proxima', 'fecha', 'nombre' );

/**
 * Returns the labels of the orders.
 *
 * @return array<string, string> Labels by value.
 */
function order_labels(): array {
	return array_combine( ORDERS, array( _x( 'Recommended', 'order', 'programs-filter' ), _x( 'Next session', 'order', 'programs-filter' ), _x( 'By date', 'order', 'programs-filter' ), _x( 'A to Z', 'order', 'programs-filter' ) ) );
}

/**
 * Returns cards in an order that is asked for.
 *
 * @param list<RenderedCard> $cards Cards, in the order of the listing.
 * @param list<string>       $asked Values of the page parameter.
 * @return list<RenderedCard> Unchanged where they have no places.
 */
function cards_in_order( array $cards, array $asked ): array {
	$order = 1 === count( $asked ) ? (int) array_search( $asked[0], ORDERS, true ) : 0;
	if ( 0 !== $order && isset( $cards[0]['data'][ ORDER ] ) ) {
		$places = array_map( static fn( array $card ): int => (int) explode( ' ', $card['data'][ ORDER ] )[ $order ], $cards );
		array_multisort( $places, $cards );
	}

	return $cards;
}
