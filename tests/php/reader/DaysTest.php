<?php
/**
 * Days and hours as people write them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Reader;

use ProgramsFilter\{Program, Reader};
use ProgramsFilter\Tests\TestCase;

/** What is read of a text, what is kept as words, and what a person should look at. */
class DaysTest extends TestCase {
	/** Day on which the texts are read: a day without a year is the next one. */
	private const TODAY = '2026-11-27';

	public function test_the_month_comes_first_where_it_is_said(): void {
		self::assertSame( '2026-04-03', Reader\read_date( '4/3/2026', true ) );
		self::assertSame( '2027-04-03', Reader\read_dates( '4/3', true, self::TODAY )['start'] );
		self::assertSame( '4/13/2026', Reader\read_date( '4/13/2026' ) );
	}

	public function test_a_day_without_a_year_is_the_next_one_whatever_its_weekday_says(): void {
		$read = static fn( string $text ): array => array_slice( (array) Reader\read_dates( $text, false, self::TODAY ), 0, 5 );

		self::assertSame( array( '2026-11-27', array( 'year' ) ), array( $read( '27 de noviembre' )['start'], $read( '27 de noviembre' )['doubts'] ) );
		self::assertSame( '2027-11-26', $read( '26 de noviembre' )['start'] );
		// Last year it was a Thursday, which nobody announces any more.
		self::assertSame( '2027-11-26', $read( 'jueves 26 de noviembre' )['start'] );
		self::assertSame( array( 'year', 'weekday' ), $read( 'jueves 26 de noviembre' )['doubts'] );
		self::assertSame( array( 'year', 'weekday' ), $read( 'martes 26 de noviembre' )['doubts'] );
		self::assertSame( '2028-02-29', $read( '29 de febrero' )['start'] );
	}

	public function test_nothing_makes_it_fail(): void {
		mt_srand( 43 );
		$pieces = array_merge( array_column( self::json_table( 'phrases/days' ), 'text' ), array( "\xF0\x9F\x8E\xB6", '(', ')', '-', '/', "\n", '99', '0', 'a', 'del', 'excepto', 'entre', '31', 'cada 2 semanas' ) );
		for ( $turn = 0; $turn < 300; $turn++ ) {
			$text = '';
			for ( $part = mt_rand( 1, 4 ); $part > 0; $part-- ) {
				$piece = (string) $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
				$text .= ' ' . mb_substr( $piece, mt_rand( 0, 5 ), mt_rand( 1, 30 ) );
			}
			$read = Reader\read_dates( $text, (bool) mt_rand( 0, 1 ), self::TODAY );
			foreach ( array( 'start', 'end' ) as $fact ) {
				$date = $read[ $fact ] ?? '';
				self::assertTrue( '' === $date || Program\is_time_without_date( $date ) || null !== Program\sanitize_fact( 'moment', $date ), "$text: $date" );
			}
			self::assertNotNull( Program\clean_sessions( $read['sessions'] ?? '' ), $text );
		}
	}

	/** @return array<string, array{string, string}> Language, and a line in its words. */
	public function languages(): array {
		return array(
			'es_ES' => array( 'es_ES', 'del 6/10/2026 al 18/12/2026, martes y jueves, 17:00-18:30, excepto 13/10/2026' ),
			'en_US' => array( 'en_US', 'from 6 October 2026 to 18 December 2026, Tuesday and Thursday, 17:00-18:30, except 13 October 2026' ),
			'ca'    => array( 'ca', 'del 6/10/2026 al 18/12/2026, dimarts i dijous, 17:00-18:30, excepte 13/10/2026' ),
			'gl_ES' => array( 'gl_ES', 'do 6/10/2026 ao 18/12/2026, martes e xoves, 17:00-18:30, agás 13/10/2026' ),
			'eu'    => array( 'eu', '2026/10/6 - 2026/12/18, astearteetan eta ostegunetan, 17:00-18:30, saiorik gabe: 2026/10/13' ),
			'pt_BR' => array( 'pt_BR', 'de 6/10/2026 a 18/12/2026, terças-feiras e quintas-feiras, 17:00-18:30, exceto 13/10/2026' ),
		);
	}

