<?php
/**
 * Schedules in words as sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What is read, and what stays a text. */
class SchedulesTest extends TestCase {
	/** Weekdays and hours by schedule; '' for a text. */
	private const READ = array(
		'L-X-V 18-19:30h'                                  => 'MO,WE,FR 18:00-19:30',
		'Martes y jueves 17:00-18:30'                      => 'TU,TH 17:00-18:30',
		'MyJ 17:00 a 18:30'                                => 'TU,TH 17:00-18:30',
		'L a V 9:00-14:00 (excepto festivos)'              => 'MO,TU,WE,TH,FR 09:00-14:00',
		'Martes y jueves 17:00-18:30, salvo días festivos' => 'TU,TH 17:00-18:30',
		'Martes 17-18 y jueves 18-19'                      => 'TH 18:00-19:00 + TU 17:00-18:00',
		'Martes, 17 h'                                     => 'TU 17:00',
		'M y X 10-11'                                      => 'TU,WE 10:00-11:00',
		'Todos los martes a las 18:00'                     => 'TU 18:00',
		'Sábados de 11 a 13 h'                             => 'SA 11:00-13:00',
		'Sábados de 11 a 13'                               => 'SA 11:00-13:00',
		'Cada jueves'                                      => 'TH',
		'Viernes'                                          => 'FR',
		'L-V'                                              => 'MO,TU,WE,TH,FR',
		'De lunes a viernes, mañanas'                      => 'MO,TU,WE,TH,FR',
		'Martes por la tarde'                              => 'TU',
		'Lunes y miércoles tarde'                          => 'MO,WE',
		'Fines de semana'                                  => 'SA,SU',
		'Todos los días'                                   => 'MO,TU,WE,TH,FR,SA,SU',
		'De martes a domingo, de 10:00 a 14:00 y de 17:00 a 20:00' => 'TU,WE,TH,FR,SA,SU 10:00-14:00 + TU,WE,TH,FR,SA,SU 17:00-20:00',
		'L a V 10-14 y 17-20 h'                            => 'MO,TU,WE,TH,FR 10:00-14:00 + MO,TU,WE,TH,FR 17:00-20:00',
		'Lunes de 7 a 15'                                  => 'MO 07:00-15:00',
		// Of the morning or of the afternoon.
		'Martes de 5 a 7'                                  => 'TU',
		'Dimarts i dijous, tarda'                          => 'TU,TH',
		'Astelehena eta asteazkena, 18:00-19:30'           => 'MO,WE 18:00-19:30',
		'Terça-feira e quinta-feira'                       => 'TU,TH',
		'mañanas'                                          => '',
		'M'                                                => '',
		'D'                                                => '',
		'L, M y V'                                         => '',
		'Martes alternos, 18:00'                           => '',
		'Martes, cada dos semanas'                         => '',
		'Último viernes de cada mes'                       => '-1FR',
		'El primer sábado de mes, 11:00'                   => '1SA 11:00',
		'Segundo y cuarto martes de mes, 18:00-19:00'      => '2TU,4TU 18:00-19:00',
		'Sábados, 17:00 y 19:00'                           => 'SA 17:00 + SA 19:00',
		'Viernes 20:00 / sábado 19:00'                     => 'FR 20:00 + SA 19:00',
		'Martes y jueves (grupo A)'                        => '',
		'Lunes 3 de marzo'                                 => '',
		// Within beginning and end.
		'Martes y jueves de octubre a mayo'                => '2027-01-11/2027-05-31 TU,TH',
		'De octubre a abril, lunes 19:00-20:30'            => '2027-01-11/2027-04-30 MO 19:00-20:30',
		'martes y jueves de 17:00 a 18:30'                 => 'TU,TH 17:00-18:30',
		'17:00–18:30, martes y jueves'                     => 'TU,TH 17:00-18:30',
		'Martes y jueves (17.00 - 18.30 h)'                => 'TU,TH 17:00-18:30',
		'L, X y V 10-11:30'                                => 'MO,WE,FR 10:00-11:30',
		'LXV, 10 h'                                        => 'MO,WE,FR 10:00',
		'L-M-X-J-V de 9 a 14'                              => 'MO,TU,WE,TH,FR 09:00-14:00',
		'De lunes a viernes de 9 a 14 h.'                  => 'MO,TU,WE,TH,FR 09:00-14:00',
		'L a J de 9:00 a 14:00'                            => 'MO,TU,WE,TH 09:00-14:00',
		'L a V de 10 a 13 y de 17 a 20 h'                  => 'MO,TU,WE,TH,FR 10:00-13:00 + MO,TU,WE,TH,FR 17:00-20:00',
		'Los sábados y los domingos a las 11'              => 'SA,SU 11:00',
		'Sábado y domingo a las 12 y a las 17'             => 'SA,SU 12:00 + SA,SU 17:00',
		'Cada jueves, 5 a 6:30 p. m.'                      => 'TH 17:00-18:30',
		'Martes y jueves de 5 a 6 de la tarde'             => 'TU,TH 17:00-18:00',
		'Sábados, 10 a 1 pm'                               => 'SA 10:00-13:00',
		'Viernes, 22:00-24:00'                             => 'FR 22:00-00:00',
		'Viernes tarde, de 17 a 19'                        => 'FR 17:00-19:00',
		'Sábados mañana 10:30-13:30h'                      => 'SA 10:30-13:30',
		'Todos los lunes lectivos a las 18:00'             => 'MO 18:00',
		'mié y vie 15 hs'                                  => 'WE,FR 15:00',
		'X 17.30-19.00'                                    => 'WE 17:30-19:00',
		'Martes 18h. Jueves 19h.'                          => 'TH 19:00 + TU 18:00',
		'Martes (18-19 h) y jueves (19-20 h)'              => 'TH 19:00-20:00 + TU 18:00-19:00',
		'Lunes y miércoles 10:00-11:00; viernes 12:00-13:00' => 'FR 12:00-13:00 + MO,WE 10:00-11:00',
		'De lunes a jueves: 16-20 h / viernes: 16-18 h'    => 'FR 16:00-18:00 + MO,TU,WE,TH 16:00-20:00',
		'De martes a sábado, 10-20; domingos, 10-14'       => 'SU 10:00-14:00 + TU,WE,TH,FR,SA 10:00-20:00',
		'L y X: 17-18; M y J: 18-19'                       => 'MO,WE 17:00-18:00 + TU,TH 18:00-19:00',
		'1er lunes de mes, 19:00'                          => '1MO 19:00',
		'Tercer sábado de cada mes a las 11 de la mañana'  => '3SA 11:00',
		'dl. i dc., 18:00'                                 => 'MO,WE 18:00',
		'Luns e mércores, 18:00-19:00'                     => 'MO,WE 18:00-19:00',
		'terças e quintas, 18h às 19h30'                   => 'TU,TH 18:00-19:30',
		'Astelehen eta asteazkenetan, 18:00-19:30'         => 'MO,WE 18:00-19:30',
		'Tuesdays, 6 to 7:30 pm'                           => 'TU 18:00-19:30',
		'Lunes alternos 18 h'                              => '',
		'Fines de semana y festivos, 11-14 h'              => '',
		'lunes, miércoles y viernes 9:30/10:30'            => '',
		'M-J 10:00'                                        => '',
		'Martes y martes, 10:00'                           => '',
		'Martes de 25:00 a 26:00'                          => '',
		'Mañanas, 10:00'                                   => '',
		'Turno 1: martes 10:00'                            => '',
		'asteartetik ostiralera 18:00'                     => '',
		'Del 6 de octubre al 18 de diciembre, 18:00'       => '',
		'No hay clase los lunes'                           => '',
		'Consultar'                                        => '',
	);

