<?php
/**
 * Schedules in words as sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Reader};
use ProgramsFilter\Tests\TestCase;

/** What is read, and what stays a text. */
class SchedulesTest extends TestCase {
	public function test_a_schedule_that_says_more_is_none(): void {
		self::assertSame( '2027-01-11/2027-06-30 TU 18:00', Reader\read_schedule( 'Martes, 18 h', '2027-01-11', '2027-06-30' ) );
		foreach ( array( 'Martes, 18 h, excepto festivos', 'Viernes tarde', 'Martes (grupo A)' ) as $schedule ) {
			self::assertSame( '', Reader\read_schedule( $schedule, '2027-01-11', '2027-06-30' ) );
		}
	}

	/** @return array<string, array{string, string, string}> Beginning, end, and the lines of "Martes y jueves". */
	public function spans(): array {
		return array(
			'days'                => array( '2027-01-11', '2027-01-21', '2027-01-11/2027-01-21 TU,TH' ),
			'hours'               => array( '2027-01-12T17:00', '2027-01-21T18:30', '2027-01-12/2027-01-21 TU,TH 17:00-18:30' ),
			'hour of a beginning' => array( '2027-01-12T17:00', '2027-01-21', '2027-01-12/2027-01-21 TU,TH 17:00' ),
			'hour of an end'      => array( '2027-01-12', '2027-01-21T18:30', '2027-01-12/2027-01-21 TU,TH' ),
			'no end'              => array( '2027-01-12', '', '' ),
			'a night'             => array( '2027-01-12T22:00', '2027-01-13T02:00', '' ),
			'no such weekday'     => array( '2027-01-15', '2027-01-18', '' ),
			'more than two years' => array( '2027-01-12', '2030-01-12', '' ),
		);
	}

	/** @dataProvider spans */
	public function test_weekdays_without_hours_have_those_of_beginning_and_end( string $start, string $end, string $sessions ): void {
		self::assertSame( $sessions, (string) Program\clean_sessions( Reader\read_schedule( 'Martes y jueves', $start, $end ) ) );
	}

	public function test_a_schedule_becomes_sessions_when_it_is_written_and_is_shown_as_these(): void {
		$facts = array( 'schedule' => 'MyJ 17:00-18:30', 'start' => '2027-01-11', 'end' => '2027-06-30' );
		$id    = self::factory()->program->create( array( 'facts' => $facts ) );
		$now   = self::moment( '2027-03-03 12:00' );
		$shown = array_column( Program\shown_facts( get_post( $id ), $now )['facts'], 'text', 'key' );

		self::assertSame( array( '2027-01-11/2027-06-30 TU,TH 17:00-18:30', '' ), array( Program\stored_facts( $id )['sessions'], Program\stored_facts( $id )['schedule'] ) );
		self::assertSame( array( '2027-01-12T17:00', '2027-06-29T18:30' ), array( Program\program_facts( $id )['start'], Program\program_facts( $id )['end'] ) );
		self::assertSame( 'Martes y jueves, 17:00 a 18:30', str_replace( 'de ', '', $shown['schedule'] ) );
		self::assertStringEndsWith( 'jueves 4 de marzo', $shown['dates'] );
	}

	public function test_a_schedule_without_holidays_is_read_where_the_site_knows_them(): void {
		$facts  = array( 'schedule' => 'Martes 17:00-18:30, excepto festivos', 'start' => '2027-01-11', 'end' => '2027-06-30' );
		$stored = static fn(): array => array_intersect_key( Program\stored_facts( self::factory()->program->create( array( 'facts' => $facts ) ) ), array( 'sessions' => '', 'schedule' => '' ) );
		self::assertSame( array( 'sessions' => '2027-01-11/2027-06-30', 'schedule' => $facts['schedule'] ), $stored() );

		update_option( Program\DAYS_OFF_OPTION, '2027-03-22/2027-03-28 Semana Santa' );
		self::assertSame( array( 'sessions' => '2027-01-11/2027-06-30 TU 17:00-18:30', 'schedule' => '' ), $stored() );
	}

