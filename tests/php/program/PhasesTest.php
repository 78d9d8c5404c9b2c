<?php
/**
 * When a program comes, runs and is over, and when people can sign up.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\TestCase;

/** By the clock of the site. */
class PhasesTest extends TestCase {
	private const NOW = '2026-03-01 12:00';

	public function test_a_program_comes_runs_and_is_over_by_the_clock_of_the_site(): void {
		foreach ( array(
			array( '', '', '2026-03-03 12:00', 'none' ),
			array( '2026-03-04', '', '2026-03-03 23:59', 'coming' ),
			array( '2026-03-04', '', '2026-03-04 00:00', 'current' ),
			array( '2026-03-04', '', '2036-03-04 00:00', 'current' ),
			array( '2026-03-04T18:00', '2026-03-04', '2026-03-04 17:59', 'coming' ),
			array( '2026-03-04T18:00', '2026-03-04', '2026-03-04 18:00', 'current' ),
			array( '2026-03-04T18:00', '2026-03-04', '2026-03-05 00:00', 'past' ),
			array( '2026-03-01', '2026-03-04', '2026-03-04 23:59', 'current' ),
			array( '2026-03-01', '2026-03-04', '2026-03-05 00:00', 'past' ),
			array( '2026-03-01', '2026-03-04T20:00', '2026-03-04 20:00', 'past' ),
			array( '', '2026-03-04', '2026-03-04 23:59', 'current' ),
			array( '', '2026-03-04', '2026-03-05 00:00', 'past' ),
			// The clocks change on these days.
			array( '', '2026-03-29', '2026-03-29 23:59', 'current' ),
			array( '', '2026-03-29', '2026-03-30 00:00', 'past' ),
			array( '', '2026-10-25', '2026-10-25 23:59', 'current' ),
			array( '', '2026-10-25', '2026-10-26 00:00', 'past' ),
		) as list( $start, $end, $now, $phase ) ) {
			self::assertSame( $phase, Program\program_phase( compact( 'start', 'end' ), self::moment( $now ) ), "$start – $end at $now" );
		}
	}

	/** @return array<string, array{array<string, string>, string, string, string}> Facts, now, state, and when something changes next. */
	public function signups(): array {
		$form    = array( 'signup_url' => 'https://e.es/' );
		$last    = array( 'signup_until' => '2026-03-01' );
		$running = array( 'end' => '2026-03-28', 'signup_until' => '2026-03-04' );

		return array(
			'nothing'                      => array( array(), self::NOW, 'none', '' ),
			'a form'                       => array( $form, self::NOW, 'open', '' ),
			'the last minute'              => array( $last, '2026-03-01 23:59', 'open', '2026-03-02 00:00' ),
			'the day after'                => array( $last, '2026-03-02 00:00', 'closed', '' ),
			'by hand, against the dates'   => array( array( 'signup_until' => '2026-01-01', 'signup_state' => 'open' ), self::NOW, 'open', '' ),
			'a state that there is not'    => array( array( 'signup_state' => 'abierta' ) + $form, self::NOW, 'open', '' ),
			'over, with a form'            => array( array( 'end' => '2026-02-28' ) + $form, self::NOW, 'closed', '' ),
			'over, without one'            => array( array( 'end' => '2026-02-28' ), self::NOW, 'none', '' ),
			'the last day'                 => array( array( 'end' => '2026-03-01' ) + $form, self::NOW, 'open', '2026-03-02 00:00' ),
			'a minute before the end'      => array( array( 'end' => '2026-03-01T12:01' ) + $form, self::NOW, 'open', '2026-03-01 12:01' ),
			'at the end'                   => array( array( 'end' => '2026-03-01T12:00' ) + $form, self::NOW, 'closed', '' ),
			'one event, today'             => array( array( 'start' => '2026-03-01T09:00', 'end' => '2026-03-01' ) + $form, self::NOW, 'open', '2026-03-02 00:00' ),
			'one event, yesterday'         => array( array( 'start' => '2026-02-28T09:00', 'end' => '2026-02-28' ) + $form, self::NOW, 'closed', '' ),
			'it has begun long ago'        => array( array( 'start' => '2020-01-01' ) + $form, self::NOW, 'open', '' ),
			'it begins'                    => array( array( 'start' => '2026-03-03T18:00' ) + $running, self::NOW, 'open', '2026-03-03 18:00' ),
			'it has begun'                 => array( array( 'start' => '2026-02-03' ) + $running, self::NOW, 'open', '2026-03-05 00:00' ),
			'it begins, without a sign-up' => array( array( 'start' => '2026-03-03' ), self::NOW, 'none', '2026-03-03 00:00' ),
		);
	}

	/**
	 * @dataProvider signups
	 * @param array<string, string> $facts Facts.
	 */
	public function test_sign_up_is_open_closed_or_none_by_form_dates_and_hand_until_the_next_of_them_changes_it(
		array $facts,
		string $now,
		string $state,
		string $changes
	): void {
		$id = self::factory()->program->create();
		self::store_facts( $id, $facts );
		self::index_changes();
		$next = Listing\query_next_moment( Listing\get_site_minute( self::moment( $now ) ) );

		self::assertSame(
			array( $state, $changes ),
			array( Program\get_signup_state( Program\program_facts( $id ), self::moment( $now ) ), null === $next ? '' : gmdate( 'Y-m-d H:i', 60 * $next ) )
		);
	}
}