	public function test_weekdays_are_read_with_and_without_hours_and_nothing_that_says_more(): void {
		$read = array();
		foreach ( self::READ as $schedule => $lines ) {
			$sessions          = Program\sessions_in_words( array( 'schedule' => $schedule, 'start' => '2027-01-11', 'end' => '2027-06-30' ) );
			$read[ $schedule ] = str_replace( array( '2027-01-11/2027-06-30 ', "\n" ), array( '', ' + ' ), $sessions );
		}

		self::assertSame( self::READ, $read );
	}

	public function test_an_import_takes_no_schedule_for_sessions_whose_words_say_more(): void {
		self::assertSame( '2027-01-11/2027-06-30 TU 18:00', Program\sessions_of_schedule( 'Martes, 18 h', '2027-01-11', '2027-06-30' ) );
		foreach ( array( 'Martes, 18 h, excepto festivos', 'Viernes tarde, de 17 a 19', 'Martes (grupo A)' ) as $schedule ) {
			self::assertSame( '', Program\sessions_of_schedule( $schedule, '2027-01-11', '2027-06-30' ) );
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
		self::assertSame( $sessions, Program\sessions_in_words( array( 'schedule' => 'Martes y jueves' ) + compact( 'start', 'end' ) ) );
	}

	public function test_what_is_read_is_shown_but_not_stored(): void {
		$facts = array( 'schedule' => 'Martes y jueves, 17:00-18:30', 'start' => '2027-01-11', 'end' => '2027-06-30' );
		$id    = self::factory()->program->create( array( 'facts' => $facts ) );
		$now   = self::moment( '2027-03-03 12:00' );
		$shown = array_column( Program\shown_facts( get_post( $id ), $now )['facts'], 'text', 'key' );

		self::assertSame( '', Program\stored_facts( $id )['sessions'] );
		self::assertSame( array( '2027-01-12T17:00', '2027-06-29T18:30' ), array( Program\program_facts( $id )['start'], Program\program_facts( $id )['end'] ) );
		self::assertSame( $facts['schedule'], $shown['schedule'] );
		self::assertStringEndsWith( 'jueves 4 de marzo', $shown['dates'] );
		// The schedule says them.
		self::assertArrayNotHasKey( 'upcoming', $shown );
	}

	public function test_what_is_always_open_is_on_its_weekdays_and_has_no_dates(): void {
		$id       = self::factory()->program->create( array( 'facts' => array( 'schedule' => 'Miércoles y sábados, de 10:00 a 13:00' ) ) );
		$now      = ( new \DateTimeImmutable( 'now', wp_timezone() ) )->getTimestamp();
		$shown    = array_column( Program\shown_facts( get_post( $id ), $now )['facts'], 'text', 'key' );
		$saturday = gmdate( 'Y-m-d', (int) strtotime( 'next Saturday', $now ) );
		$facts    = Program\program_facts( $id );

		self::assertSame( array( 'schedule' => 'Miércoles y sábados, de 10:00 a 13:00' ), $shown );
		self::assertSame( array( '', '' ), array( $facts['start'], $facts['end'] ) );
		self::assertContains( "{$saturday}T10:00", array_column( Program\sessions_from( $facts['sessions'] ), 'start' ) );
		self::assertSame( 1, \ProgramsFilter\Listing\place_in_period( \ProgramsFilter\Listing\moments_of_facts( $facts ), "{$saturday}T00:00", Program\day_after( $saturday ) ) );
		self::assertSame( 'none', Program\program_phase( $facts, $now ) );
	}

	public function test_sessions_that_are_stored_count_more_than_words(): void {
		$facts = array( 'schedule' => 'Martes', 'start' => '2027-01-11', 'end' => '2027-06-30', 'sessions' => '2027-02-03 10:00' );
		$id    = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( '2027-02-03 10:00', Program\program_facts( $id )['sessions'] );
	}

	public function test_a_postponed_program_without_a_new_date_has_no_day(): void {
		$facts = array( 'schedule' => 'Martes', 'start' => '2027-01-11', 'end' => '2027-06-30', 'event_status' => 'postponed', 'previous_start' => '2027-01-11' );
		$id    = self::factory()->program->create( compact( 'facts' ) );

		self::assertSame( array( '', '' ), array( Program\program_facts( $id )['start'], Program\program_facts( $id )['sessions'] ) );
	}
}
