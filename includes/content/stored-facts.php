<?php
/**
 * Facts as they are read: a listing reads those of a thousand programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Stored_Facts;

use ProgramsFilter\Fact_Values;

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
 * A stored value.
 *
 * @param array<mixed>|null $stored  What of() gave.
 * @param int               $program Program.
 * @param string            $key     Key of the metadata.
 * @return mixed
 */
function value( ?array $stored, int $program, string $key ) {
	if ( null === $stored ) {
		return get_metadata_raw( 'post', $program, $key, true );
	}

	return is_array( $stored[ $key ] ?? null ) ? $stored[ $key ][0] ?? '' : '';
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
		// What reads thousands, such as an export, must not fill the memory with them.
		if ( count( $known[ $kind ] ?? array() ) >= MOST_KNOWN ) {
			$known[ $kind ] = array();
		}
		$known[ $kind ][ $stored ] = (string) Fact_Values\clean( $kind, $stored );
	}

	return $known[ $kind ][ $stored ];
}
