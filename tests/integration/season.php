<?php
/**
 * The calendar of a season.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Season;

use ProgramsFilter\{Program, Program_Page, WordPress};
use function ProgramsFilter\Tests\{facts_with_sessions, post_of, program_with_facts};

/**
 * The files of programs, whose words are read as where an editor types them.
 *
 * @param list<array<string, string>> $programs Facts of each.
 * @return list<string>
 */
function files( array $programs ): array {
	update_option( 'timezone_string', 'Europe/Madrid' );

	WordPress\load_rooms( 'program/forms', 'reader' );
	$files = array();
	foreach ( $programs as $facts ) {
		$typed = array();
		foreach ( facts_with_sessions( $facts ) as $fact => $text ) {
			$typed[ "pfilter_$fact" ] = $text;
		}
		$id = program_with_facts( array() );
		Program\update_facts( $id, Program\complete_typed_facts( $typed, $id ) );
		$files[] = Program_Page\get_calendar_file( post_of( $id ) );
	}

	return $files;
}
