<?php
/**
 * Days and hours in cells.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

require_once __DIR__ . '/Steps.php';

/** When a program is, from all columns of a row that say it. */
class WhenTest extends TestCase {
	use Steps;

	/** @return list<string> When each program is: beginning, end, sessions that say more, schedule. */
	private static function when(): array {
		return array_map(
			static function ( array $facts ): string {
				$when = array_replace( Program\get_empty_facts(), array_intersect_key( $facts, Program\get_empty_facts() ) );
				$more = Import\fits_date_columns( $when['sessions'] ) ? '' : $when['sessions'];

				return rtrim( implode( ' | ', array( $when['start'], $when['end'], $more, $when['schedule'] ) ), ' |' );
			},
			self::facts()
		);
	}

	/** @return array<string, array{string, array<string, string>}> Header; when by the cells of each row. */
	public function columns(): array {
		return array(
			'a day and its hours'                          => array(
				'Fecha;Hora',
				array(
					'3/3/2026;18:00'                   => '2026-03-03T18:00 | 2026-03-03',
					'3/3/2026;de 17:00 a 18:30'        => '2026-03-03T17:00 | 2026-03-03T18:30',
					'3/3/2026;'                        => '2026-03-03 | 2026-03-03',
					'3/3/2026;Consultar'               => '2026-03-03 | 2026-03-03 |  | Consultar',
					'del 3 al 5 de marzo de 2026;10 h' => '2026-03-03 | 2026-03-05 |  | 10 h',
					'3/3/2026;22:00-01:00'             => '2026-03-03T22:00 | 2026-03-04T01:00',
					';10:00'                           => ' |  |  | 10:00',
					'3/3/2026;–'                       => '2026-03-03 | 2026-03-03',
					'2026-03-03 00:00:00;18:00'        => '2026-03-03T18:00 | 2026-03-03',
					'3/3/2026;9.00'                    => '2026-03-03T09:00 | 2026-03-03',
					'3/3/2026;19'                      => '2026-03-03T19:00 | 2026-03-03',
					'3/3/2026;18,30'                   => '2026-03-03T18:30 | 2026-03-03',
					'3/3/2026;1830'                    => '2026-03-03 | 2026-03-03 |  | 1830',
					'3/3/2026;Todo el día'             => '2026-03-03 | 2026-03-03 |  | Todo el día',
					';de 16:00 a 17:00'                => ' |  |  | de 16:00 a 17:00',
				),
			),
			'an hour in the column of days'                => array( 'Fecha', array( '18:00' => ' |  |  | 18:00' ) ),
			'hours alone in the schedule'                  => array(
				'Fecha;Horario',
				array(
					'3/3/2026;de 18 a 20 h'                => '2026-03-03T18:00 | 2026-03-03T20:00',
					'3, 10 y 17 de marzo de 2026;19:30'    => '2026-03-03T19:30 | 2026-03-17 | 2026-03-03 19:30 / 2026-03-10 19:30 / 2026-03-17 19:30',
					'del 3 al 30 de marzo de 2026;10-14 h' => '2026-03-03 | 2026-03-30 |  | 10-14 h',
				),
			),
			'days in the column of weekdays'               => array( 'Días;Hora', array( 'martes 9 de febrero de 2027;19 h' => '2027-02-09T19:00 | 2027-02-09' ) ),
			'hours of the beginning and of the end'        => array(
				'Fecha de inicio;Fecha de fin;Hora inicio;Hora fin',
				array(
					'3/3/2026;5/3/2026;18:00;20:00' => '2026-03-03T18:00 | 2026-03-05T20:00',
					'3/3/2026;;22:00;24:00'         => '2026-03-03T22:00 | 2026-03-04T00:00',
					'3/3/2026;3/3/2026;22:00;1:00'  => '2026-03-03T22:00 | 2026-03-04T01:00',
				),
			),
			'days as others write them'                    => array(
				'Día;Hora',
				array(
					'20270315;'  => '2027-03-15 | 2027-03-15',
					'15-mar-27;' => '2027-03-15 | 2027-03-15',
				),
			),
			'"from" and "to" that are hours'               => array(
				'Día;Desde;Hasta',
				array( '3/3/2026;13:00;14:30' => '2026-03-03T13:00 | 2026-03-03T14:30' ),
			),
			'midnight, and the last minute of a day'       => array(
				'Comienza;Termina',
				array(
					'25/11/2026 0:00:00;26/11/2026 0:00:00' => '2026-11-25 | 2026-11-26',
					'25/11/2026 00:00;25/11/2026 23:59' => '2026-11-25 | 2026-11-25',
					'25/11/2026 0:00:00;'               => '2026-11-25 | 2026-11-25',
					'25/11/2026 18:00;26/11/2026 0:00'  => '2026-11-25T18:00 | 2026-11-26T00:00',
					'25/11/2026 18:00;25/11/2026 23:59' => '2026-11-25T18:00 | 2026-11-25T23:59',
					// As an export has it.
					'2026-11-25 00:00;'                 => '2026-11-25T00:00 | 2026-11-25',
				),
			),
			'an end that is an hour'                       => array(
				'Termina;Comienza',
				array(
					'20:00;3/3/2026 18:00' => '2026-03-03T18:00 | 2026-03-03T20:00',
					'20 h;'                => ' |  |  | 20 h',
					'17:30;3/3/2026 18:00' => '2026-03-03T18:00 | 2026-03-03',
				),
			),
			'schedules, which are rules where they can be' => array(
				'Comienza;Termina;Hora;Horario',
				array(
					'6/10/2026;18/12/2026;;M y J 17:00-18:30' => '2026-10-06T17:00 | 2026-12-17T18:30 | 2026-10-06/2026-12-18 TU,TH 17:00-18:30',
					'6/10/2026 17:00;18/12/2026 18:30;;Martes y jueves' => '2026-10-06T17:00 | 2026-12-17T18:30 | 2026-10-06/2026-12-18 TU,TH 17:00-18:30',
					'6/10/2026;18/12/2026;17:00-18:30;Martes y jueves' => '2026-10-06T17:00 | 2026-12-17T18:30 | 2026-10-06/2026-12-18 TU,TH 17:00-18:30',
					'6/10/2026;18/12/2026;martes, 17 h;' => '2026-10-06T17:00 | 2026-12-15 | 2026-10-06/2026-12-18 TU 17:00',
					'6/10/2026;18/12/2026;17:00-18:30;Grupo A' => '2026-10-06 | 2026-12-18 |  | Grupo A, 17:00-18:30',
					'6/10/2026;18/12/2026;;Primer martes de mes, 17:00' => '2026-10-06T17:00 | 2026-12-01 | 2026-10-06/2026-12-18 1TU 17:00',
					'7/10/2026;9/10/2026;;Lunes, 17:00'  => '2026-10-07 | 2026-10-09 |  | Lunes, 17:00',
					'9/10/2026 22:00;10/10/2026 2:00;;Viernes, 22:00' => '2026-10-09T22:00 | 2026-10-10T02:00 |  | Viernes, 22:00',
				),
			),
			'weekdays in a column of their own'            => array(
				'Días;Horario;Desde;Hasta',
				array(
					'M y J;17:00-18:30;6/10/2026;18/12/2026' => '2026-10-06T17:00 | 2026-12-17T18:30 | 2026-10-06/2026-12-18 TU,TH 17:00-18:30',
					'Martes;Consultar;6/10/2026;18/12/2026' => '2026-10-06 | 2026-12-18 |  | Martes, Consultar',
					// Beside one day they say nothing.
					'Martes;;6/10/2026;6/10/2026' => '2026-10-06 | 2026-10-06',
				),
			),
			'"Día" whose values are weekdays'              => array(
				'Día;Hora;Comienzo;Final',
				array( 'Martes;17:00 - 18:30;6/10/2026;18/12/2026' => '2026-10-06T17:00 | 2026-12-15T18:30 | 2026-10-06/2026-12-18 TU 17:00-18:30' ),
			),
			'a month, with weekdays its first day'         => array(
				'Comienza;Horario',
				array(
					'setiembre 2027;mié y vie 15 hs' => '2027-09-01 | 2027-09-01 |  | mié y vie 15 hs',
					'setiembre 2027;'                => '2027-09-01 | 2027-09-30',
				),
			),
			'a month as the day'                           => array(
				'Fecha',
				array( 'setiembre 2027' => '2027-09-01 | 2027-09-30' ),
			),
			'everyday days'                                => array(
				'Fecha;Hora',
				array(
					'3, 10 y 17 de marzo de 2027;18:00' => '2027-03-03T18:00 | 2027-03-17 | 2027-03-03 18:00 / 2027-03-10 18:00 / 2027-03-17 18:00',
					'sábados de febrero de 2027;'       => '2027-02-06 | 2027-02-27 | 2027-02-01/2027-02-28 SA',
					'del 5 al 20 de octubre de 2026 (excepto festivos);' => '2026-10-05 | 2026-10-20 |  | excepto festivos',
					'hasta el 30 de junio de 2027;'     => ' | 2027-06-30',
					'domingo 3 de marzo de 2027;'       => '2027-03-03 | 2027-03-03',
					'a convenir;'                       => ' |  |  | a convenir',
					'primavera;'                        => ' |  |  | primavera',
				),
			),
			'a day in each line'                           => array(
				'Día;Hora',
				array(
					"\"3/3/2026\n10/3/2026\";\"18:00\n19:00-20:00\"" => '2026-03-03 | 2026-03-10 | 2026-03-03 / 2026-03-10 | 18:00 19:00-20:00',
					"\"3/3/2026\n10/3/2026\";18:00" => '2026-03-03T18:00 | 2026-03-10 | 2026-03-03 18:00 / 2026-03-10 18:00',
					"\"3/3/2026\n18:00\";"          => '2026-03-03T18:00 | 2026-03-03',
					"\"3/3/2026\nen la plaza\";"    => '2026-03-03 | 2026-03-03 |  | en la plaza',
				),
			),
		);
	}

