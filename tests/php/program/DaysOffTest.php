<?php
/**
 * Days without activity of the organization.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Program, Reader};
use ProgramsFilter\Tests\TestCase;

/** How they are written, and what they do to sessions. */
class DaysOffTest extends TestCase {
	private const CHRISTMAS = '2026-12-24/2027-01-07 Navidad';

	protected function set_up() {
		parent::set_up();
		Program\bootstrap_admin();
	}

	/**
	 * Days on which sessions take place.
	 *
	 * @param string $text Lines.
	 * @return list<string>
	 */
	private static function days_of( string $text ): array {
		return array_map( static fn( array $session ): string => substr( $session['start'], 0, 10 ), Program\sessions_from( $text, 0 ) );
	}

	/**
	 * Stored lines of what a person writes.
	 *
	 * @param string $text Text.
	 */
	private static function read( string $text ): string {
		list( $days, $unread ) = Program\read_days_off( $text );

		return Program\lines_of_days_off( $days ) . ( array() === $unread ? '' : ' ?' . implode( '|', $unread ) );
	}

	/** @return array<string, array{string, string}> */
	public static function written_days(): array {
		return array(
			'a name before'           => array( 'Navidad: del 24 de diciembre de 2026 al 7 de enero de 2027', self::CHRISTMAS ),
			'a name behind'           => array( '24/12/2026 - 7/1/2027 Navidad', self::CHRISTMAS ),
			'a name in brackets'      => array( '8/12/2026 (Inmaculada)', '2026-12-08/2026-12-08 Inmaculada' ),
			'a month in its name'     => array( 'Fiestas de febrero: del 8 al 10 de febrero de 2027', '2027-02-08/2027-02-10 Fiestas de febrero' ),
			'a month beside a day'    => array( 'Puente de mayo 1/5/2027', ' ?Puente de mayo 1/5/2027' ),
			'a year that is none'     => array( '8 de diciembre de 9999', ' ?8 de diciembre de 9999' ),
			'a weekday in its name'   => array( 'Viernes Santo: 26 de marzo de 2027', '2027-03-26/2027-03-26 Viernes Santo' ),
			'a number in its name'    => array( 'Fiesta (local) 2: 5/3/2026', '2026-03-05/2026-03-05 Fiesta (local) 2' ),
			'a name behind a colon'   => array( '24 December 2026 to 7 January 2027: Navidad', self::CHRISTMAS ),
			'no name'                 => array( '2026-12-08', '2026-12-08/2026-12-08' ),
			'two days'                => array( '6 y 8 de diciembre de 2026: puente', "2026-12-06/2026-12-06 puente\n2026-12-08/2026-12-08 puente" ),
			'a month'                 => array( 'agosto de 2027', '2027-08-01/2027-08-31' ),
			'several lines, once'     => array( "8/12/2026\n\n1/11/2026 Todos los Santos\n8/12/2026 Inmaculada", "2026-11-01/2026-11-01 Todos los Santos\n2026-12-08/2026-12-08 Inmaculada" ),
			'words without days'      => array( 'Navidad', ' ?Navidad' ),
			'weekdays'                => array( 'los lunes de agosto de 2027', ' ?los lunes de agosto de 2027' ),
			'hours'                   => array( '24/12/2026 desde las 14:00', ' ?24/12/2026 desde las 14:00' ),
			'an end before its start' => array( 'del 7/1/2027 al 24/12/2026', ' ?del 7/1/2027 al 24/12/2026' ),
			'several years'           => array( 'del 1/1/2027 al 31/12/2029', ' ?del 1/1/2027 al 31/12/2029' ),
			'nothing'                 => array( '', '' ),
		);
	}

	/**
	 * @dataProvider written_days
	 *
	 * @param string $text   What a person writes.
	 * @param string $stored What is stored.
	 */
	public function test_days_are_read_as_a_person_writes_them( string $text, string $stored ): void {
		self::assertSame( $stored, self::read( $text ) );
	}

