<?php
/**
 * More programs than fit into memory.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Many_Programs;

use function ProgramsFilter\Tests\{listing, program, text};

/**
 * Cards of 130 programs where memory is left for 100: with a limit that WordPress raises, and with the highest.
 *
 * @return array<string, list<int>> Cards of a listing by hand, of one by time, and the memory that was filled.
 */
function cards_in_little_memory(): array {
	foreach ( range( 1, 130 ) as $number ) {
		program( "Programa $number" );
	}
	$cards = static function ( int $megabytes ): array {
		ini_set( 'memory_limit', "{$megabytes}M" ); // phpcs:ignore WordPress.PHP.IniSet -- The point of the test.
		$filled = str_repeat( 'x', $megabytes * MB_IN_BYTES - memory_get_usage() - 3 * MB_IN_BYTES );
		$count  = static fn( array $attributes ): int => substr_count( listing( $attributes ), '<li class="programas-card"' );

		return array( $count( array() ), $count( array( 'when' => 'current-and-coming' ) ), strlen( $filled ) );
	};

	$highest = intdiv( wp_convert_hr_to_bytes( text( constant( 'WP_MAX_MEMORY_LIMIT' ) ) ), MB_IN_BYTES );

	return array( 'raised' => $cards( $highest - 100 ), 'fixed' => $cards( $highest ) );
}