	/**
	 * @dataProvider columns
	 * @param array<string, string> $rows When by the cells of each row.
	 */
	public function test_when_a_program_is( string $header, array $rows ): void {
		$titles = array_map( static fn( int $at ): string => "P$at", array_keys( array_keys( $rows ) ) );
		$sheet  = "Título;$header\n";
		foreach ( array_keys( $rows ) as $at => $cells ) {
			$sheet .= "P$at;$cells\n";
		}
		self::done( $sheet );

		self::assertSame( $titles, array_column( self::facts(), 'title' ) );
		self::assertSame( $rows, array_combine( array_keys( $rows ), str_replace( "\n", ' / ', self::when() ) ) );
		// The second time nothing changes.
		self::assertSame( array_fill( 0, count( $rows ), 'same' ), array_column( self::done( $sheet ), 'action' ) );
	}

	/** @return array<string, array{string, string, string, string}> Header; cells; what is not sure about the first or only one, as doubt_words() names it; what is a problem. */
	public function doubts(): array {
		return array(
			'another day of the week'     => array( 'Fecha', 'domingo 3 de marzo de 2027', 'weekday', '' ),
			'holidays'                    => array( 'Fecha', 'del 5 al 20 de octubre de 2027 (excepto festivos)', 'holidays', '' ),
			'a month as a beginning'      => array( 'Comienza', 'setiembre 2027', 'month', '' ),
			'a beginning without an end'  => array( 'Fecha', 'desde el 11 de enero de 2027', 'open', '' ),
			'days of two kinds'           => array( 'Comienza', 'Ensayos: martes 20:00. Concierto: 20/12/2027 19:00', '', 'unread' ),
			'another day in brackets'     => array( 'Comienza', '12/08/2027 (si hay nubes, 13/08)', '', 'unread' ),
			'a season'                    => array( 'Comienza', 'primavera', '', 'unread' ),
			'a day that does not exist'   => array( 'Comienza', '31/02/2026', '', 'unread' ),
			'a date that is not there'    => array( 'Comienza', 'Por definir', '', 'Comienza: Todavía no hay fecha.' ),
			'the same in other words'     => array( 'Comienza', 'TBD', '', 'Comienza: Todavía no hay fecha.' ),
			'a dash'                      => array( 'Comienza', '–', '', '' ),
			'weekdays'                    => array( 'Comienza', 'martes y jueves', 'always', '' ),
			'a weekday of each month'     => array( 'Fecha', '2do viernes de cada mes, 19.30 hs', 'always', '' ),
			'an end before the beginning' => array( 'Comienza;Termina', '3/3/2026 18:00;17:30', '', 'Termina: El final es anterior al comienzo.' ),
			'an hour in place of a day'   => array( 'Fecha', '18:00', '', 'Día o días: Falta el día.' ),
		);
	}

