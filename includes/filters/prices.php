<?php
/**
 * Prices as a criterion: the lowest one of a program, and the currency of a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Currency where no price has another one. */
const USUAL_SIGN = '€';

/**
 * Returns from which price on a program is within what a visitor would pay.
 *
 * @param Facts $facts Facts.
 * @return string `12.5-`, with the sign of another currency than the usual one behind it; '' for a price that cannot be read.
 */
function lowest_price( array $facts ): string {
	if ( Program\is_free( $facts ) ) {
		return ANY_NUMBER;
	}
	$ranges = Program\price_ranges( $facts['prices'] );

	return $ranges[0] ?? Program\price_range( $facts['price'] );
}

/**
 * Returns the sign of the currency that most prices have.
 *
 * @param list<RenderedCard> $cards Cards.
 */
function price_sign( array $cards ): string {
	$signs = array();
	foreach ( $cards as $card ) {
		$said = said_by_card( $card, PRICE );
		if ( '' !== $said && ANY_NUMBER !== $said ) {
			$signs[] = explode( ' ', $said )[1] ?? USUAL_SIGN;
		}
	}
	$counts = array_count_values( $signs );
	arsort( $counts );

	return (string) ( array_key_first( $counts ) ?? USUAL_SIGN );
}
