<?php
/**
 * What the form of a program is told of typed facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
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
	 * @return array{sessions: string, problems: array<string, string>, sentences: array<string, string>, days: list<string>}
	 */
	private static function answer( array $facts, int $program = 0 ): array {
		$meta = array();
		foreach ( $facts as $fact => $text ) {
			$meta[ "pfilter_$fact" ] = $text;
		}
		$response = self::rest( 'POST', '/programs-filter/v1/understood', compact( 'meta', 'program' ) );
		self::assertSame( 200, $response->get_status() );

		// @phpstan-ignore return.type (as described)
		return $response->get_data();
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
			'an end too early'      => array( array( 'start' => '2027-03-03', 'end' => '2027-03-01' ), array( 'end' => 'El final es anterior al comienzo.' ) ),
			'an end without a day'  => array( array( 'end' => 'T20:00' ), array( 'end' => 'Falta el día en que termina.' ) ),
			'half a date'           => array( array( 'start' => '?' ), array( 'start' => 'Escribe el día como 15/10/2027.' ) ),
			'a price and free'      => array( array( 'price' => '25 €', 'free' => '1' ), array( 'free' => 'Un programa con precio no es gratis. Quita el precio o deja esto desactivado.' ) ),
			'an unfinished session' => array(
				array( 'sessions' => '2027-10-05/? TU' ),
				array( 'sessions' => 'Completa cada sesión: el día, o los días de la semana con el primer y el último día. Si es en otro lugar, di cuál.' ),
			),
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

	public function test_what_is_understood_is_said(): void {
		$sentences = self::answer(
			array( 'audience' => '+16', 'price' => 'Consultar', 'prices' => 'Socios: 10 €', 'schedule' => 'MyJ 17 h', 'start' => '2099-01-12T10:00', 'end' => '2099-06-30T12:00' )
		)['sentences'];

		self::assertSame(
			array( 'Se entiende: a partir de 16 años', '', 'Se entiende: desde 10 €', 'Se entiende: martes y jueves, 17:00' ),
			array( $sentences['pfilter_audience'], $sentences['pfilter_price'], $sentences['pfilter_prices'], $sentences['pfilter_schedule'] )
		);
		self::assertStringContainsString( 'día y noche', $sentences['pfilter_end'] );
	}

	public function test_words_become_sessions_and_how_many_there_are_is_said(): void {
		$answer = self::answer( array( 'sessions' => "2099-01-02\nMartes y jueves 17:00-18:30 del 6/10/2099 al 15/10/2099" ) );

		self::assertSame( "2099-01-02\n2099-10-06/2099-10-15 TU,TH 17:00-18:30", $answer['sessions'] );
		self::assertSame( array( '2099-01-02', '2099-10-06', '2099-10-08', '2099-10-13', '2099-10-15' ), $answer['days'] );
		self::assertStringStartsWith( 'Se entiende: 5 sesiones: del 2 de enero al 15 de octubre de 2099. Las próximas: viernes 2 de enero', $answer['sentences']['pfilter_sessions'] );
	}

	/** @return array<string, array{string, string}> Words, and lines. */
	public function words(): array {
		return array(
			'a day'              => array( '15/10/2099 19:00', '2099-10-15 19:00' ),
			'between the fields' => array( 'martes 17:00-18:30', '2099-03-03/2099-03-31 TU 17:00-18:30' ),
			'but for a day'      => array( 'martes 17 h del 3/3/2099 al 31/3/2099 excepto 10/3', '2099-03-03/2099-03-31 TU 17:00 -2099-03-10' ),
		);
	}

	/** @dataProvider words */
	public function test_words_are_read_as_in_a_sheet( string $words, string $lines ): void {
		self::assertSame( $lines, self::answer( array( 'start' => '2099-03-03', 'end' => '2099-03-31', 'sessions' => $words ) )['sessions'] );
	}

	public function test_weekdays_until_a_day_begin_with_the_program_or_today(): void {
		$words = 'todos los miércoles 20 h hasta el 30/6';

		self::assertSame( '2099-03-04/2099-06-30 WE 20:00', self::answer( array( 'start' => '2099-03-04', 'sessions' => $words ) )['sessions'] );
		$today = current_datetime();
		$until = $today->modify( '+200 days' );
		self::assertSame(
			$today->format( 'Y-m-d/' ) . $until->format( 'Y-m-d' ) . ' WE 20:00',
			self::answer( array( 'sessions' => 'todos los miércoles 20 h hasta el ' . $until->format( 'j/n' ) ) )['sessions']
		);
	}

	public function test_a_day_without_a_year_is_the_next_one(): void {
		$day = gmdate( 'd/m', time() + 5 * DAY_IN_SECONDS );

		self::assertSame( gmdate( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ) . ' 19:00', self::answer( array( 'sessions' => "$day 19:00" ) )['sessions'] );
	}

	/** @return array<string, array{string, string}> Words, and what is said of them. */
	public function words_that_cannot_be_read(): array {
		return array(
			'no days'              => array( 'cuando se pueda', 'Escribe días y horas como' ),
			'no last day'          => array( 'martes 17:00', 'Escribe días y horas como' ),
			'not on that weekday'  => array( 'jueves 15/10/2027', 'Escribe días y horas como' ),
			'no day of a calendar' => array( '31/02 19:00', 'No hay 31 de febrero.' ),
			'the same in words'    => array( '31 de abril de 2027', 'No hay 31 de abril.' ),
			'no leap year'         => array( '29/2/2027', 'No hay 29 de febrero.' ),
		);
	}

	/** @dataProvider words_that_cannot_be_read */
	public function test_words_that_cannot_be_read_change_nothing_and_are_told( string $words, string $sentence ): void {
		$answer = self::answer( array( 'sessions' => "2099-01-02\n$words" ) );

		self::assertSame( "2099-01-02\n$words", $answer['sessions'] );
		self::assertStringContainsString( $sentence, $answer['problems']['pfilter_sessions'] ?? '' );
	}

	public function test_a_last_day_to_sign_up_that_has_passed_is_said(): void {
		self::assertSame( 'Ese día ya ha pasado: nadie podrá inscribirse.', self::answer( array( 'signup_until' => '2026-01-31' ) )['sentences']['pfilter_signup_until'] );
		self::assertArrayNotHasKey( 'pfilter_signup_until', self::answer( array( 'signup_until' => '2099-01-31' ) )['sentences'] );
	}

	public function test_what_is_longer_than_any_fact_is_refused_before_it_is_read(): void {
		$answer = self::rest( 'POST', '/programs-filter/v1/understood', array( 'meta' => array( 'pfilter_sessions' => str_repeat( 'lunes 17 h; ', 1000 ) ) ) );

		self::assertSame( 400, $answer->get_status() );
	}
}
