<?php
/**
 * Programs that are cancelled, postponed or moved online.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\{Listing, Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/**
 * What is said of them, and where.
 *
 * @group contract
 */
class EventStatusTest extends TestCase {
	private const FACTS = array(
		'start'      => '2026-11-12T18:00',
		'signup_url' => 'https://example.org/',
		'notice'     => 'La profesora está enferma.',
		'place'      => 'Aula 2',
	);

	/** @param array<string, string> $facts Facts beside those above. */
	private function program( array $facts ): \WP_Post {
		$program = get_post( self::factory()->program->create( array( 'facts' => $facts + self::FACTS, 'post_excerpt' => 'Barro y torno.' ) ) );
		self::assertInstanceOf( \WP_Post::class, $program );

		return $program;
	}

	/** @return array<string, array{array<string, string>, string, string, string}> Facts, the moment, badge and dates. */
	public function states(): array {
		$dates     = 'jueves 12 de noviembre, 18:00';
		$announced = "Fecha nueva por anunciar (antes: $dates)";
		$online    = array( 'event_status' => 'online' );

		return array(
			'cancelled'        => array( array( 'event_status' => 'cancelled' ), '2026-11-01', 'Cancelado', $dates ),
			'postponed'        => array( array( 'event_status' => 'postponed' ), '2026-11-20', 'Aplazado', $announced ),
			'rescheduled'      => array(
				array( 'event_status' => 'rescheduled', 'previous_start' => '2026-10-12' ),
				'2026-11-01',
				'Nueva fecha',
				"$dates (antes: lunes 12 de octubre)",
			),
			'online'           => array( $online, '2026-11-01', 'Ahora es en línea', $dates ),
			'online, and full' => array( $online + array( 'signup_state' => 'full' ), '2026-11-01', 'Ahora es en línea', $dates ),
		);
	}

	/**
	 * @dataProvider states
	 * @param array<string, string> $facts Facts.
	 */
	public function test_a_program_says_so_in_its_badge_and_its_dates( array $facts, string $moment, string $badge, string $dates ): void {
		$shown = Program\shown_facts( $this->program( $facts ), self::moment( $moment ) );
		$texts = array_column( $shown['facts'], 'text', 'key' );

		self::assertSame( $badge, $shown['badge']['text'] ?? '' );
		self::assertSame( $dates, $texts['dates'] );
		self::assertSame( 'La profesora está enferma.', $texts['notice'] );
	}

	public function test_a_cancelled_one_keeps_its_place_and_offers_no_sign_up(): void {
		$shown = Program\shown_facts( $this->program( array( 'event_status' => 'cancelled' ) ), self::moment( '2026-11-01' ) );

		self::assertSame( array( 'notice', 'dates', 'place' ), array_column( $shown['facts'], 'key' ) );
	}

	/** @return array<string, array{array<string, string>, string, list<string>}> Facts, the moment and the links. */
	public function signups(): array {
		return array(
			'before it begins' => array( array(), '2026-11-01', array( 'Inscribirse' ) ),
			'over, and open'   => array( array( 'signup_state' => 'open' ), '2026-11-13', array() ),
			'cancelled'        => array( array( 'event_status' => 'cancelled' ), '2026-11-01', array() ),
		);
	}

	/**
	 * @dataProvider signups
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $links Texts.
	 */
	public function test_one_that_is_cancelled_or_over_has_no_link_to_its_form( array $facts, string $moment, array $links ): void {
		$program = $this->program( $facts );

		self::assertSame(
			$links,
			array_column( Program\get_signup_links( Program\program_facts( $program->ID ), self::moment( $moment ) ), 'text' )
		);
	}

	public function test_one_that_gets_another_date_keeps_the_former_one(): void {
		$program = $this->program( array() )->ID;
		$sent    = array( 'pfilter_event_status' => 'rescheduled', 'pfilter_sessions' => '2027-01-10' );

		self::assertEquals( $sent + array( 'pfilter_previous_start' => self::FACTS['start'] ), Program\prepare_facts( $sent, $program )['values'] );
	}

	public function test_a_postponed_one_keeps_its_dates_and_is_rescheduled_once_it_gets_others(): void {
		$program = $this->program( array( 'event_status' => 'postponed' ) )->ID;
		self::assertSame( array( self::FACTS['start'], '' ), array( Program\stored_facts( $program )['start'], Program\program_facts( $program )['start'] ) );
		$sent = array( 'pfilter_sessions' => '2027-01-10 18:00' );

		self::assertEquals(
			$sent + array( 'pfilter_event_status' => 'rescheduled', 'pfilter_previous_start' => self::FACTS['start'] ),
			Program\prepare_facts( $sent, $program )['values']
		);
	}

	public function test_a_postponed_one_without_a_date_keeps_a_former_one_that_was_typed(): void {
		$facts = array( 'start' => '', 'event_status' => 'postponed', 'previous_start' => '2026-10-12' );

		self::assertSame( '2026-10-12', Program\program_facts( $this->program( $facts )->ID )['previous_start'] );
	}

	public function test_the_former_date_can_be_emptied(): void {
		$program = $this->program( array( 'event_status' => 'rescheduled', 'previous_start' => '2026-10-01' ) )->ID;
		$sent    = array( 'pfilter_event_status' => 'rescheduled', 'pfilter_previous_start' => '' );

		self::assertSame( array( 'pfilter_previous_start' => '' ), Program\prepare_facts( $sent, $program )['values'] );
	}

