<?php
/**
 * Reads what a search asks about times: "sábado mañana", "por la tarde". The script does the same, with the table from the page
 * (src/listing/criteria/words.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Returns how a search says times: the labels of the filters, and a part of the day behind a weekday ("sábado mañana"). Called for the search field,
 * from which the script takes it, and for a search.
 *
 * @return list<array{string, string, string}> Pattern, criterion and value. Parts of the day come first: "mañana" alone is tomorrow.
 */
function get_search_times(): array {
	$fold  = static fn( string $label ): string => str_replace( 'ñ', '[nñ]', implode( ' ', split_words( $label ) ) );
	$times = array();
	foreach ( array_map( $fold, hours_labels() ) as $part => $label ) {
		// "Por la " of "por la mañana" may be missing behind a weekday.
		$short = (string) preg_replace( '/^.* /', '(?:$0)?', $label );
		for ( $day = 0; $day < 7; $day++ ) {
			$weekday = rtrim( $fold( get_wp_locale()->get_weekday( ( $day + 1 ) % 7 ) ), 's' );
			$times[] = array( "{$weekday}s? $short", HOURS, "$part.$day" );
		}
		$times[] = array( $label, HOURS, $part );
	}
	foreach ( array_intersect_key( moment_labels(), get_clock( 0 )['periods'] ) as $moment => $label ) {
		// "Este fin de semana" is "Fin de semana".
		$times[] = array( '(?:este )?' . $fold( $label ), WHEN, $moment );
	}

	return $times;
}

/**
 * Returns what a search asks about times, apart from its other words.
 *
 * @param string $text Typed text.
 * @return array{string, array<string, list<string>>} The other words, and values by criterion.
 */
function parse_search( string $text ): array {
	$rest  = ' ' . implode( ' ', split_words( $text ) ) . ' ';
	$asked = array();
	foreach ( get_search_times() as list( $pattern, $criterion, $value ) ) {
		$rest = (string) preg_replace( "/ $pattern(?= )/u", '', $rest, 1, $is_there );
		if ( 1 === $is_there ) {
			$asked[ $criterion ] = array( $value );
		}
	}

	return array( $rest, $asked );
}
