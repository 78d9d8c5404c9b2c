<?php
/**
 * What the form of a program is told of typed facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Program, Reader};
use ProgramsFilter\Tests\TestCase;

/** Values, problems, sentences and days. */
class UnderstoodTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * Asks the route.
	 *
	 * @param array<string, string> $facts Typed facts by key.
	 * @return array{values: array<string, array<string, string>>, problems: array<string, string>, sentences: array<string, string>, options: list<array{label: string, words: string, schedule: string}>, wording: string, days: list<array{day: string, text: string}>, ages: bool}
	 */
	private static function answer( array $facts, int $program = 0 ): array {
		$meta = array();
		foreach ( $facts as $fact => $text ) {
			$meta[ "pfilter_$fact" ] = $text;
		}
		$response = self::rest( 'POST', '/programs-filter/v1/understood', compact( 'meta', 'program' ) );
		self::assertSame( 200, $response->get_status() );

		$data           = $response->get_data();
		$data['values'] = array_map( static fn( object $values ): array => (array) $values, $data['values'] );

		// @phpstan-ignore return.type (as described)
		return $data;
	}

	public function test_only_who_may_edit_programs_and_the_program_is_answered(): void {
		$program = self::factory()->program->create( array( 'post_author' => 1 ) );
		$status  = static fn( int $program ): int => self::rest( 'POST', '/programs-filter/v1/understood', compact( 'program' ) )->get_status();
		self::assertSame( array( 200, 200 ), array( $status( 0 ), $status( $program ) ) );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'contributor' ) ) );
		self::assertSame( array( 200, 403 ), array( $status( 0 ), $status( $program ) ) );
		wp_set_current_user( 0 );
		self::assertSame( 401, $status( 0 ) );
	}

	/** @return array<string, array{array<string, string>, array<string, string>}> Typed, and problems. */
	public function wrong(): array {
		return array(
			'an address of e-mail'  => array( array( 'email' => 'hola@' ), array( 'email' => 'Escribe una dirección como nombre@example.org.' ) ),
			'an end too early'      => array( array( 'sessions' => '2027-03-03/2027-03-01' ), array( 'sessions' => 'El final es anterior al comienzo.' ) ),
			'an hour without a day' => array( array( 'previous_start' => 'T20:00' ), array( 'previous_start' => 'Falta el día.' ) ),
			'half a date'           => array( array( 'previous_start' => '?' ), array( 'previous_start' => 'Escribe el día como 15/10/2027.' ) ),
			'an unfinished session' => array(
				array( 'sessions' => '2027-10-05/? TU' ),
				array( 'sessions' => 'Completa cada sesión: el día, o los días de la semana con el primer y el último día. Si es en otro lugar, di cuál.' ),
			),
			'ages upside down'      => array( array( 'audience' => 'de 5 a 3 años' ), array( 'audience' => 'La primera edad es mayor que la segunda.' ) ),
			'too many left'         => array( array( 'places' => '6', 'places_left' => '8' ), array( 'places_left' => 'Hay más plazas libres que plazas.' ) ),
		);
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, string> $typed    Typed facts.
	 * @param array<string, string> $problems Sentences.
	 */
	public function test_a_wrong_fact_has_a_sentence( array $typed, array $problems ): void {
		foreach ( $problems as $fact => $problem ) {
			self::assertSame( array( "pfilter_$fact" => $problem ), self::answer( $typed )['problems'] );
		}
	}

	/** @return array<string, array{array<string, string>, string, string, array<string, string>}> Typed, one fact, its sentence, values that were read. */
	public function understood(): array {
		$unread = 'No se entiende: no saldrá en el filtro.';
		$course = array( 'sessions' => '2099-01-12/2099-06-30' );
		$lines  = '2099-01-12/2099-06-30 TU,TH 17:00';

		return array(
			'ages'                       => array( array( 'audience' => 'De 6 a 12 años' ), 'audience', 'Se entiende: de 6 a 12 años', array( 'age_from' => '6', 'age_to' => '12' ) ),
			'all ages'                   => array( array( 'audience' => 'Todos los públicos' ), 'audience', 'Se entiende: todas las edades', array( 'age_from' => '0' ) ),
			'an audience without an age' => array( array( 'audience' => 'Jóvenes' ), 'audience', $unread, array() ),
			'words beside numbers'       => array( array( 'audience' => 'De 6 a 12 años', 'age_from' => '14' ), 'audience', '', array() ),
			'words beside their numbers' => array( array( 'audience' => 'De 6 a 12 años', 'age_from' => '6', 'age_to' => '12' ), 'audience', 'Se entiende: de 6 a 12 años', array() ),
			'nothing'                    => array( array(), 'price', '', array() ),
			'a price'                    => array( array( 'price' => '20 € al mes' ), 'price', 'Se entiende: 20 €/mes', array( 'price' => '20 €/mes' ) ),
			'a price as it is stored'    => array( array( 'price' => '20 €/mes' ), 'price', '', array() ),
			'no price'                   => array( array( 'price' => 'Gratis' ), 'price', 'Se entiende: gratis', array( 'price' => '0 €' ) ),
			'several prices'             => array( array( 'price' => "Adultos: 20 €\nNiños: 12 €" ), 'price', 'Se entiende: desde 12 €', array() ),
			'a price for members'        => array( array( 'price' => "Socios: 12 €\n15 €" ), 'price', 'Se entiende: 15 €', array() ),
			'a price that is not read'   => array( array( 'price' => 'Según la renta' ), 'price', $unread, array() ),
			'a grant'                    => array( array( 'price' => 'Hasta 300 €', 'application' => '1' ), 'price', '', array() ),
			'a schedule'                 => array( array( 'schedule' => 'MyJ 17 h' ) + $course, 'schedule', 'Se entiende: martes y jueves, 17:00', array( 'sessions' => $lines, 'schedule' => '' ) ),
			'a schedule beside sessions' => array( array( 'schedule' => 'MyJ 17 h', 'sessions' => '2099-01-12' ), 'schedule', '', array() ),
			'a schedule without days'    => array( array( 'schedule' => 'Según el grupo' ), 'schedule', $unread, array() ),
			'the days of a course'       => array( array( 'schedule' => 'Según el grupo' ) + $course, 'schedule', '', array() ),
		);
	}

	/**
	 * @dataProvider understood
	 * @param array<string, string> $typed    Typed facts.
	 * @param string                $fact     One of them.
	 * @param string                $sentence Its sentence.
	 * @param array<string, string> $values   What was read.
	 */
	public function test_what_is_understood_is_said_and_proposed( array $typed, string $fact, string $sentence, array $values ): void {
		$answer = self::answer( $typed );
		$read   = array();
		foreach ( $answer['values'][ "pfilter_$fact" ] as $key => $value ) {
			$read[ str_replace( 'pfilter_', '', $key ) ] = $value;
		}

		self::assertSame( array( $sentence, $values ), array( $answer['sentences'][ "pfilter_$fact" ], array_replace( $values, $read ) ) );
		self::assertSame( array(), array_diff_key( $read, $values ) );
	}

	public function test_a_span_with_hours_that_lasts_for_weeks_is_said_to_last_day_and_night(): void {
		$sentence = static fn( string $sessions ): string => self::answer( compact( 'sessions' ) )['sentences']['pfilter_sessions'];

		self::assertStringContainsString( 'día y noche', $sentence( '2099-01-12 10:00/2099-06-30 12:00' ) );
		foreach ( array( '2099-01-12/2099-06-30', '2099-01-12 22:00/2099-01-14 09:00', '2099-01-12 10:00/..' ) as $sessions ) {
			self::assertStringNotContainsString( 'día y noche', $sentence( $sessions ) );
		}
	}

	public function test_words_become_sessions_and_how_many_there_are_is_said(): void {
		$answer = self::answer( array( 'sessions' => "2099-01-02\nMartes y jueves 17:00-18:30 del 6/10/2099 al 15/10/2099" ) );

		self::assertSame( "2099-01-02\n2099-10-06/2099-10-15 TU,TH 17:00-18:30", $answer['values']['pfilter_sessions']['pfilter_sessions'] );
		self::assertSame( array( '2099-01-02', '2099-10-06', '2099-10-08', '2099-10-13', '2099-10-15' ), array_column( $answer['days'], 'day' ) );
		self::assertSame( "2/1/2099\ndel 6/10/2099 al 15/10/2099, martes y jueves, 17:00-18:30", $answer['wording'] );
		self::assertSame( 'Se entiende: 1 sesión: martes 3 de marzo de 2099, 18:00', self::answer( array( 'sessions' => '2099-03-03 18:00' ) )['sentences']['pfilter_sessions'] );
		self::assertSame( 'Se entiende: lunes y miércoles, de 09:00 a 14:00 · sin final', self::answer( array( 'sessions' => '2099-03-02/.. MO,WE 09:00-14:00' ) )['sentences']['pfilter_sessions'] );
		self::assertSame( 'Se entiende: del 3 al 28 de marzo de 2099', self::answer( array( 'sessions' => 'del 3 al 28 de marzo de 2099' ) )['sentences']['pfilter_sessions'] );
		self::assertSame( 'Se entiende: 16 sesiones: lunes, de 17:00 a 19:00, del 14 de diciembre de 2099 al 29 de marzo de 2100. La próxima: lunes 14 de diciembre de 2099', self::answer( array( 'sessions' => 'lunes 17-19 del 14/12/2099 al 29/3/2100' ) )['sentences']['pfilter_sessions'] );
	}

	/** @return array<string, array{string, string}> Words, and lines. */
	public function words(): array {
		return array(
			'a day'          => array( '15/10/2099 19:00', '2099-10-15 19:00' ),
			'a day alone'    => array( '15 de octubre de 2099', '2099-10-15' ),
			'hours of a day' => array( '3/3/2099, de 18:00 a 20:00', '2099-03-03 18:00-20:00' ),
			'a span'         => array( 'del 3 al 28 de marzo de 2099', '2099-03-03/2099-03-28' ),
			'until a day'    => array( 'hasta el 31/12/2099', '../2099-12-31' ),
			'below a span'   => array( "2099-03-03/2099-03-31\nmartes 17:00-18:30", '2099-03-03/2099-03-31 TU 17:00-18:30' ),
			'but for a day'  => array( 'martes 17 h del 3/3/2099 al 31/3/2099 excepto 10/3', '2099-03-03/2099-03-31 TU 17:00 -2099-03-10' ),
		);
	}

	/** @dataProvider words */
	public function test_words_are_read_as_in_a_sheet( string $words, string $lines ): void {
		self::assertSame( $lines, self::answer( array( 'sessions' => $words ) )['values']['pfilter_sessions']['pfilter_sessions'] );
	}

	public function test_words_are_read_between_the_days_of_a_span_that_is_stored(): void {
		$program = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2099-03-03/2099-03-31' ) ) );

		self::assertSame( '2099-03-03/2099-03-31 TU 17:00-18:30', self::answer( array( 'sessions' => 'martes 17:00-18:30' ), $program )['values']['pfilter_sessions']['pfilter_sessions'] );
	}

	public function test_weekdays_until_a_day_begin_with_the_program_or_today(): void {
		$words   = 'todos los miércoles 20 h hasta el 30/6';
		$program = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2099-03-04' ) ) );

		self::assertSame( '2099-03-04/2099-06-30 WE 20:00', self::answer( array( 'sessions' => $words ), $program )['values']['pfilter_sessions']['pfilter_sessions'] );
		$today = current_datetime();
		$until = $today->modify( '+200 days' );
		self::assertSame(
			$today->format( 'Y-m-d/' ) . $until->format( 'Y-m-d' ) . ' WE 20:00',
			self::answer( array( 'sessions' => 'todos los miércoles 20 h hasta el ' . $until->format( 'j/n' ) ) )['values']['pfilter_sessions']['pfilter_sessions']
		);
	}

	public function test_a_day_without_a_year_is_the_next_one(): void {
		$day = gmdate( 'd/m', time() + 5 * DAY_IN_SECONDS );

		self::assertSame( gmdate( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ) . ' 19:00', self::answer( array( 'sessions' => "$day 19:00" ) )['values']['pfilter_sessions']['pfilter_sessions'] );
	}

	/** @return array<string, array{string, string}> Words, and what is said of them. */
	public function words_that_cannot_be_read(): array {
		return array(
			'no days'              => array( 'cuando se pueda', 'No se entiende «cuando se pueda». Escribe cada horario' ),
			'a span beside a day'  => array( 'del 3 al 28 de marzo de 2099', '¿Qué días de la semana?' ),
			'no day of a calendar' => array( '31/02 19:00', 'No hay 31 de febrero.' ),
			'the same in words'    => array( '31 de abril de 2027', 'No hay 31 de abril.' ),
			'no leap year'         => array( '29/2/2027', 'No hay 29 de febrero.' ),
		);
	}

	/** @dataProvider words_that_cannot_be_read */
	public function test_words_that_cannot_be_read_change_nothing_and_are_told( string $words, string $sentence ): void {
		$answer = self::answer( array( 'sessions' => "2099-01-02\n$words" ) );

		self::assertSame( "2099-01-02\n$words", $answer['values']['pfilter_sessions']['pfilter_sessions'] ?? "2099-01-02\n$words" );
		self::assertStringContainsString( $sentence, $answer['problems']['pfilter_sessions'] ?? '' );
	}

	/** @return array<string, array{string, string, array<string, string>}> Words, the question, and answers: what each writes. */
	public function questions(): array {
		return array(
			'hours, in the afternoon'  => array( 'martes 5-7 del 5/10/2099 al 17/12/2099', '«5-7»: ¿de 17:00 a 19:00?', array( 'De 17:00 a 19:00' => 'martes 17:00-19:00 del 5/10/2099 al 17/12/2099', 'De 05:00 a 07:00' => 'martes 05:00-07:00 del 5/10/2099 al 17/12/2099' ) ), // phpcs:ignore WordPress.Arrays -- A table.
			'an hour'                  => array( '18/12/2099 a las 7', '«a las 7»: ¿19:00?', array( '19:00' => '18/12/2099 19:00', '07:00' => '18/12/2099 07:00' ) ), // phpcs:ignore WordPress.Arrays -- A table.
			'another weekday'          => array( 'jueves 15/10/2027', 'El 15 de octubre de 2027 es viernes.', array( 'viernes 15/10/2027' => 'viernes 15/10/2027' ) ),
			'no last day'              => array( 'martes 17:00', '¿Hasta qué día?', array( 'Sin fecha de fin' => 'martes 17:00, sin fecha de fin' ) ),
			'a beginning alone'        => array( 'desde el 3 de marzo de 2099', '¿Hasta qué día?', array( 'Sin fecha de fin' => 'desde el 3 de marzo de 2099, sin fecha de fin' ) ),
			'no weekdays'              => array(
				'del 5/10/2099 al 17/12/2099, 17:00-19:00',
				'¿Qué días de la semana?',
				array(
					'De lunes a viernes' => 'del 5/10/2099 al 17/12/2099, 17:00-19:00, de lunes a viernes',
					'Todos los días'     => 'del 5/10/2099 al 17/12/2099, 17:00-19:00, todos los días',
				),
			),
			'no day'                   => array( '17:00-18:30', '¿Qué día?', array() ),
			'days that stand together' => array( '5,12 y 19/3/2099 a las 18:00', '«5,12»: ¿5, 12?', array( '5, 12' => '5, 12 y 19/3/2099 a las 18:00' ) ),
			'a place'                  => array( 'martes en el aula 3, 17:00-18:30 del 5/10/2099 al 17/12/2099', '«en el aula 3» no cabe en las fechas', array( 'Quitar «en el aula 3»' => 'martes, 17:00-18:30 del 5/10/2099 al 17/12/2099' ) ),
			'in brackets'              => array( 'martes 17:30 (1 hora) del 12/1/2099 al 30/3/2099', '«1 hora» no cabe en las fechas', array( 'Quitar «1 hora»' => 'martes 17:30 del 12/1/2099 al 30/3/2099' ) ),
			'holidays'                 => array( 'martes 17:00 del 5/10/2099 al 17/12/2099 excepto festivos', '«excepto festivos»: ¿qué días son?', array( 'Quitar «excepto festivos»' => 'martes 17:00 del 5/10/2099 al 17/12/2099' ) ),
			'days or hours'            => array(
				'sábados de 6 a 13 de febrero de 2099',
				'«6 a 13»: ¿06:00-13:00?',
				array(
					'06:00-13:00'                  => 'sábados de 06:00-13:00 de febrero de 2099',
					'6 de febrero - 13 de febrero' => 'sábados de 6 de febrero - 13 de febrero de 2099',
				),
			),
			'a weekday of this year'   => array( 'jueves 15 de enero a las 19:00', 'El 15 de enero de 2027 es viernes.', array( 'viernes 15 de enero a las 19:00' => 'viernes 15 de enero a las 19:00' ) ),
			'an exception of no day'   => array( 'martes 18:00 del 13/1/2099 al 31/3/2099 excepto el 18/2/2099', '«excepto el 18/2/2099» no quita ninguna sesión.', array( 'Quitar «excepto el 18/2/2099»' => 'martes 18:00 del 13/1/2099 al 31/3/2099' ) ),
			'a weekday left out'       => array( 'martes 18:00 del 13/1/2099 al 31/3/2099 excepto lunes 17/2/2099', 'El 17 de febrero de 2099 es martes.', array( 'martes 18:00 del 13/1/2099 al 31/3/2099 excepto martes 17/2/2099' => 'martes 18:00 del 13/1/2099 al 31/3/2099 excepto martes 17/2/2099' ) ),
			'how long it lasts'        => array( 'martes 3 horas, 18:00, del 13/1/2099 al 31/3/2099', '«3 horas» no cabe en las fechas', array( 'Quitar «3 horas»' => 'martes, 18:00, del 13/1/2099 al 31/3/2099' ) ),
			'an hour before a day'     => array( 'desde el 5/1/2099, lunes a las 7 hasta el 30/6/2099', '«a las 7»: ¿19:00?', array( '19:00' => 'desde el 5/1/2099, lunes 19:00 hasta el 30/6/2099', '07:00' => 'desde el 5/1/2099, lunes 07:00 hasta el 30/6/2099' ) ), // phpcs:ignore WordPress.Arrays -- A table.
			'how many there are'       => array( '4 sesiones: 14, 21 y 28 de enero de 2099, 18:00', '«4 sesiones» no cabe en las fechas', array( 'Quitar «4 sesiones»' => '14, 21 y 28 de enero de 2099, 18:00' ) ),
			'a day behind a word'      => array( 'semana del 12 al 16 de julio de 2099 de 9 a 14', '«semana» no cabe en las fechas', array( 'Quitar «semana»' => 'del 12 al 16 de julio de 2099 de 9 a 14' ) ),
			'a weekend of each month'  => array( 'primer fin de semana de cada mes', 'No se entiende', array() ),
			'what is closed'           => array( 'del 10 al 20 de diciembre de 2099 a las 21:00 (lunes descanso)', 'No se entiende', array() ),
			'lines without an end'     => array( "lunes 10:00-11:00\nmiércoles 17:00-18:00", '¿Hasta qué día?', array( 'Sin fecha de fin' => 'lunes 10:00-11:00, miércoles 17:00-18:00, sin fecha de fin' ) ),
			'what says the contrary'   => array( 'no hay sesión el martes 13/1/2099', 'No se entiende', array() ),
			'a number in words'        => array( 'cada dos jueves 18:00 del 12/1/2099 al 25/3/2099', 'No se entiende', array() ),
			'ages'                     => array( 'miércoles 20/1/2099 de 10 a 12 años a las 17:00', 'No se entiende', array() ),
			'the end of a day'         => array( 'viernes 24:00 del 8/1/2099 al 26/3/2099', 'No se entiende', array() ),
			'nothing'                  => array( 'Pascua', 'No se entiende «Pascua».', array() ),
			// Nor is a part of it, as what remains would be wrong.
			'days of a month'          => array( 'fin de semana del 12 y 13 de diciembre', 'No se entiende', array() ),
		);
	}

	/**
	 * @dataProvider questions
	 * @param array<string, string> $answers Answers.
	 */
	public function test_words_that_are_not_certain_are_asked_about_with_what_can_be_read( string $words, string $question, array $answers ): void {
		$answer  = self::answer( array( 'sessions' => $words ) );
		$options = $answer['options'];
		$as_text = array_pop( $options );

		self::assertStringStartsWith( $question, $answer['problems']['pfilter_sessions'] ?? '' );
		self::assertSame( 'Dejarlo como texto', $as_text['label'] ?? '' );
		self::assertNotSame( '', $as_text['schedule'] ?? '' );
		self::assertSame( $answers, array_column( $options, 'words', 'label' ) );
	}

	public function test_days_from_today_are_asked_about(): void {
		$options = static fn( string $words ): array => array_column( self::answer( array( 'sessions' => $words ) )['options'], 'words' );
		$today   = current_datetime();

		self::assertContains( $today->modify( '+1 day' )->format( 'j/n/Y' ) . ' a las 18h', $options( 'mañana a las 18h' ) );
		self::assertContains( $today->modify( 'next tuesday' )->format( 'j/n/Y' ) . ' a las 18h', $options( 'el próximo martes a las 18h' ) );
	}

	/** @return array<string, array{string, string, string}> Words, lines, and the sentence. */
	public function read_back(): array {
		return array(
			'midnight'          => array( '31/12/2098 24:00', '2099-01-01 00:00', '1 sesión: jueves 1 de enero de 2099, 00:00' ),
			'single days'       => array( '15 y 22 de enero de 2099', "2099-01-15\n2099-01-22", '2 sesiones: jueves 15 de enero de 2099 · jueves 22 de enero de 2099' ),
			'nights'            => array( 'viernes 22:00-2:00 del 2/1/2099 al 27/2/2099', '2099-01-02/2099-02-27 FR 22:00-02:00', '9 sesiones: viernes, de 22:00 a 02:00, del 2 de enero al 27 de febrero de 2099. La próxima: viernes 2 de enero de 2099' ),
			'days of two weeks' => array( 'lunes 2, 9 y 16 de febrero de 2099 y martes 3 de febrero de 2099 18:00', "2099-02-02 18:00\n2099-02-03 18:00\n2099-02-09 18:00\n2099-02-16 18:00", '4 sesiones: lunes 2 de febrero de 2099, 18:00 · martes 3 de febrero de 2099, 18:00 · lunes 9 de febrero de 2099, 18:00 · lunes 16 de febrero de 2099, 18:00' ),
			'what has passed'   => array( '12/10/2025 18:00', '2025-10-12 18:00', '1 sesión: domingo 12 de octubre de 2025, 18:00. 1 ya ha pasado' ),
			'hours below'       => array( "Martes y jueves\nDe 18:00 a 19:30\nDel 13/1/2099 al 26/3/2099", '2099-01-13/2099-03-26 TU,TH 18:00-19:30', '22 sesiones: martes y jueves, de 18:00 a 19:30, del 13 de enero al 26 de marzo de 2099. La próxima: martes 13 de enero de 2099' ),
			'but for a month'   => array( 'martes 18:00 del 13/1/2099 al 31/3/2099 excepto febrero', '2099-01-13/2099-03-31 TU 18:00 -2099-02-03 -2099-02-10 -2099-02-17 -2099-02-24', '8 sesiones: martes, 18:00, del 13 de enero al 31 de marzo de 2099. La próxima: martes 13 de enero de 2099. No hay: martes 3 de febrero de 2099, martes 10 de febrero de 2099 y 2 más' ),
			'every second week' => array( 'sábados alternos 10:00 del 3/1/2099 al 31/1/2099', '2099-01-03/2099-01-31 SA 10:00 *2', '3 sesiones: sábados, cada 2 semanas, 10:00, del 3 al 31 de enero de 2099. La próxima: sábado 3 de enero de 2099' ),
			'Monday to Friday'  => array( 'entre semana 9-14 del 5/1/2099 al 9/1/2099', '2099-01-05/2099-01-09 MO,TU,WE,TH,FR 09:00-14:00', '5 sesiones: de lunes a viernes, de 09:00 a 14:00, del 5 al 9 de enero de 2099. La próxima: lunes 5 de enero de 2099' ),
		);
	}

	/** @dataProvider read_back */
	public function test_what_was_understood_is_read_back_with_days_and_hours( string $words, string $lines, string $sentence ): void {
		$answer = self::answer( array( 'sessions' => $words ) );

		self::assertSame( $lines, $answer['values']['pfilter_sessions']['pfilter_sessions'] ?? '' );
		self::assertSame( "Se entiende: $sentence", $answer['sentences']['pfilter_sessions'] );
	}

	public function test_what_is_left_as_text_keeps_the_days_that_are_certain(): void {
		$options = self::answer( array( 'sessions' => 'martes 17:00 del 5/10/2099 al 17/12/2099 excepto festivos' ) )['options'];

		self::assertSame(
			array(
				'label'    => 'Dejarlo como texto',
				'words'    => 'del 5/10/2099 al 17/12/2099, martes, 17:00',
				'schedule' => 'excepto festivos',
			),
			end( $options )
		);
	}

	public function test_sessions_in_words_are_those_sessions(): void {
		foreach ( array( '2099-03-02/.. MO,WE 09:00-14:00 -2099-03-09', '2099-03-02/..', '../2099-12-31', '2099-10-05/2099-12-17 TU *2', '2099-01-01/2099-06-30 1SA,-1FR 20:00', '2099-03-03/2099-06-30 TU 17:00 +all -2099-03-10' ) as $lines ) {
			$words = self::answer( array( 'sessions' => $lines ) )['wording'];
			self::assertNotSame( $lines, $words, $lines );
			self::assertSame( $lines, self::answer( array( 'sessions' => $words ) )['values']['pfilter_sessions']['pfilter_sessions'] ?? '', $words );
		}
	}

	/** @return array<string, array{string}> Words. */
	public function biweekly(): array {
		return array(
			'beside other weekdays' => array( 'martes 17:00 y jueves alternos 18:00 del 5/10/2099 al 17/12/2099' ),
			'of one day'            => array( '5/10/2099 18:00, quincenal' ),
			'of a span'             => array( 'del 5/10/2099 al 17/12/2099 quincenal' ),
		);
	}

	/** @dataProvider biweekly */
	public function test_every_second_week_is_read_of_weekdays_alone( string $words ): void {
		self::assertNotSame( '', self::answer( array( 'sessions' => $words ) )['problems']['pfilter_sessions'] ?? '' );
	}

	public function test_a_text_is_asked_about_only_a_number_of_times(): void {
		$tries = 0;
		Reader\get_question(
			str_repeat( '5-7 ', 50 ),
			array( 'end' => array( 'sin fecha de fin' ) ),
			static function () use ( &$tries ): bool {
				++$tries;
				return false;
			}
		);
		self::assertGreaterThan( 20, $tries );
		self::assertLessThanOrEqual( Reader\MOST_QUESTION_TRIES, $tries );
	}

	public function test_a_save_and_an_import_get_a_sentence_that_costs_nothing(): void {
		self::assertStringStartsWith( 'No se entiende «martes 5-7».', Program\get_fact_problem( 'sessions', 'martes 5-7' ) );
	}

	public function test_a_change_that_is_not_finished_leaves_the_other_days_in_their_list(): void {
		$answer = self::answer( array( 'sessions' => "2099-10-06 17:00\n2099-10-13 17:00\n@2099-10-06 " ) );

		self::assertSame( array( '2099-10-06', '2099-10-13' ), array_column( $answer['days'], 'day' ) );
		self::assertSame( "6/10/2099, 17:00\n13/10/2099, 17:00", $answer['wording'] );
	}

	public function test_words_leave_out_changes_that_have_passed_and_keep_those_to_come(): void {
		$words = '!2020-10-06 Huelga' . "\nmartes 17:00 del 13/10/2099 al 20/10/2099";

		self::assertSame( '2099-10-13/2099-10-20 TU 17:00', self::answer( array( 'sessions' => $words ) )['values']['pfilter_sessions']['pfilter_sessions'] ?? '' );
		$answer = self::answer( array( 'sessions' => str_replace( '2020', '2099', $words ) ) );
		self::assertStringContainsString( 'El martes 6 de octubre de 2099 ya no hay sesión', $answer['problems']['pfilter_sessions'] ?? '' );
		self::assertSame( array(), $answer['options'] );
	}

	public function test_days_that_are_cancelled_or_moved_stand_where_they_were_to_be(): void {
		$answer = self::answer( array( 'sessions' => "!2099-10-06 Huelga\n2099-10-05/2099-10-20 TU 17:00\n>2099-10-13 2099-10-16" ) );

		self::assertSame( array( 'martes 6 de octubre de 2099', 'martes 13 de octubre de 2099', 'martes 20 de octubre de 2099' ), array_column( $answer['days'], 'text' ) );
		self::assertSame( 'del 5/10/2099 al 20/10/2099, martes, 17:00', $answer['wording'] );
	}

	public function test_ages_are_shown_in_numbers_where_words_do_not_say_them(): void {
		$shown = static fn( array $facts ): bool => self::answer( $facts )['ages'];

		self::assertFalse( $shown( array() ) );
		self::assertFalse( $shown( array( 'audience' => 'De 6 a 12 años' ) ) );
		self::assertTrue( $shown( array( 'audience' => 'Jóvenes' ) ) );
		self::assertTrue( $shown( array( 'age_from' => '6' ) ) );
		self::assertTrue( $shown( array( 'audience' => 'De 6 a 12 años', 'age_from' => '14' ) ) ); // phpcs:ignore WordPress.Arrays -- One pair.
	}

	public function test_a_last_day_to_sign_up_that_has_passed_is_said(): void {
		self::assertSame( 'Ese día ya ha pasado: nadie podrá inscribirse.', self::answer( array( 'signup_until' => '2026-01-31' ) )['sentences']['pfilter_signup_until'] );
		self::assertArrayNotHasKey( 'pfilter_signup_until', self::answer( array( 'signup_until' => '2099-01-31' ) )['sentences'] );
	}

	public function test_what_is_longer_than_any_fact_is_refused_before_it_is_read(): void {
		$answer = self::rest( 'POST', '/programs-filter/v1/understood', array( 'meta' => array( 'pfilter_sessions' => str_repeat( 'lunes 17 h; ', 1000 ) ) ) );

		self::assertSame( 400, $answer->get_status() );
	}

	public function test_a_text_that_is_too_long_is_refused_and_not_read(): void {
		$text = str_repeat( '6 a 12 años y ', 300000 );

		self::assertSame( array( 'pfilter_audience' ), array_keys( Program\prepare_facts( array( 'pfilter_audience' => $text ), 0 )['problems'] ) );
	}
}
