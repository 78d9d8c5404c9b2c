<?php
/**
 * Programs with sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** Which sessions there are, and what is said of them. */
class SessionsTest extends TestCase {
	/**
	 * Lines in their stored spelling.
	 *
	 * @return array<string, array{string, list<string>}> Lines, and beginning and end of each session.
	 */
	public function lines(): array {
		return array(
			'nothing'                             => array( '', array() ),
			'a day'                               => array( '2026-11-28', array( '2026-11-28/2026-11-28' ) ),
			'in order, once'                      => array(
				"2026-11-28 17:00-18:30\n2026-11-27 09:00\n2026-11-27 09:00",
				array( '2026-11-27T09:00/2026-11-27', '2026-11-28T17:00/2026-11-28T18:30' ),
			),
			'past midnight'                       => array( '2026-12-31 22:00-01:00', array( '2026-12-31T22:00/2027-01-01T01:00' ) ),
			'weekdays without a holiday'          => array(
				'2026-10-06/2026-10-15 TU,TH 17:00-18:30 -2026-10-13',
				array( '2026-10-06T17:00/2026-10-06T18:30', '2026-10-08T17:00/2026-10-08T18:30', '2026-10-15T17:00/2026-10-15T18:30' ),
			),
			'weeks from that of the first day'    => array( '2026-10-08/2026-10-31 TU *2', array( '2026-10-20/2026-10-20' ) ),
			'a weekend'                           => array( '2026-10-10/2026-10-11 SA,SU', array( '2026-10-10/2026-10-10', '2026-10-11/2026-10-11' ) ),
			'the last Friday of each month'       => array(
				'2026-10-01/2027-01-31 -1FR',
				array( '2026-10-30/2026-10-30', '2026-11-27/2026-11-27', '2026-12-25/2026-12-25', '2027-01-29/2027-01-29' ),
			),
			'the first and third Tuesday'         => array(
				'2026-10-07/2026-12-14 1TU,3TU 18:00',
				array( '2026-10-20T18:00/2026-10-20', '2026-11-03T18:00/2026-11-03', '2026-11-17T18:00/2026-11-17', '2026-12-01T18:00/2026-12-01' ),
			),
			'the fourth is the last one, once'    => array( '2027-02-01/2027-02-28 4FR,-1FR', array( '2027-02-26/2027-02-26' ) ),
			'a month that begins on that weekday' => array( '2026-12-01/2026-12-31 1TU,-1TH', array( '2026-12-01/2026-12-01', '2026-12-31/2026-12-31' ) ),
			'the 15th'                            => array( '2026-11-16/2027-01-15 15', array( '2026-12-15/2026-12-15', '2027-01-15/2027-01-15' ) ),
			'the 31st of months that have one'    => array( '2026-08-31/2026-12-31 31 *2', array( '2026-08-31/2026-08-31', '2026-10-31/2026-10-31', '2026-12-31/2026-12-31' ) ),
			'the 29th of a leap year'             => array( '2028-01-30/2028-03-28 29,1', array( '2028-02-01/2028-02-01', '2028-02-29/2028-02-29', '2028-03-01/2028-03-01' ) ),
			'every second month'                  => array( '2026-11-01/2027-02-28 1SU *2 -2027-01-03', array( '2026-11-01/2026-11-01' ) ),
			'cancelled, all of that day'          => array(
				"2026-12-07/2026-12-08 MO,TU 10:00\n2026-12-08 17:00\n!2026-12-08",
				array( '2026-12-07T10:00/2026-12-07' ),
			),
			'all cancelled'                       => array( "!2026-12-08\n2026-12-08", array() ),
			'elsewhere'                           => array(
				"@2026-12-15 Biblioteca  <b>municipal</b> \n2026-12-15\n2026-12-22",
				array( '2026-12-15/2026-12-15 Biblioteca municipal', '2026-12-22/2026-12-22' ),
			),
			'elsewhere, and then cancelled'       => array( "!2026-12-15\n2026-12-15\n2026-12-22\n@2026-12-15 Biblioteca", array( '2026-12-22/2026-12-22' ) ),
		);
	}

