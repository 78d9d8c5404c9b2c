<?php
/**
 * Sessions of programs in files for calendars.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Sessions;

use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{post_of, program_with_facts};

/**
 * The file of a program, and its sessions in UTC.
 *
 * @param string $zone     Time zone.
 * @param string $sessions Lines.
 * @return array{string, list<string>}
 */
function calendar( string $zone, string $sessions ): array {
	update_option( 'timezone_string', $zone );
	$id       = program_with_facts( array( 'sessions' => $sessions ) );
	$in_utc   = static fn( string $moment ): string => Program\date_moment( $moment )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i' );
	$sessions = array_map( static fn( array $session ): string => $in_utc( $session['start'] ) . ' ' . $in_utc( $session['end'] ), Program\sessions_from( $sessions ) );

	return array( Program_Page\get_calendar_file( post_of( $id ) ), $sessions );
}
