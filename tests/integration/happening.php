<?php
/**
 * Programs that are cancelled, postponed or moved online.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Happening;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\Program_Page;
use function ProgramsFilter\Tests\{at, post_of, program_with_facts};

/**
 * The texts of the links to a program's form at a moment.
 *
 * @param array<string, string> $facts Facts.
 * @param string                $now   Moment.
 * @return list<string>
 */
function signup_links( array $facts, string $now ): array {
	return array_column( Program\signup_links( Program\program_facts( program_with_facts( $facts ) ), at( $now ) ), 'text' );
}

/**
 * What a form stores of a program, and what it says.
 *
 * @param array<string, string> $facts Facts before.
 * @param array<string, string> $sent  Sent texts.
 * @return array{array<string, string>, array<string, string>} Sent texts as they are completed, and problems, by meta key.
 */
function sent_in_form( array $facts, array $sent ): array {
	Program\bootstrap_admin();
	$id        = program_with_facts( $facts );
	$completed = Program\completed_facts( $sent, $id );

	return array( $completed, Program\text_problems( $completed, $id ) );
}

/** The next change of a program that is postponed from the past to tomorrow; '' for none. */
function change_of_postponed(): string {
	$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	$id  = program_with_facts(
		array(
			'start'        => $day( 1 ) . 'T18:00',
			'happening'    => 'postponed',
			'former_start' => $day( -30 ),
		)
	);

	return (string) Program\next_moment_of_change( Listing\clock_changes( time() )[ $id ] ?? array(), time() );
}

/**
 * The lines of a program's file for calendars that say its state and its place.
 *
 * @param array<string, string> $facts Facts.
 * @return list<string>
 */
function in_calendar( array $facts ): array {
	$file = Program_Page\calendar_file( post_of( program_with_facts( $facts + array( 'place' => 'Aula 2' ) ) ) );
	preg_match_all( '/^(?:STATUS|LOCATION):.*(?=\r)/m', $file, $found );

	return $found[0];
}