	/**
	 * @dataProvider doubts
	 * @param string $doubt   What should be looked at.
	 * @param string $problem What is not imported.
	 */
	public function test_what_is_not_sure_is_said( string $header, string $cells, string $doubt, string $problem ): void {
		$line = self::done( "Título;$header\nCoro;$cells\n" )[0];

		self::assertSame( '' === $doubt ? array() : array( Import\doubt_words( $doubt, $cells ) ), array_values( $line['doubts'] ) );
		self::assertSame( 'unread' === $problem ? "$header: " . Import\doubt_words( 'unread', $cells ) : $problem, $line['says'] );
	}

	/** @return array<string, array{string, string, string}> Header; cells; schedule of which is said that it stays words, '' for none. */
	public function schedules(): array {
		return array(
			'two hours'             => array( 'Fecha;Horario', '20/3/2027;18:00 / 20:30', '18:00 / 20:30' ),
			'the same as hours'     => array( 'Fecha;Hora', '20/3/2027;18:00 / 20:30', '18:00 / 20:30' ),
			'weekdays beside days'  => array( 'Fecha;Horario', '5, 12 y 19 de marzo de 2027;viernes, 19:30 a 21:30', 'viernes, 19:30 a 21:30' ),
			'a day'                 => array( 'Fecha;Horario', ';viernes 12 de febrero de 2027, 21h', 'viernes 12 de febrero de 2027, 21h' ),
			'hours of each day'     => array( 'Fecha;Horario', 'del 3 al 30 de marzo de 2027;10-14 h', '' ),
			'weekdays without days' => array( 'Fecha;Horario', ';martes y jueves 18:00-19:00', '' ),
			'words'                 => array( 'Fecha;Hora', '20/3/2027;al atardecer', '' ),
		);
	}