	/**
	 * @dataProvider lines
	 * @param list<string> $sessions Beginning, end and place of each.
	 */
	public function test_sessions_are_read_from_lines( string $text, array $sessions ): void {
		$clean = Program\clean_fact( 'sessions', $text );

		self::assertIsString( $clean );
		self::assertSame( $clean, Program\clean_fact( 'sessions', $clean ) );
		self::assertSame(
			$sessions,
			array_map( static fn( array $session ): string => trim( "{$session['start']}/{$session['end']} {$session['place']}" ), Program\sessions_from( $clean ) )
		);
	}

	/** @return array<string, array{string, string}> Lines, and a part of the sentence that says what is wrong. */
	public function unusable_lines(): array {
		$line    = 'Escribe un día en cada línea';
		$no_day  = 'No hay ninguna sesión';
		$every   = '2026-09-01/2028-09-01 MO,TU,WE,TH,FR,SA,SU';
		$evening = static fn( int $hour ): string => sprintf( '%s %02d:00', $every, $hour );

		return array(
			'no day of the calendar'      => array( '2026-02-30', $line ),
			'the last before the first'   => array( '2026-10-06/2026-10-01 TU', $line ),
			'no such weekday in between'  => array( '2026-10-07/2026-10-09 TU', $line ),
			'one day every second week'   => array( '2026-10-07 *2', $line ),
			'longer than two years'       => array( '2026-10-06/2030-10-01 TU', $line ),
			'no weekday'                  => array( '2026-10-06/2026-10-15 TU,XX', $line ),
			'no hour'                     => array( '2026-11-28 25:00', $line ),
			'a word'                      => array( "2026-11-28\nmartes", $line ),
			'weekdays in another order'   => array( '2026-10-06/2026-10-15 TH,TU', $line ),
			'no fifth Friday'             => array( '2026-10-01/2027-05-31 5FR', $line ),
			'no such weekday of a month'  => array( '2026-10-01/2027-05-31 1XX', $line ),
			'twice the same'              => array( '2026-10-01/2027-05-31 1FR,1FR', $line ),
			'weekdays and days of months' => array( '2026-10-01/2027-05-31 FR15', $line ),
			'a day that no month has'     => array( '2026-10-01/2027-05-31 32', $line ),
			'days without a month'        => array( '2026-10-01 15', $line ),
			'no place'                    => array( "2026-12-15\n@2026-12-15", $line ),
			'a place in two lines'        => array( "2026-12-15\n@2026-12-15 Biblioteca\nmunicipal", $line ),
			'a place that is too long'    => array( "2026-12-15\n@2026-12-15 " . str_repeat( 'é', 101 ), $line ),
			'a place that is markup'      => array( "2026-12-15\n@2026-12-15 <br>", $line ),
			'two places'                  => array( "2026-12-15\n@2026-12-15 Biblioteca\n@2026-12-15 Museo", $line ),
			'cancelled on another day'    => array( "2026-12-15\n!2026-12-16", $no_day ),
			'elsewhere on another day'    => array( "2026-12-15\n@2026-12-16 Biblioteca", $no_day ),
			'cancelled on a holiday'      => array( "2026-12-08/2026-12-15 TU -2026-12-08\n!2026-12-08", $no_day ),
			'too many lines'              => array( implode( "\n", array_map( static fn( int $minute ): string => sprintf( '2026-10-01 %02d:%02d', $minute / 60, $minute % 60 ), range( 0, 100 ) ) ), '100 como máximo' ),
			'too many sessions'           => array( implode( "\n", array_map( $evening, array( 8, 20 ) ) ), '1.000 como máximo' ),
			'too long'                    => array( str_repeat( 'á', 10001 ), '10.000 caracteres como máximo' ),
		);
	}

	/** @dataProvider unusable_lines */
	public function test_lines_that_cannot_be_used_are_refused_with_a_sentence( string $text, string $sentence ): void {
		self::assertNull( Program\clean_fact( 'sessions', $text ) );
		self::assertStringContainsString( $sentence, Program\fact_problem( 'sessions', $text ) );
	}

