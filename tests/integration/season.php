<?php
/**
 * The calendar of a season.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Season;

use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{post_of, program_with_facts};

/**
 * The files of programs.
 *
 * @param list<array<string, string>> $programs Facts of each.
 * @return list<string>
 */
function files( array $programs ): array {
	update_option( 'timezone_string', 'Europe/Madrid' );

	return array_map( static fn( array $facts ): string => Program_Page\get_calendar_file( post_of( program_with_facts( $facts ) ) ), $programs );
}