	/** @dataProvider schedules */
	public function test_days_and_hours_that_stay_words_are_said( string $header, string $cells, string $schedule ): void {
		$doubts = self::done( "Título;$header\nCoro;$cells\n" )[0]['doubts'];

		self::assertSame( '' === $schedule ? array() : array( 'schedule' => Import\doubt_words( 'words', $schedule ) ), $doubts );
	}

	public function test_what_stands_for_a_value_is_said_and_changes_nothing(): void {
		$id     = self::factory()->program->create( array( 'post_title' => 'Coro', 'facts' => array( 'place' => 'Aula' ) ) );
		$errors = array( '#N/A', '#REF!', '#¡REF!', '#N/D', '#VALUE!', '#¡VALOR!', '#¿NOMBRE?', '#####', 'Err:502', 'Ídem', 'id.', '"', '〃' );
		foreach ( $errors as $error ) {
			$cell = '"' . str_replace( '"', '""', $error ) . '"';
			$line = self::done( "Título;Lugar;Notas;Precio\nCoro;$cell;$cell;3 €\n" )[0];
			self::assertSame( array( 'place' ), array_keys( $line['problems'] ) );
			self::assertStringContainsString( $error, $line['says'] );
		}
		self::assertSame( 'Aula', Program\stored_facts( $id )['place'] );
	}

	public function test_sessions_that_cannot_be_read_are_kept_as_the_schedule(): void {
		$line = self::done( "Título;Sesiones\nCine;V 12: 18:00 / S 13: 17:00\n" )[0];

		self::assertSame( array( 'sessions' ), array_keys( $line['problems'] ) );
		self::assertSame( array( ' |  |  | V 12: 18:00 / S 13: 17:00' ), self::when() );
	}

	public function test_a_program_whose_date_cannot_be_read_is_a_draft_and_the_others_are_published(): void {
		self::done( "Título;Comienza\nA;Por definir\nB;–\nC;primavera\nD;31/02/2026\nE;3/3/2026\n", array( 'status' => 'publish' ) );

		self::assertSame( array( 'draft', 'publish', 'draft', 'draft', 'publish' ), array_column( self::facts(), 'status' ) );
	}

	/** @return array<string, array{string, string, array<string, string>, string}> Header; cells; answers; when it is. */
	public function answers(): array {
		return array(
			'no year'                      => array( 'Fecha', '3 de marzo', array( 'year' => '2031' ), '2031-03-03 | 2031-03-03' ),
			'no year, from one to another' => array( 'Comienza;Termina', '6 de octubre;18 de enero de 2020', array(), '2019-10-06 | 2020-01-18' ),
			'a beginning without an end'   => array( 'Fecha', 'desde el 11 de enero de 2027', array(), '2027-01-11 | 2027-01-11' ),
		);
	}

