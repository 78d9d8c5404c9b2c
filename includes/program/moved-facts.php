<?php
/**
 * The facts of a program that takes place again: what was said about that time alone is left out.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of the next time.
 *
 * @param array<string, string> $stored Stored facts.
 * @param int|null              $weeks  How many weeks later it is, so that a Tuesday stays a Tuesday; null for no days yet.
 * @return array<string, string> The same keys.
 */
function moved_facts( array $stored, ?int $weeks ): array {
	$later = static fn( array $found ): string => day_of_number( day_number( $found[0] ) + 7 * (int) $weeks );
	foreach ( $stored as $fact => $value ) {
		if ( in_array( $fact, PASSING_FACTS, true ) ) {
			$stored[ $fact ] = '';
		} elseif ( fact_kind( $fact )['has_days'] ?? false ) {
			// In sessions, the days without one, too. What was cancelled or elsewhere this time is not so the next time.
			$value           = trim( (string) preg_replace( '/^[!@].*$\n?/m', '', $value ) );
			$stored[ $fact ] = null === $weeks ? '' : (string) preg_replace_callback( '/\d{4}-\d\d-\d\d/', $later, $value );
		}
	}

	return $stored;
}
