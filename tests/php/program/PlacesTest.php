<?php
/**
 * Places of programs, and how many are left.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** What is said of them, and where. */
class PlacesTest extends TestCase {
	private const FACTS = array( 'start' => '2026-11-12T18:00', 'signup_url' => 'https://example.org/', 'place' => 'Aula 2' );

	/** @return array<string, array{array<string, string>, array{string, string, string, string}}> Facts; places, badge, state, criterion. */
	public function states(): array {
		$full = array( 'Plazas agotadas', 'Plazas agotadas', 'full', '' );

		return array(
			'none'                         => array( array(), array( '', '', 'open', '1' ) ),
			'places'                       => array( array( 'places' => '20' ), array( '20 plazas', '', 'open', '1' ) ),
			'some of them left'            => array(
				array( 'places' => '20', 'places_left' => '3' ),
				array( 'Quedan 3 de 20 plazas', '', 'open', '1' ),
			),
			'one left'                     => array( array( 'places_left' => '1' ), array( 'Queda 1 plaza', '', 'open', '1' ) ),
			'none left'                    => array( array( 'places' => '20', 'places_left' => '0' ), $full ),
			'none left, without a form'    => array( array( 'places_left' => '0', 'signup_url' => '' ), $full ),
			'none left, said to be open'   => array( array( 'places_left' => '0', 'signup_state' => 'open' ), $full ),
			'none left but a waiting list' => array(
				array( 'places' => '20', 'places_left' => '0', 'signup_state' => 'waiting' ),
				array( '20 plazas', 'Lista de espera', 'waiting', '' ),
			),
			'closed'                       => array(
				array( 'places' => '20', 'places_left' => '3', 'signup_until' => '2026-10-01' ),
				array( '20 plazas', 'Inscripción cerrada', 'closed', '' ),
			),
			'cancelled'                    => array(
				array( 'places' => '20', 'places_left' => '3', 'event_status' => 'cancelled' ),
				array( '20 plazas', 'Cancelado', 'none', '' ),
			),
			'over'                         => array(
				array( 'places_left' => '0', 'start' => '2026-10-01T18:00' ),
				array( '', 'Terminado', 'closed', '' ),
			),
		);
	}

	/**
	 * @dataProvider states
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $said  Places, badge, state of the sign-up, value of the criterion.
	 */
	public function test_a_program_says_how_many_are_left_while_people_can_sign_up( array $facts, array $said ): void {
		$program = self::factory()->program->create_and_get( array( 'facts' => $facts + self::FACTS ) );
		$now     = self::moment( '2026-11-01' );
		$shown   = Program\shown_facts( $program, $now );
		$values  = Program\program_facts( $program->ID );

		self::assertSame(
			$said,
			array(
				array_column( $shown['facts'], 'text', 'key' )['places'] ?? '',
				$shown['badge']['text'] ?? '',
				Program\get_signup_state( $values, $now ),
				Listing\is_switch_on( Listing\get_places_value( $values ), Listing\get_site_minute( $now ) ) ? '1' : '',
			)
		);
	}

	/**
	 * What a form says of texts.
	 *
	 * @param array<string, string> $typed Texts by meta key.
	 * @return array<string, string> Sentences by meta key.
	 */
	private static function problems( array $typed, int $program ): array {
		return Program\merge_range_problems( Program\prepare_facts( $typed, $program )['problems'], $typed );
	}

	public function test_a_form_says_at_each_that_is_sent_that_there_are_not_so_many(): void {
		Program\bootstrap_admin();
		$program  = self::factory()->program->create( array( 'facts' => array( 'places' => '5' ) ) );
		$sentence = 'Hay más plazas libres que plazas.';
		$left     = array( 'pfilter_places_left' => $sentence );

		self::assertSame( $left, self::problems( array( 'pfilter_places_left' => '8' ), $program ) );
		self::assertSame(
			$left + array( 'pfilter_places' => $sentence ),
			self::problems( array( 'pfilter_places' => '6', 'pfilter_places_left' => '8' ), $program )
		);
		self::assertSame(
			array( 'pfilter_places_left' => 'Escribe un número entero, como 3.' ),
			self::problems( array( 'pfilter_places_left' => 'tres' ), $program )
		);
	}

	/** @return array<string, array{array<string, string>, list<int|string|null>}> Facts; type, places, places left, offer. */
	public function events(): array {
		$full = array( 'places' => '20', 'places_left' => '0' );

		return array(
			'an event'               => array( $full, array( 'Event', 20, 0, 'SoldOut' ) ),
			'a course has no number' => array( $full + array( 'place' => '' ), array( 'Course', null, null, 'SoldOut' ) ),
			'an event without them'  => array( array(), array( 'Event', null, null, 'InStock' ) ),
		);
	}

	/**
	 * @dataProvider events
	 * @param array<string, string> $facts Facts.
	 * @param list<int|string|null> $read  What is read.
	 */
	public function test_search_engines_read_them_of_an_event( array $facts, array $read ): void {
		$program = self::factory()->program->create_and_get( array( 'facts' => $facts + self::FACTS, 'post_excerpt' => 'Barro y torno.' ) );
		$data    = Program_Page\get_structured_data( $program, self::moment( '2026-09-01' ) );

		self::assertSame(
			$read,
			array(
				$data['@type'],
				$data['maximumAttendeeCapacity'] ?? null,
				$data['remainingAttendeeCapacity'] ?? null,
				basename( $data['offers']['availability'] ),
			)
		);
	}
}