	/**
	 * @dataProvider answers
	 * @param array<string, string> $answers Answers.
	 * @param string                $when    Beginning, end, sessions and schedule.
	 */
	public function test_what_a_sheet_does_not_say_is_answered_once( string $header, string $cells, array $answers, string $when ): void {
		self::done( "Título;$header\nCoro;$cells\n", $answers );

		self::assertSame( array( $when ), self::when() );
	}

	/** @return array<string, array{string, string, list<string>}> Header; cells; beginning and end at the end of November. */
	public function seasons(): array {
		return array(
			'a season that has just begun'  => array( 'Comienza;Termina', '6 de octubre;18 de junio', array( '2026-10-06', '2027-06-18' ) ),
			'a season with some weeks left' => array( 'Comienza;Termina', '8 de septiembre;20 de diciembre', array( '2026-09-08', '2026-12-20' ) ),
			'today'                         => array( 'Fecha', '28 de noviembre', array( '2026-11-28', '2026-11-28' ) ),
			'a year that is said'           => array( 'Comienza;Termina', '1 de marzo;27 de noviembre de 2026', array( '2026-03-01', '2026-11-27' ) ),
		);
	}

	/**
	 * @dataProvider seasons
	 * @param list<string> $dates Beginning and end.
	 */
	public function test_a_beginning_without_a_year_is_before_the_end( string $header, string $cells, array $dates ): void {
		wp_cache_set( 'now', array( self::moment( '2026-11-28 12:00' ) ), WordPress\REQUEST_CACHE );
		$job         = new Import\Job( array( 'columns' => Import\columns_by_name( explode( ';', "Título;$header" ) ) ) );
		$job->header = $job->columns;
		$row         = Import\read_row( array( 'number' => 2, 'page' => 1, 'at' => 2, 'cells' => explode( ';', "Coro;$cells" ), 'links' => array(), 'hidden' => false, 'unread' => '', 'uid' => '' ), $job );

		self::assertSame( $dates, array( $row->values['start'] ?? '', $row->values['end'] ?? '' ) );
	}

	public function test_a_deadline_after_the_end_is_a_doubt_and_one_without_a_year_is_asked_about(): void {
		$lines = self::done( "Título;Comienza;Termina;Plazo de solicitud\nA;1/3/2027;30/11/2027;1/12/2027\nB;1/3/2027;30/11/2027;30/11/2027\nC;1/3/2095;30/11/2095;15 de febrero\n" );

		self::assertSame( array( array( 'signup_until' ), array(), array() ), array_map( static fn( array $line ): array => array_keys( (array) $line['doubts'] ), $lines ) );
		$job = self::checked( "Título;Plazo de solicitud\nC;15 de febrero\n" );
		self::assertSame( array( 2 ), Import\choice_questions( $job )['year']['rows'] );
		self::answered( $job, array( 'year' => '2031' ) );
		self::assertStringContainsString( '15 de febrero de 2031', self::page() );
	}

	public function test_the_last_day_to_sign_up_is_written_as_the_other_days(): void {
		self::done( "Título;Comienza;Plazo de solicitud\nA;3/25/2027;3/12/2027\n" );

		self::assertSame( '2027-03-12', self::facts()[0]['signup_until'] );
	}

	public function test_what_a_calendar_says_and_the_browser_cannot_read_is_a_row_to_check(): void {
		$names         = Import\column_names();
		list( $line )  = self::done(
			self::workbook(
				array(
					'Agenda' => array(
						array( $names['title'], $names['start'], $names['sessions'], $names['event_status'], $names['picture'], $names['web'] ),
						array( array( 'Coro', '', '', 'cancelled', '', '' ), array( 'unread' => 'DTSTART:pronto' ) ),
					),
				)
			)
		);
		list( $facts ) = array_values( self::facts() );
		self::assertSame( 'Comienza: ' . Import\doubt_words( 'calendar', 'DTSTART:pronto' ), $line['says'] );
		self::assertSame( array( 'cancelled', null, null, null ), array( $facts['event_status'], $facts['start'] ?? null, $facts['sessions'] ?? null, $facts['schedule'] ?? null ) );
	}
}
