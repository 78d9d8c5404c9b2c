<?php
/**
 * What the page of a program says of when, of its state, and of its sessions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\{Program, Program_Page};
use ProgramsFilter\Tests\{Markup, TestCase};

/** Lead, facts and sessions. */
class ProgramPageTest extends TestCase {
	private const COURSE = '2026-12-01/2027-02-23 TU 18:00-20:30';

	/** @return array<string, array{array<string, string>, string, list<string>}> */
	public function programs(): array {
		return array(
			'a course'                   => array( array( 'sessions' => self::COURSE ), '2026-11-30', array( 'Martes, de 18:00 a 20:30,', 'del 1 de diciembre al 23 de febrero' ) ),
			'a course that has begun'    => array( array( 'sessions' => self::COURSE ), '2027-01-10', array( 'Martes, de 18:00 a 20:30,', 'del 1 de diciembre al 23 de febrero' ) ),
			'a schedule in words'        => array( array( 'sessions' => '2026-12-01/2027-02-23', 'schedule' => 'lunes alternos' ), '2026-11-30', array( 'Lunes alternos,', 'del 1 de diciembre al 23 de febrero' ) ),
			'one day'                    => array( array( 'sessions' => '2026-12-12 18:00', 'schedule' => 'Puertas: 17:30' ), '2026-11-30', array( 'Sábado 12 de diciembre, 18:00' ) ),
			'some days'                  => array( array( 'sessions' => "2026-12-12 18:00\n2026-12-19 18:00" ), '2026-11-30', array( 'Sábado 12 de diciembre y sábado 19 de diciembre' ) ),
			'what goes on'               => array( array( 'sessions' => '2026-01-01/.. WE,SA 10:00-13:00' ), '2026-11-30', array( 'Miércoles y sábados, de 10:00 a 13:00' ) ),
			'a call for applications'    => array( array( 'application' => '1', 'signup_until' => '2026-12-11' ), '2026-11-30', array( 'Solicita hasta el viernes 11 de diciembre' ) ),
			'what waits for a new date'  => array( array( 'sessions' => '2026-12-12 18:00', 'event_status' => 'postponed' ), '2026-11-30', array( 'Fecha nueva por anunciar (antes: sábado 12 de diciembre, 18:00)' ) ),
			'a program without any date' => array( array(), '2026-11-30', array() ),
		);
	}

	/**
	 * @dataProvider programs
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $when  What is said.
	 */
	public function test_a_page_leads_with_one_line_that_says_when_in_whole_words( array $facts, string $now, array $when ): void {
		$id = self::factory()->program->create( array( 'facts' => $facts ) );

		self::assertSame( $when, Program_Page\get_when_texts( Program\program_facts( $id ), self::moment( $now ) ) );
	}

	/** @return array<string, array{array<string, string>, string, string}> */
	public function states(): array {
		return array(
			'an ordinary one' => array( array( 'signup_url' => 'https://example.org/' ), '', '' ),
			'free'            => array( array( 'price' => '0 €' ), '', '' ),
			'full'            => array( array( 'places_left' => '0' ), 'stop', 'Plazas agotadas' ),
			'cancelled'       => array( array( 'event_status' => 'cancelled', 'places_left' => '0' ), 'stop', 'Cancelado' ),
			'moved online'    => array( array( 'event_status' => 'online' ), 'wait', 'Ahora es en línea' ),
			'a waiting list'  => array( array( 'signup_state' => 'waiting' ), 'wait', 'Lista de espera' ),
			'few places'      => array( array( 'places_left' => '3', 'signup_state' => 'open' ), 'wait', 'Quedan 3 plazas' ),
			'many places'     => array( array( 'places_left' => '6', 'signup_state' => 'open' ), '', '' ),
			'a grant'         => array( array( 'application' => '1', 'signup_until' => '2026-12-11' ), 'good', 'Plazo abierto' ),
		);
	}

	/**
	 * @dataProvider states
	 * @param array<string, string> $facts Facts.
	 */
	public function test_a_program_has_the_gravest_of_its_states_in_one_of_three_tones_and_an_ordinary_one_none( array $facts, string $tone, string $text ): void {
		$state = Program\get_program_state( $facts + Program\get_empty_facts(), self::moment( '2026-11-30' ) );

		self::assertSame( array( $tone, $text ), array( $state['tone'] ?? '', $state['text'] ?? '' ) );
	}

	public function test_sessions_are_listed_by_month_with_what_is_different_and_many_of_them_are_folded(): void {
		$lines  = array( '!2026-12-08', '!2026-12-15 Fiesta', '@2026-12-22 Patio', '>2026-12-29 2026-12-30', self::COURSE );
		$id     = self::factory()->program->create( array( 'facts' => array( 'sessions' => implode( "\n", $lines ) ) ) );
		$months = Program_Page\get_session_months( Program\program_facts( $id ), self::moment( '2026-11-30' ) );
		$rows   = array_map( static fn( array $row ): string => implode( '|', array( $row['day'], $row['hours'], $row['is_gone'] ? 'gone' : '', (string) preg_replace( '/^.* is-(\w+)".*$/', '$1', $row['state'] ), $row['note'] ) ), $months[0]['sessions'] );

		self::assertSame( array( 'Diciembre', 'Enero', 'Febrero' ), array_column( $months, 'name' ) );
		self::assertSame( array( '', 'y 8 más', '' ), array_column( $months, 'more' ) );
		self::assertSame(
			array(
				'Martes 1|18:00–20:30|||',
				'Martes 8|18:00–20:30|gone|stop|',
				'Martes 15|18:00–20:30|gone|stop|Fiesta',
				'Martes 22|18:00–20:30||wait|Patio',
			),
			array_slice( $rows, 0, 4 )
		);
		self::assertStringStartsWith( 'Martes 29|18:00–20:30|gone|wait|', $rows[4] );
		self::assertStringStartsWith( 'Miércoles 30|18:00–20:30||wait|', $rows[5] );
	}

	public function test_the_parts_of_a_page_say_each_thing_once(): void {
		$facts   = array( 'sessions' => self::COURSE, 'place' => 'Aula', 'price' => '96 €', 'email' => 'a@example.org', 'signup_state' => 'waiting', 'signup_url' => 'https://example.org/' );
		$program = self::factory()->program->create_and_get( compact( 'facts' ) + array( 'categories' => array( 'arte' ) ) );
		$html    = Program_Page\get_facts_html( $program, 'all', static fn( string $classes ): string => "class=\"$classes\"" );
		$page    = new Markup( $html );

		self::assertSame( array( 'Precio', 'Lugar', 'Categoría', 'Contacto' ), $page->texts( 'dt' ) );
		self::assertSame( array( 'Lista de espera' ), $page->texts( '.programas-state.is-wait' ) );
		self::assertSame( 1, substr_count( $html, 'Martes, de' ) );
		self::assertSame( '', Program_Page\get_facts_html( $program, 'nothing', static fn( string $classes ): string => $classes ) );
	}
}