	public function test_words_of_stored_days_are_read_back(): void {
		foreach ( array( 'es_ES', 'ca', 'gl_ES', 'eu', 'pt_PT', 'en_US' ) as $locale ) {
			switch_to_locale( $locale );
			update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS . "\n2027-08-15/2027-08-15" );
			$words = implode( "\n", array_map( 'ProgramsFilter\Program\words_of_days_off', Program\days_off() ) );

			self::assertSame( self::CHRISTMAS . "\n2027-08-15/2027-08-15", self::read( $words ), "$locale: $words" );
		}
	}

	public function test_rules_leave_them_out_and_single_days_do_not(): void {
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );

		self::assertSame( array( '2026-12-22', '2026-12-29', '2027-01-12' ), self::days_of( "2026-12-22/2027-01-12 TU 17:00\n2026-12-29 10:00" ) );
		self::assertSame( array( '2026-12-28', '2027-01-28' ), self::days_of( '2026-12-01/2027-01-31 28 +all' ) );
		self::assertSame( array( '2027-01-28' ), self::days_of( '2026-12-01/2027-01-31 28' ) );
	}

	public function test_a_rule_can_take_place_on_them(): void {
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );

		self::assertSame( array( '2026-12-22', '2026-12-29' ), self::days_of( '2026-12-22/2027-01-05 TU 17:00 +all -2027-01-05' ) );
		self::assertSame( '2026-12-22 17:00', Program\clean_sessions( '2026-12-22 17:00' ) );
		self::assertNull( Program\clean_sessions( '2026-12-22 17:00 +all' ), 'A day alone takes place anyway.' );
	}

	public function test_words_of_a_rule_say_so_and_are_read_back_without_the_days(): void {
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );
		$lines = array( '2026-12-15/2027-01-19 TU 17:00', '2026-12-15/2027-01-19 TU 17:00 +all', '2026-12-15/2027-01-19 TU 17:00 *2 +all -2027-01-12' );
		foreach ( array( 'es_ES', 'ca', 'gl_ES', 'eu', 'pt_PT', 'en_US' ) as $locale ) {
			switch_to_locale( $locale );
			foreach ( $lines as $line ) {
				$words = Program\words_of_sessions( $line );

				self::assertNotSame( $line, $words, $locale );
				self::assertSame( $line, Reader\read_sessions_text( $words ), "$locale: $words" );
			}
		}
	}

	public function test_stored_sessions_stay_usable_whatever_days_are_named(): void {
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );
		$text = "!2026-12-29\n2026-12-29/2027-01-05 TU 17:00";

		self::assertSame( $text, Program\clean_sessions( $text ) );
		self::assertSame( array(), self::days_of( $text ) );
	}

	public function test_a_program_whose_sessions_all_fall_on_them_is_not_cancelled(): void {
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );
		$id = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2026-12-29/2027-01-05 TU 17:00' ) ) );

		self::assertSame( '', Program\program_facts( $id )['event_status'] );
	}

	public function test_holidays_in_words_are_understood_where_they_are_known(): void {
		self::assertSame( array( 'holidays' ), Reader\read_dates( 'martes de diciembre de 2026, excepto festivos' )['doubts'] );
		update_option( Program\DAYS_OFF_OPTION, self::CHRISTMAS );
		$read = Reader\read_dates( 'martes de diciembre de 2026, excepto festivos', false, '', Program\get_settled_doubts() );

		self::assertSame( array( array(), '' ), array( $read['doubts'], $read['schedule'] ) );
	}

	public function test_next_years_are_proposed_from_the_last_twelve_months_and_easter_moves(): void {
		list( $days ) = Program\read_days_off( "8/12/2025\n8/12/2026 Inmaculada\n24/12/2026 - 7/1/2027 Navidad\ndel 22/3/2027 al 29/3/2027 Semana Santa" );
		$next         = Program\days_off_next_year( $days );

		self::assertSame(
			"2027-12-08/2027-12-08 Inmaculada\n2027-12-24/2028-01-07 Navidad\n2028-04-10/2028-04-17 Semana Santa",
			Program\lines_of_days_off( $next )
		);
		self::assertSame( '2028-01-01', Program\days_off_next_year( Program\read_days_off( 'del 1/1/2027 al 31/12/2027 Obras' )[0] )[0]['from'] );
		self::assertSame( array(), array_intersect( array_column( Program\days_off_next_year( array_merge( $days, $next ) ), 'from' ), array_column( $next, 'from' ) ) );
	}

	public function test_easter_is_where_the_church_has_it(): void {
		$known = array( 2024 => '2024-03-31', 2025 => '2025-04-20', 2026 => '2026-04-05', 2027 => '2027-03-28', 2038 => '2038-04-25', 2049 => '2049-04-18', 2076 => '2076-04-19' );
		foreach ( $known as $year => $day ) {
			self::assertSame( $day, Program\day_of_number( Program\easter( $year ) ) );
		}
	}
}
