<?php
/**
 * Prices by group in a cell: "Adultos 20 €; Niños 12 €".
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** What may stand between two prices, the surest first. */
const BETWEEN_PRICES = array( '\s*[;|\n]\s*', '\s+\/\s+', ',\s+(?=\p{L})' );

/**
 * The prices of a cell, a line for each.
 *
 * @param string $text Text.
 * @return string The text itself where it cannot be read.
 */
function prices_of_cell( string $text ): string {
	if ( strlen( $text ) > Program\LONGEST_TYPED * Program\LONGEST_VALUES['prices'] ) {
		return $text;
	}
	foreach ( BETWEEN_PRICES as $separator ) {
		$lines = Program\clean_fact( 'prices', (string) preg_replace( "/$separator/u", "\n", $text ) );
		if ( null !== $lines ) {
			return $lines;
		}
	}

	return $text;
}

/**
 * Where a cell of prices belongs: one that says no groups is a price, unless the row has a column for that.
 *
 * @param string       $field   Column.
 * @param string       $text    Text.
 * @param list<string> $columns All columns.
 */
function field_of_prices( string $field, string $text, array $columns ): string {
	$is_price = 'prices' === $field && ! in_array( 'price', $columns, true ) && null === Program\clean_fact( 'prices', prices_of_cell( $text ) );

	return $is_price ? 'price' : $field;
}
