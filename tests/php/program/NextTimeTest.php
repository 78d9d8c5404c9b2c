<?php
/**
 * Facts of a copy, for the next time that a program takes place.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\TestCase;

/** Days on the same days of the week, and nothing that was said about the last time. */
class NextTimeTest extends TestCase {
	/** @return array<string, array{array<string, string>, int|null, array<string, string>}> Facts, weeks until then, and facts then. */
	public function times(): array {
		return array(
			'none'                 => array( array(), 52, array() ),
			'Tuesdays'             => array(
				array( 'start' => '2026-10-06T17:00', 'end' => '2026-12-18' ),
				52,
				array( 'sessions' => '2027-10-05 17:00/2027-12-17', 'start' => '2027-10-05T17:00', 'end' => '2027-12-17' ),
			),
			'after a leap day'     => array( array( 'signup_until' => '2028-02-29' ), 52, array( 'signup_until' => '2029-02-27' ) ),
			'on a leap day'        => array( array( 'start' => '2027-03-02' ), 52, array( 'sessions' => '2028-02-29', 'start' => '2028-02-29', 'end' => '2028-02-29' ) ),
			'the next year'        => array( array( 'start' => '2026-12-31' ), 1, array( 'sessions' => '2027-01-07', 'start' => '2027-01-07', 'end' => '2027-01-07' ) ),
			'what goes on'         => array( array( 'sessions' => '2026-09-15/..' ), 52, array( 'sessions' => '2027-09-14/..', 'start' => '2027-09-14' ) ),
			'sessions'             => array(
				array( 'sessions' => "2026-10-06/2026-12-18 TU,TH 17:00-18:30 *2 -2026-10-13 -2026-12-08\n2026-11-28 09:00" ),
				52,
				array( 'sessions' => "2027-10-05/2027-12-17 TU,TH 17:00-18:30 *2\n2027-11-27 09:00", 'start' => '2027-10-05T17:00', 'end' => '2027-12-16T18:30' ),
			),
			'cancelled sessions'   => array(
				array( 'sessions' => "!2026-12-15\n2026-12-01/2026-12-15 TU 10:00 -2026-12-08\n2026-12-22\n@2026-12-22 Biblioteca" ),
				52,
				array( 'sessions' => "2027-11-30/2027-12-14 TU 10:00\n2027-12-21", 'start' => '2027-11-30T10:00', 'end' => '2027-12-21' ),
			),
			'of the last time'     => array(
				array(
					'event_status'   => 'postponed',
					'previous_start' => '2026-09-29',
					'notice'         => 'Aviso',
					'signup_state'   => 'full',
					'places'         => '20',
					'places_left'    => '3',
					// Not a fact that says when.
					'schedule'       => 'Curso de 2026-10-06',
					'price'          => '0 €',
				),
				52,
				array( 'places' => '20', 'schedule' => 'Curso de 2026-10-06', 'price' => '0 €' ),
			),
			'at no known time yet' => array(
				array( 'sessions' => '2026-10-06', 'signup_until' => '2026-09-30', 'place' => 'Sala 2' ),
				null,
				array( 'place' => 'Sala 2' ),
			),
		);
	}

	/**
	 * @dataProvider times
	 * @param array<string, string> $facts Facts.
	 * @param array<string, string> $then  Facts of the copy.
	 */
	public function test_a_copy_has_the_facts_of_the_next_time( array $facts, ?int $weeks, array $then ): void {
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		wp_set_current_user( 1 );
		$copy = Admin\copy_program( self::factory()->program->create( compact( 'facts' ) ), $weeks );

		self::assertEquals( $then, array_diff( Program\stored_facts( $copy ), array( '' ) ) );
	}
}
