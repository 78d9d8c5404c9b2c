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
	 * The cases that the panel has, too: src/program/panel/sessions.test.ts.
	 *
	 * @return array{usable: list<array{name: string, text: string, sessions: list<string>}>, unusable: list<array{name: string, text: string, problem: string}>}
	 */
	private static function table(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/sessions.json' ), true );
	}

	/** @return array<string, array{string, list<string>}> Lines, and beginning, end and place of each session. */
	public function lines(): array {
		return array_column( array_map( static fn( array $row ): array => array( $row['name'], array( $row['text'], $row['sessions'] ) ), self::table()['usable'] ), 1, 0 );
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
		$sentences = array(
			'line'     => 'Escribe un día en cada línea',
			'day'      => 'no tiene ninguna sesión',
			'lines'    => '100 como máximo',
			'sessions' => '1.000 como máximo',
		);
		$rows      = array_map( static fn( array $row ): array => array( $row['name'], array( $row['text'], $sentences[ $row['problem'] ] ) ), self::table()['unusable'] );

		return array(
			'too long'                => array( str_repeat( 'á', 10001 ), '10.000 caracteres como máximo' ),
			'a place that is markup'  => array( "2026-12-15\n@2026-12-15 <br>", $sentences['line'] ),
			'a place that is no text' => array( "2026-12-15\n@2026-12-15 \xff", $sentences['line'] ),
		) + array_column( $rows, 1, 0 );
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
