<?php
/**
 * Events of other plugins, in the shapes in which these store them. tests/integration/events-of-others.test.ts has the plugins themselves.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Integrations;

use ProgramsFilter\{Integrations, Listing, Program};
use ProgramsFilter\Tests\TestCase;

/** Listed events. */
class EventsTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		foreach ( array( 'tribe_events', 'tribe_venue', 'tribe_organizer', 'event' ) as $type ) {
			register_post_type( $type, array( 'public' => true ) );
		}
		register_taxonomy( 'tribe_events_cat', 'tribe_events' );
		$types = array( 'tribe_events' => Integrations\get_the_events_calendar_type(), 'event' => Integrations\get_events_manager_type() );
		add_filter( 'programs_filter_content', static fn( array $content ): array => $content + $types );
	}

	/**
	 * Writes a post.
	 *
	 * @param string               $post_type  Post type.
	 * @param string               $post_title Title.
	 * @param array<string, mixed> $meta_input Metadata.
	 */
	private static function post( string $post_type, string $post_title, array $meta_input = array() ): int {
		return self::factory()->post->create( compact( 'post_type', 'post_title', 'meta_input' ) );
	}

	/**
	 * What an event says.
	 *
	 * @param string               $type Post type.
	 * @param array<string, mixed> $meta Metadata.
	 * @return array<string, string>
	 */
	private static function facts( string $type, array $meta ): array {
		$facts = array_diff( Program\stored_facts( self::post( $type, 'Acto', $meta ) ), array( '', '0' ) );
		ksort( $facts );

		return $facts;
	}

	public function test_an_event_of_the_events_calendar_has_its_venue_its_price_and_whom_to_call(): void {
		$venue     = self::post( 'tribe_venue', 'Palacio', array( '_VenueAddress' => 'Calle Mayor, 1', '_VenueZip' => '42001', '_VenueCity' => 'Soria', '_VenueProvince' => 'Soria', '_VenuePhone' => '975 00 00 00' ) );
		$organizer = self::post( 'tribe_organizer', 'Ateneo', array( '_OrganizerEmail' => 'ateneo@example.org' ) );
		$facts     = self::facts(
			'tribe_events',
			array(
				'_EventStartDate'      => '2027-03-04 18:00:00',
				'_EventEndDate'        => '2027-03-04 20:00:00',
				'_EventVenueID'        => (string) $venue,
				'_EventOrganizerID'    => (string) $organizer,
				'_EventCost'           => '12.50',
				'_EventCurrencySymbol' => '€',
				'_EventURL'            => 'https://example.org/',
				'_tribe_events_status' => 'canceled',
			)
		);

		$all = array(
			'address'      => 'Calle Mayor, 1, 42001 Soria',
			'email'        => 'ateneo@example.org',
			'end'          => '2027-03-04T20:00',
			'event_status' => 'cancelled',
			'phone'        => '975 00 00 00',
			'place'        => 'Palacio',
			'price'        => '12,50 €',
			'sessions'     => '2027-03-04 18:00-20:00',
			'signup_url'   => 'https://example.org/',
			'start'        => '2027-03-04T18:00',
		);
		self::assertSame( $all, $facts );
	}

	public function test_a_venue_that_nobody_may_read_is_none_and_so_is_none_at_all(): void {
		$draft             = self::post( 'tribe_venue', 'Secreto', array( '_VenuePhone' => '975 00 00 00' ) );
		$GLOBALS['post']   = get_post( self::post( 'post', 'La página que se ve' ) );
		$facts             = array();
		$facts['none']     = self::facts( 'tribe_events', array( '_EventStartDate' => '2027-03-04 18:00:00' ) );
		$facts['original'] = self::facts( 'tribe_events', array( '_EventVenueID' => (string) $draft ) );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'private' ) );
		$facts['private'] = self::facts( 'tribe_events', array( '_EventVenueID' => (string) $draft ) );
		unset( $GLOBALS['post'] );

		self::assertSame( array( '', 'Secreto', '' ), array_values( array_map( static fn( array $of ): string => $of['place'] ?? '', $facts ) ) );
		self::assertArrayNotHasKey( 'phone', $facts['private'] );
	}

	/** @return iterable<string, array{string, string, string}> Beginning, end, sessions. */
	public function whole_days(): iterable {
		yield 'a day' => array( '2027-03-04 00:00:00', '2027-03-04 23:59:59', '2027-03-04' );
		yield 'days' => array( '2027-03-04 00:00:00', '2027-03-06 23:59:59', '2027-03-04/2027-03-06' );
		yield 'a day that ends at five in the morning' => array( '2027-03-04 05:00:00', '2027-03-05 04:59:59', '2027-03-04' );
	}

	/**
	 * @dataProvider whole_days
	 * @param string $start    Beginning.
	 * @param string $end      End.
	 * @param string $sessions Sessions.
	 */
	public function test_whole_days_have_no_hours( string $start, string $end, string $sessions ): void {
		$meta = array( '_EventAllDay' => 'yes', '_EventStartDate' => $start, '_EventEndDate' => $end );

		self::assertSame( $sessions, self::facts( 'tribe_events', $meta )['sessions'] );
	}

	/** @return iterable<string, array{string, string, string}> Cost, symbol, price. */
	public function costs(): iterable {
		yield 'free' => array( '0', '€', '0 €' );
		yield 'free in words' => array( 'Gratis', '', '0 €' );
		yield 'another currency' => array( '10', 'US$', '10 US$' );
		yield 'no symbol, the one of the calendar' => array( '10', '', '10 £' );
		yield 'from, to' => array( '10 - 20', '€', "10 €\n20 €" );
		yield 'words' => array( '5 € socios, 8 € el resto', '€', '5 € socios, 8 € el resto' );
	}

	/**
	 * @dataProvider costs
	 * @param string $cost   Cost.
	 * @param string $symbol Symbol.
	 * @param string $price  Price.
	 */
	public function test_a_cost_is_a_price_in_its_currency( string $cost, string $symbol, string $price ): void {
		update_option( 'tribe_events_calendar_options', array( 'defaultCurrencySymbol' => '£' ) );

		self::assertSame( $price, self::facts( 'tribe_events', array( '_EventCost' => $cost, '_EventCurrencySymbol' => $symbol ) )['price'] );
	}

	public function test_an_event_of_events_manager_has_its_days_and_its_online_address(): void {
		$facts = self::facts( 'event', array( '_event_start_local' => '2027-04-01 21:00:00', '_event_end_local' => '2027-04-01 23:30:00', '_event_location_url' => 'https://example.org/', '_event_active_status' => '0' ) );

		$all = array( 'end' => '2027-04-01T23:30', 'event_status' => 'cancelled', 'online_url' => 'https://example.org/', 'sessions' => '2027-04-01 21:00-23:30', 'start' => '2027-04-01T21:00' );
		self::assertSame( $all, $facts );
	}

	/** @return iterable<string, array{string, string, string}> Beginning, end, line. */
	public function sessions(): iterable {
		yield 'hours' => array( '2027-03-04 18:00:00', '2027-03-04 20:00:00', '2027-03-04 18:00-20:00' );
		yield 'a day' => array( '2027-03-04', '2027-03-04', '2027-03-04' );
		yield 'a night' => array( '2027-03-04 22:00:00', '2027-03-05 02:00:00', '2027-03-04 22:00-02:00' );
		yield 'days' => array( '2027-03-04 10:00:00', '2027-03-06 14:00:00', '2027-03-04/2027-03-06 MO,TU,WE,TH,FR,SA,SU 10:00-14:00 +all' );
	}

	/**
	 * @dataProvider sessions
	 * @param string $start Beginning.
	 * @param string $end   End.
	 * @param string $line  Line.
	 */
	public function test_a_recurrence_is_a_line_of_sessions( string $start, string $end, string $line ): void {
		self::assertSame( $line, Integrations\get_session_line( $start, $end ) );
		self::assertSame( $line, Program\clean_sessions( $line ) );
	}

	public function test_without_the_setting_nothing_of_it_is_there(): void {
		self::assertFalse( get_option( Integrations\LISTED_TYPES_OPTION ) );
		self::assertFalse( has_filter( 'programs_filter_content', 'ProgramsFilter\\Integrations\\add_listed_events' ) );
		self::assertContains( Integrations\LISTED_TYPES_OPTION, Listing\INDEX_OPTIONS );
	}
}