	public function test_a_school_year_of_every_day_fits(): void {
		$year = '2026-09-01/2027-08-31 MO,TU,WE,TH,FR,SA,SU 09:00-14:00';

		self::assertCount( 365, Program\sessions_from( (string) Program\clean_fact( 'sessions', $year ) ) );
	}

	public function test_the_longest_lines_that_are_refused_take_no_time(): void {
		$lines = array();
		foreach ( range( 0, 199 ) as $minute ) {
			$lines[] = sprintf( '2026-09-01/2028-09-01 MO,TU,WE,TH,FR,SA,SU %02d:%02d', $minute / 60, $minute % 60 );
		}
		$start = microtime( true );
		foreach ( array( 99, 199 ) as $number ) {
			self::assertNull( Program\clean_fact( 'sessions', implode( "\n", array_slice( $lines, 0, $number ) ) ) );
		}

		self::assertLessThan( 0.02, microtime( true ) - $start );
	}

	public function test_a_program_begins_and_ends_with_sessions_that_take_place(): void {
		$span = static fn( string $sessions ): string => implode( '/', array_intersect_key( Program\facts_of_sessions( compact( 'sessions' ) ), array( 'start' => '', 'end' => '' ) ) );

		self::assertSame( '2026-12-15T10:00/2026-12-15', $span( "!2026-12-08\n!2026-12-22\n2026-12-08/2026-12-22 TU 10:00" ) );
		// Of one that is cancelled as a whole, the days stay known.
		self::assertSame( '2026-12-08/2026-12-09', $span( "!2026-12-08\n!2026-12-09\n2026-12-08\n2026-12-09" ) );
	}

	public function test_the_next_session_is_none_that_is_cancelled(): void {
		$sessions = "!2026-12-08\n2026-12-01/2026-12-15 TU 10:00\n@2026-12-15 Biblioteca";
		$next     = Program\next_session( $sessions, self::moment( '2026-12-02' ) );

		self::assertSame( array( '2026-12-15T10:00', 'Biblioteca' ), array( $next['start'] ?? '', $next['place'] ?? '' ) );
		self::assertCount( 1, Program\coming_sessions( $sessions, self::moment( '2026-12-02' ) ) );
		self::assertSame( array( '1', '' ), array_column( Program\coming_sessions( $sessions, self::moment( '2026-12-02' ), true ), 'cancelled' ) );
	}

	public function test_what_was_cancelled_or_elsewhere_is_not_so_the_next_season(): void {
		Program\bootstrap_admin();
		$stored = array( 'sessions' => "!2026-12-15\n2026-12-01/2026-12-15 TU 10:00 -2026-12-08\n2026-12-22\n@2026-12-22 Biblioteca" );

		self::assertSame( array( 'sessions' => "2027-11-30/2027-12-14 TU 10:00 -2027-12-07\n2027-12-21" ), Program\moved_facts( $stored, 52 ) );
	}

	/** @param string $local Moment by the clock of the site. */
	private static function moment( string $local ): int {
		return ( new \DateTimeImmutable( $local, wp_timezone() ) )->getTimestamp();
	}

	/** @return array<string, array{string, string}> Moment, and the day that is the next. */
	public function nights(): array {
		return array(
			'before midnight' => array( '2026-11-27 23:30', '27 de noviembre' ),
			'after midnight'  => array( '2026-11-28 00:30', '27 de noviembre' ),
			'after its end'   => array( '2026-11-28 02:00', '4 de diciembre' ),
		);
	}

	/** @dataProvider nights */
	public function test_a_session_of_a_night_is_the_next_one_until_it_ends( string $moment, string $day ): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2026-11-20/2026-12-11 FR 22:00-02:00' ) ) );
		$facts = Program\shown_facts( get_post( $id ), self::moment( $moment ) )['facts'];

		self::assertStringEndsWith( "próxima sesión: viernes $day", array_column( $facts, 'text', 'key' )['dates'] );
	}
}