	/** @dataProvider languages */
	public function test_sessions_in_words_of_a_sheet_come_in_again_the_same( string $locale, string $words ): void {
		switch_to_locale( 'en_US' );
		add_filter( 'determine_locale', static fn(): string => $locale, 99 );
		unload_textdomain( 'programs-filter', true );
		try {
			self::assertSame( $words, Program\words_of_sessions( '2026-10-06/2026-12-18 TU,TH 17:00-18:30 -2026-10-13' ) );
			foreach ( array( '2099-03-02/.. MO,WE 09:00-14:00 -2099-03-09', '2099-03-02/..', '../2099-12-31', '2099-03-02/2099-12-31', "!2026-10-13 Huelga (general)\n2026-10-06/2026-12-18 TU\n>2026-10-20 2026-10-21\n>2026-10-27 2026-10-28 18:00-19:00" ) as $lines ) {
				self::assertNotSame( $lines, Program\words_of_sessions( $lines ) );
				self::assertSame( $lines, Program\parse_sessions( Program\words_of_sessions( $lines ) ) );
			}
			mt_srand( 43 );
			for ( $turn = 0; $turn < 100; $turn++ ) {
				$lines = self::random_lines();
				$words = Program\words_of_sessions( $lines );
				self::assertNotSame( $lines, $words, $lines );
				self::assertSame( $lines, Reader\read_sessions_text( $words ) );
			}
		} finally {
			remove_all_filters( 'determine_locale', 99 );
			unload_textdomain( 'programs-filter', true );
		}
	}

	/** Some lines of sessions: days, weekdays, days of months, exceptions, every second week, cancelled, elsewhere. */
	private static function random_lines(): string {
		$some  = static fn( array $of ): array => array_values( array_intersect_key( $of, array_flip( (array) array_rand( $of, mt_rand( 1, min( 3, count( $of ) ) ) ) ) ) );
		$lines = array();
		for ( $count = mt_rand( 1, 4 ); $count > 0; $count-- ) {
			$from  = Program\day_of_number( mt_rand( 20500, 21000 ) );
			$to    = Program\day_of_number( Program\day_number( $from ) + mt_rand( 70, 400 ) );
			$hours = array( '', ' 09:00', ' 17:00-18:30', ' 22:00-01:15' )[ mt_rand( 0, 3 ) ];
			if ( 0 === mt_rand( 0, 2 ) ) {
				$lines[] = $from . $hours;
				$lines[] = array( '', "!$from", "@$from Sala: la 3, de la biblioteca" )[ mt_rand( 0, 2 ) ];
				continue;
			}
			$weekday = Program\WEEKDAYS[ mt_rand( 0, 6 ) ];
			$days    = array(
				$some( Program\WEEKDAYS ),
				array_map( static fn( string $which ): string => $which . $weekday, $some( array( '1', '2', '3', '4', '-1' ) ) ),
				$some( array( '1', '7', '15', '28' ) ),
			)[ mt_rand( 0, 2 ) ];
			$rule    = "$from/$to " . implode( ',', $days ) . $hours . array( '', '', ' *2' )[ mt_rand( 0, 2 ) ];
			$lines[] = $rule . ( 0 === mt_rand( 0, 2 ) ? ' -' . Program\day_of_number( Program\read_session_rule( $rule )['days'][0] ) : '' );
		}

		return (string) Program\clean_sessions( implode( "\n", array_diff( $lines, array( '' ) ) ) );
	}

	public function test_words_that_say_more_than_sessions_are_none(): void {
		self::assertSame( '2026-10-06/2026-12-18 TU 17:00', Reader\read_sessions_text( 'Martes 17 h, del 6 de octubre de 2026 al 18 de diciembre de 2026' ) );
		// Minutes are no day of the month.
		foreach ( array( 'martes y jueves 17:00-18:30 de octubre de 2026 a junio de 2027', 'martes y jueves de 17:00 a 18:30 de octubre de 2026 a junio de 2027' ) as $text ) {
			self::assertSame( '2026-10-01/2027-06-30 TU,TH 17:00-18:30', Reader\read_sessions_text( $text ) );
		}
		self::assertSame( "!2026-10-13\n2026-10-06/2026-12-18 TU", Reader\read_sessions_text( "del 6/10/2026 al 18/12/2026, martes\n13/10/2026: suspendida" ) );
		foreach ( array( '', 'Martes y jueves', 'martes de octubre', 'del 6/10/2026 al 18/12/2026, martes (grupo A)', 'Consultar' ) as $text ) {
			self::assertSame( '', Reader\read_sessions_text( $text ) );
		}
	}
}
