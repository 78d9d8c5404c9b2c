<?php
/**
 * Facts, written in every way that WordPress has, other than forms.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/**
 * Who writes and reads them, and what is refused.
 *
 * @group contract
 */
class FactsTest extends TestCase {
	private const FACTS = array(
		'pfilter_sessions'     => '2026-03-03 18:00/2026-03-28',
		'pfilter_schedule'     => 'Según el grupo',
		'pfilter_place'        => 'Sala 2',
		'pfilter_address'      => 'Calle del Molino, 5',
		'pfilter_audience'     => 'Quien quiera',
		'pfilter_price'        => 'Según la renta',
		'pfilter_signup_url'   => 'https://encina.example/inscripción?a=1&b=2',
		'pfilter_signup_until' => '2026-02-28',
		'pfilter_signup_state' => 'waiting',
		'pfilter_application'  => true,
		'pfilter_email'        => 'hola@encina.es',
		'pfilter_phone'        => '+34 912 345 678',
	);

	/**
	 * The program Acuarela.
	 *
	 * @var int
	 */
	private int $program = 0;

	protected function set_up() {
		parent::set_up();
		wp_set_current_user( 1 );
		$this->program = self::factory()->program->create();
	}

	/** @param array<string, mixed> $sent What is sent. */
	private function send( array $sent ): \WP_REST_Response {
		return self::rest( 'POST', "/wp/v2/programas/$this->program", $sent );
	}

	/**
	 * What is refused of metadata.
	 *
	 * @param array<string, mixed> $meta What is sent.
	 * @return array<mixed> Sentences by fact.
	 */
	private function refused( array $meta ): array {
		$response = $this->send( array( 'title' => 'Otro título', 'meta' => $meta ) );
		$data     = $response->get_data();
		self::assertSame( array( 400, 'rest_invalid_param' ), array( $response->get_status(), $data['code'] ) );
		$refused = array();
		foreach ( $data['data']['params'] as $field => $sentence ) {
			self::assertStringContainsString( $sentence, $data['message'] );
			$refused[ str_replace( 'meta.pfilter_', '', $field ) ] = $sentence;
		}

		return $refused;
	}

	/** @return array<string, mixed> What is stored, by key of metadata. */
	private function stored(): array {
		return array_intersect_key( array_map( 'current', get_post_meta( $this->program ) ), array_flip( Program\get_fact_meta_keys() ) );
	}