	public function test_a_schedule_without_days_between_which_or_with_other_hours_than_these_stays_a_text(): void {
		foreach ( array( '', '2027-01-12', '2027-01-12/..', '../2027-06-30', '2027-01-12 10:00/2027-06-30 12:00' ) as $sessions ) {
			$id = self::factory()->program->create( array( 'facts' => compact( 'sessions' ) + array( 'schedule' => 'Martes, 17:00-18:30' ) ) );
			self::assertSame( array( $sessions, 'Martes, 17:00-18:30' ), array( Program\stored_facts( $id )['sessions'], Program\stored_facts( $id )['schedule'] ) );
		}
	}

	public function test_weekdays_have_the_hours_of_a_span_and_are_read_between_its_days_also_where_it_is_stored(): void {
		wp_set_current_user( 1 );
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2027-01-12 10:00/2027-06-30 12:00' ) ) );
		Program\update_facts( $id, Program\prepare_facts( array( 'pfilter_schedule' => 'Martes' ), $id )['values'] );

		$stored = Program\stored_facts( $id );
		self::assertSame( array( '2027-01-12/2027-06-30 TU 10:00-12:00', '', '2027-01-12T10:00', '2027-06-29T12:00' ), array( $stored['sessions'], $stored['schedule'], $stored['start'], $stored['end'] ) );
	}

	public function test_the_same_words_once_more_change_nothing(): void {
		wp_set_current_user( 1 );
		$id   = self::factory()->program->create();
		$sent = array( 'pfilter_sessions' => '2027-01-11/2027-06-30', 'pfilter_schedule' => 'martes y jueves 17 h' );
		self::assertSame( '2027-01-11/2027-06-30 TU,TH 17:00', Program\prepare_facts( $sent, $id )['values']['pfilter_sessions'] );
		Program\update_facts( $id, Program\prepare_facts( $sent, $id )['values'] );

		self::assertSame( array( 'values' => array(), 'problems' => array(), 'conflicts' => array() ), Program\prepare_facts( $sent, $id ) );
	}

	public function test_what_goes_on_is_on_its_weekdays_and_has_no_dates(): void {
		$id       = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2024-01-01/.. WE,SA 10:00-13:00' ) ) );
		$now      = ( new \DateTimeImmutable( 'now', wp_timezone() ) )->getTimestamp();
		$shown    = array_column( Program\shown_facts( get_post( $id ), $now )['facts'], 'text', 'key' );
		$saturday = gmdate( 'Y-m-d', (int) strtotime( 'next Saturday', $now ) );
		$facts    = Program\program_facts( $id );

		self::assertSame( 'Miércoles y sábados, de 10:00 a 13:00', $shown['schedule'] );
		self::assertArrayNotHasKey( 'dates', $shown );
		self::assertSame( array( '2024-01-01', '' ), array( $facts['start'], $facts['end'] ) );
		self::assertArrayNotHasKey( 'upcoming', $shown );
		self::assertContains( "{$saturday}T10:00", array_column( Program\sessions_from( $facts['sessions'] ), 'start' ) );
		self::assertSame( 1, Listing\meet_requests( Listing\parse_times( Listing\get_times_value( $facts ) ), Listing\request_period( Listing\get_period_of_days( $saturday, $saturday ), array() ) ) );
		self::assertSame( 'current', Program\program_phase( $facts, $now ) );
	}

	public function test_sessions_that_are_stored_count_more_than_words(): void {
		$facts = array( 'schedule' => 'Martes', 'sessions' => '2027-02-03 10:00' );
		$id    = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( '2027-02-03 10:00', Program\program_facts( $id )['sessions'] );
	}

	public function test_a_postponed_program_without_a_new_date_has_no_day(): void {
		$facts = array( 'schedule' => 'Martes', 'start' => '2027-01-11', 'end' => '2027-06-30', 'event_status' => 'postponed' );
		$id    = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( array( '', '' ), array( Program\program_facts( $id )['start'], Program\program_facts( $id )['sessions'] ) );
	}
}