	public function test_beginning_and_end_cannot_be_other_ones_than_those_of_the_sessions(): void {
		Program\bootstrap_admin();
		$program  = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2026-10-06/2026-12-18 TU 17:00' ) ) );
		$problems = static fn( array $sent ): array => Program\prepare_facts( $sent, $program )['problems'];

		self::assertSame(
			array_fill_keys( array( 'pfilter_start', 'pfilter_end' ), 'Las sesiones dicen cuándo empieza y cuándo termina el programa.' ),
			$problems( array( 'pfilter_start' => '2027-01-10', 'pfilter_end' => '2027-01-11' ) )
		);
		// As clients send that have read all metadata, and those that know of no dates.
		self::assertSame( array(), $problems( array( 'pfilter_start' => '2026-10-06T17:00', 'pfilter_end' => '2026-12-15' ) ) );
		self::assertSame( array(), $problems( array( 'pfilter_start' => '', 'pfilter_end' => null ) ) );
	}

	/** @return array<string, array{array<string, string>, array<string, mixed>}> Facts, and what search engines read. */
	public function events(): array {
		$start = array( 'startDate' => '2026-11-12T18:00+01:00' );

		return array(
			'as planned'  => array( array(), $start + array( 'eventStatus' => 'https://schema.org/EventScheduled' ) ),
			'cancelled'   => array(
				array( 'event_status' => 'cancelled' ),
				$start + array( 'eventStatus' => 'https://schema.org/EventCancelled' ),
			),
			'postponed'   => array( array( 'event_status' => 'postponed' ), array( 'eventStatus' => 'https://schema.org/EventPostponed' ) ),
			'rescheduled' => array(
				array( 'event_status' => 'rescheduled', 'previous_start' => '2026-10-12' ),
				$start + array( 'eventStatus' => 'https://schema.org/EventRescheduled', 'previousStartDate' => '2026-10-12' ),
			),
			'online'      => array(
				array( 'event_status' => 'online', 'place' => '' ),
				array(
					'eventStatus'         => 'https://schema.org/EventMovedOnline',
					'eventAttendanceMode' => 'https://schema.org/OnlineEventAttendanceMode',
				),
			),
		);
	}

	/**
	 * @dataProvider events
	 * @param array<string, string> $facts Facts.
	 * @param array<string, mixed>  $event Part of the event.
	 */
	public function test_search_engines_read_it( array $facts, array $event ): void {
		$data = Program_Page\get_structured_data( $this->program( $facts ), self::moment( '2026-09-01' ) );

		self::assertEquals( $event, array_intersect_key( $data, $event ) );
	}

	public function test_search_engines_read_of_an_offer_only_where_visitors_can_sign_up(): void {
		$offer = fn( array $facts ) => Program_Page\get_structured_data(
			$this->program( $facts ),
			self::moment( '2026-09-01' )
		)['offers']['availability'] ?? '';

		self::assertSame( 'https://schema.org/InStock', $offer( array() ) );
		self::assertSame( '', $offer( array( 'event_status' => 'cancelled' ) ) );
		self::assertSame( '', $offer( array( 'signup_state' => 'closed' ) ) );
	}

	public function test_a_cancelled_one_without_a_place_is_a_course_whose_instance_is_cancelled(): void {
		$data = Program_Page\get_structured_data( $this->program( array( 'event_status' => 'cancelled', 'place' => '' ) ), self::moment( '2026-09-01' ) );

		self::assertSame( 'Course', $data['@type'] );
		self::assertSame( 'https://schema.org/EventCancelled', $data['hasCourseInstance']['eventStatus'] );
	}

	public function test_one_with_a_new_date_changes_when_that_comes(): void {
		$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
		$this->program( array( 'start' => $day( 1 ) . 'T18:00', 'event_status' => 'rescheduled', 'previous_start' => $day( -30 ) ) );
		self::index_changes();

		self::assertSame( self::moment( $day( 1 ) . ' 18:00' ), Listing\get_next_change( self::moment( $day( 1 ) . ' 17:59' ) ) );
	}

	/** @return array<string, array{array<string, string>, list<string>}> Facts and lines. */
	public function calendars(): array {
		$address = 'https://e.es/a';

		return array(
			'as planned'              => array( array(), array( 'LOCATION:Aula 2' ) ),
			'cancelled'               => array( array( 'event_status' => 'cancelled' ), array( 'LOCATION:Aula 2', 'STATUS:CANCELLED' ) ),
			'online'                  => array( array( 'event_status' => 'online' ), array() ),
			'online, at an address'   => array( array( 'event_status' => 'online', 'online_url' => $address ), array( "LOCATION:$address" ) ),
			'an address and no place' => array( array( 'online_url' => $address, 'place' => '' ), array( "LOCATION:$address" ) ),
		);
	}

	/**
	 * @dataProvider calendars
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $lines Of state and place.
	 */
	public function test_the_file_for_calendars_says_it( array $facts, array $lines ): void {
		preg_match_all( '/^(?:STATUS|LOCATION):.*(?=\r)/m', Program_Page\get_calendar_file( $this->program( $facts ) ), $found );

		self::assertSame( $lines, $found[0] );
	}
}
