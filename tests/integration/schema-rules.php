<?php
/**
 * Structured data of programs in all states.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Schema_Rules;

use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, post_of, program_with_facts, with_picture};

/**
 * Data of programs.
 *
 * @param list<array<string, string>> $programs Facts of each, and its text as `text`.
 * @param string                      $now      Moment.
 * @param string                      $zone     Time zone, or an offset in hours.
 * @return list<array<string, mixed>>
 */
function of_programs( array $programs, string $now, string $zone ): array {
	update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
	update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '0' );
	update_option( 'blogname', 'Centro La Encina' );
	$fields = with_picture();

	return array_map(
		static fn( array $facts ): array => Program_Page\get_structured_data( post_of( program_with_facts( array_diff_key( $facts, array( 'text' => '' ) ), array( 'post_excerpt' => $facts['text'] ) + $fields ) ), at( $now ) ),
		$programs
	);
}