	public function test_the_rest_api_writes_and_reads_each_in_its_type(): void {
		$response = $this->send( array( 'meta' => self::FACTS ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( self::FACTS, array_intersect_key( $response->get_data()['meta'], self::FACTS ) );
		self::assertEquals( array( 'pfilter_application' => '1', 'pfilter_start' => '2026-03-03T18:00', 'pfilter_end' => '2026-03-28' ) + self::FACTS, $this->stored() );
	}

	public function test_the_rest_api_takes_beginning_and_end_as_the_sessions_say_them_and_does_not_answer_with_them(): void {
		$dates = array( 'pfilter_start' => '2026-03-03T18:00', 'pfilter_end' => '2026-03-28' );
		$this->send( array( 'meta' => self::FACTS ) );
		$response = $this->send( array( 'meta' => $dates + self::FACTS ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array(), array_intersect_key( $response->get_data()['meta'], $dates ) );
		$other = 'Las sesiones dicen cuándo empieza y cuándo termina el programa.';
		self::assertSame( array( 'start' => $other, 'end' => $other ), $this->refused( array( 'pfilter_start' => '2026-03-04', 'pfilter_end' => '2026-03-29' ) ) );
		self::assertSame( $dates, array_intersect_key( $this->stored(), $dates ) );
	}

	public function test_null_deletes_them_also_a_switch_that_was_off(): void {
		$this->send( array( 'meta' => array( 'pfilter_application' => false ) + self::FACTS ) );
		$response = $this->send( array( 'meta' => array_fill_keys( array_keys( self::FACTS ), null ) ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame(
			array( 'pfilter_sessions' => '', 'pfilter_application' => false ),
			array_intersect_key( $response->get_data()['meta'], array( 'pfilter_sessions' => '', 'pfilter_application' => '' ) )
		);
		self::assertSame( array(), $this->stored() );
	}

	/** @return array<string, array{string, mixed, string}> Fact, what is sent, and what is said of it. */
	public function unusable(): array {
		$day = 'Escribe el día como 15/10/2027.';
		$age = 'Escribe una edad en años enteros, de 0 a 120.';

		return array(
			'no such day'       => array( 'previous_start', '2026-02-31', 'No hay 31 de febrero.' ),
			'a beginning'       => array( 'start', '2026-03-03', 'Las sesiones dicen cuándo empieza y cuándo termina el programa.' ),
			'an inverted span'  => array( 'sessions', '2026-03-03/2026-03-02', 'El final es anterior al comienzo.' ),
			'no such month'     => array( 'signup_until', '2026-13-01', $day ),
			'markup alone'      => array( 'schedule', '<b></b>', 'Escribe un texto.' ),
			'a list'            => array( 'place', array( 'Aula' ), 'Escribe un texto.' ),
			'too long'          => array( 'audience', str_repeat( 'a', 301 ), 'Esto es demasiado largo: 300 caracteres como máximo.' ),
			'too high'          => array( 'age_from', '130', $age ),
			'words'             => array( 'age_to', 'doce, o trece cuando ya se sabe nadar', $age ),
			'neither on or off' => array( 'application', 'quizá', 'Escribe «sí» o «no».' ),
			'a script'          => array( 'signup_url', 'javascript:alert(1)', 'Escribe la dirección completa, con https:// al principio.' ),
			'no such state'     => array( 'signup_state', 'abierta', 'Elige uno de los estados.' ),
			'half an address'   => array( 'email', 'hola@encina', 'Escribe una dirección como nombre@example.org.' ),
			'too short'         => array( 'phone', '12', 'Escribe un número como +34 600 000 000.' ),
		);
	}

	public function test_the_rest_api_refuses_the_whole_request_with_a_sentence_for_each_that_cannot_be_used(): void {
		$sent = array( 'pfilter_place' => 'Sala 2' );
		foreach ( $this->unusable() as list( $fact, $value ) ) {
			$sent[ "pfilter_$fact" ] = $value;
		}

		self::assertEquals( array_column( $this->unusable(), 2, 0 ), $this->refused( $sent ) );
		self::assertSame( array(), $this->stored() );
		self::assertSame( 'Acuarela', get_the_title( $this->program ) );
	}

	public function test_the_rest_api_makes_no_program_where_one_cannot_be_used(): void {
		$statuses = array();
		$counts   = array();
		foreach ( array( 'x', 'a@b.es' ) as $email ) {
			$sent       = array( 'title' => 'Coro', 'meta' => array( 'pfilter_email' => $email ) );
			$statuses[] = self::rest( 'POST', '/wp/v2/programas', $sent )->get_status();
			$counts[]   = count( get_posts( array( 'post_type' => Program\POST_TYPE, 'post_status' => 'draft' ) ) );
		}

		self::assertSame( array( array( 400, 201 ), array( 0, 1 ) ), array( $statuses, $counts ) );
	}

	/** @return array<string, list<array<string, string>>> What is stored, what is sent, and what is refused. */
	public function disorders(): array {
		$end = 'El final es anterior al comienzo.';

		return array(
			'of the days of a span'     => array( array(), array( 'sessions' => '2026-03-03/2026-03-02' ), array( 'sessions' => $end ) ),
			'of its hours'              => array( array(), array( 'sessions' => '2026-03-03 18:00/2026-03-03 17:59' ), array( 'sessions' => $end ) ),
			'the age that is sent'      => array(
				array( 'age_to' => '9' ),
				array( 'age_from' => '10' ),
				array( 'age_from' => 'La primera edad es mayor que la segunda.' ),
			),
			'the places that are sent'  => array(
				array( 'places_left' => '8' ),
				array( 'places' => '5' ),
				array( 'places' => 'Hay más plazas libres que plazas.' ),
			),
			'the places that are left'  => array(
				array( 'places' => '5' ),
				array( 'places_left' => '8' ),
				array( 'places_left' => 'Hay más plazas libres que plazas.' ),
			),
			'of both places those left' => array(
				array(),
				array( 'places' => '5', 'places_left' => '8' ),
				array( 'places_left' => 'Hay más plazas libres que plazas.' ),
			),
		);
	}

	/**
	 * @dataProvider disorders
	 * @param array<string, string> $stored  What is stored.
	 * @param array<string, string> $sent    What is sent.
	 * @param array<string, string> $refused Sentences.
	 */
	public function test_the_rest_api_keeps_the_order_of_two( array $stored, array $sent, array $refused ): void {
		$this->program = self::factory()->program->create( array( 'facts' => $stored ) );
		$meta          = array();
		foreach ( $sent as $fact => $value ) {
			$meta[ "pfilter_$fact" ] = $value;
		}

		self::assertSame( $refused, $this->refused( $meta ) );
	}

	public function test_an_end_may_be_on_the_day_of_the_beginning_and_a_request_without_dates_is_not_about_them(): void {
		$sent = array(
			array( 'pfilter_sessions' => '2026-03-03 18:00/2026-03-03' ),
			array( 'pfilter_sessions' => '2026-03-03/2026-03-03 08:00' ),
			array( 'pfilter_sessions' => '2027-01-01/..', 'pfilter_end' => null ),
			array( 'pfilter_place' => 'Sala 1' ),
			array( 'pfilter_age_from' => '9', 'pfilter_age_to' => '9' ),
		);
		foreach ( $sent as $meta ) {
			self::assertSame( 200, $this->send( compact( 'meta' ) )->get_status(), (string) wp_json_encode( $meta ) );
		}
	}

	public function test_only_who_may_edit_the_program_writes_them(): void {
		$may = array( user_can( 0, 'edit_post_meta', $this->program, 'pfilter_sessions' ) );
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			$may[] = user_can( self::factory()->user->create( compact( 'role' ) ), 'edit_post_meta', $this->program, 'pfilter_sessions' );
		}

		self::assertSame( array( false, false, false, true ), $may );
	}

	public function test_they_come_back_with_a_revision(): void {
		foreach ( array( 'Sala 1', 'Sala 2' ) as $place ) {
			$this->send( array( 'meta' => array( 'pfilter_place' => $place ) ) );
		}
		self::assertSame( array( 'pfilter_place' => 'Sala 2' ), $this->stored() );
		wp_restore_post_revision( array_values( wp_get_post_revisions( $this->program ) )[1] );

		self::assertSame( array( 'pfilter_place' => 'Sala 1' ), $this->stored() );
	}

	/** @return array<string, array{string, string, mixed, bool, string}> Key, value before, new value, what is told, value after. */
	public function updates(): array {
		return array(
			'no date' => array( 'pfilter_sessions', '2026-03-03', 'mañana', false, '2026-03-03' ),
			'no day'  => array( 'pfilter_signup_until', '2026-03-03', 'mañana', false, '2026-03-03' ),
			'no text' => array( 'pfilter_place', 'Sala 1', array( 'Sala 2' ), false, 'Sala 1' ),
			'markup'  => array( 'pfilter_place', 'Sala 1', '<b>Sala</b> 2', true, 'Sala 2' ),
			'nothing' => array( 'pfilter_place', 'Sala 1', '', true, '' ),
		);
	}

	/**
	 * @dataProvider updates
	 * @param mixed $value Value.
	 */
	public function test_other_code_is_told_whether_it_wrote( string $key, string $before, $value, bool $told, string $after ): void {
		update_post_meta( $this->program, $key, $before );

		self::assertSame( $told, update_post_meta( $this->program, $key, $value ) );
		self::assertSame( $after, get_post_meta( $this->program, $key, true ) );
	}

	/** @return array<string, array{string, string}> What is typed, and what is stored over a@b.es. */
	public function typed(): array {
		return array( 'no address' => array( 'x', 'a@b.es' ), 'an address' => array( ' c@d.es ', 'c@d.es' ) );
	}

	/** @dataProvider typed */
	public function test_the_box_of_custom_fields_is_checked_too( string $typed, string $stored ): void {
		$id = (int) add_post_meta( $this->program, 'pfilter_email', 'a@b.es' );
		update_meta( $id, 'pfilter_email', $typed );

		self::assertSame( $stored, get_post_meta( $this->program, 'pfilter_email', true ) );
	}

	/** @return array<string, array{int, array{pfilter_place: string, pfilter_application: bool}}> User, and what is read. */
	public function readers(): array {
		return array(
			'a visitor' => array( 0, array( 'pfilter_place' => '', 'pfilter_application' => false ) ),
			'an editor' => array( 1, array( 'pfilter_place' => 'Sala 2', 'pfilter_application' => true ) ),
		);
	}

	/**
	 * @dataProvider readers
	 * @param array<string, mixed> $read What is read.
	 */
	public function test_behind_a_password_only_who_may_edit_the_program_reads_them_in_the_rest_api( int $user, array $read ): void {
		$facts   = array( 'place' => 'Sala 2', 'application' => '1' );
		$program = self::factory()->program->create( array( 'post_password' => 'x', 'facts' => $facts ) );
		wp_set_current_user( $user );

		self::assertEquals( $read, array_intersect_key( self::rest( 'GET', "/wp/v2/programas/$program" )->get_data()['meta'], $read ) );
	}
}
