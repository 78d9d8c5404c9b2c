<?php
/**
 * Facts as they are read: a listing reads those of a thousand programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Stored_Facts;

use ProgramsFilter\Fact_Values;
use ProgramsFilter\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * How many values of a kind are remembered in a request.
 */
const MOST_KNOWN = 1000;

/**
 * All metadata of a program at once. Not by get_post_meta(), which looks for a default in all registered metadata.
 *
 * @param int $program Program.
 * @return array<mixed>|null Lists of values by key; null where somebody has a say in one and has to be asked for each.
 */
function of( int $program ): ?array {
	$all = false === has_filter( 'get_post_metadata' ) ? get_metadata_raw( 'post', $program ) : null;

	return is_array( $all ) ? $all : null;
}

/**
 * Facts of a program as they can be used.
 *
 * @param int                                  $program Program.
 * @param array<string, array{string, string}> $facts   Which: key of the metadata and kind, by the fact's own key.
 * @return array<string, string> By the fact's own key; all others, what is not there and what cannot be used are ''.
 */
function usable_ones( int $program, array $facts ): array {
	$stored = of( $program ) ?? asked( $program, array_column( $facts, 0 ) );
	$usable = Facts\NOTHING;
	foreach ( $facts as $fact => list( $key, $kind ) ) {
		$values = $stored[ $key ] ?? null;
		if ( is_array( $values ) && isset( $values[0] ) && '' !== $values[0] ) {
			$usable[ $fact ] = usable( $kind, $values[0] );
		}
	}

	return $usable;
}

/**
 * Metadata of a program, asked for one by one.
 *
 * @param int          $program Program.
 * @param list<string> $keys    Keys.
 * @return array<string, array{mixed}> Lists of one value by key.
 */
function asked( int $program, array $keys ): array {
	$stored = array();
	foreach ( $keys as $key ) {
		$stored[ $key ] = array( get_metadata_raw( 'post', $program, $key, true ) );
	}

	return $stored;
}

/**
 * A stored value as it can be used. Programs have many in common: those are looked at once.
 *
 * @param string $kind   Kind of the fact.
 * @param mixed  $stored Value.
 * @return string '' when it cannot.
 */
function usable( string $kind, $stored ): string {
	static $known = array();

	if ( null === $stored || '' === $stored ) {
		return '';
	}
	if ( ! is_string( $stored ) ) {
		return (string) Fact_Values\clean( $kind, $stored );
	}
	if ( ! isset( $known[ $kind ][ $stored ] ) ) {
		if ( Fact_Values\is_clean( $kind, $stored ) ) {
			return $stored;
		}
		// What reads thousands, such as an export, must not fill the memory with them.
		if ( count( $known[ $kind ] ?? array() ) >= MOST_KNOWN ) {
			$known[ $kind ] = array();
		}
		$known[ $kind ][ $stored ] = (string) Fact_Values\clean( $kind, $stored );
	}

	return $known[ $kind ][ $stored ];
}
