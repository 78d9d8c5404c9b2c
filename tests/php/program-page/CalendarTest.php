<?php
/**
 * Files for calendars.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program_Page;

use ProgramsFilter\{Listing, Program, Program_Page, WordPress};
use ProgramsFilter\Tests\TestCase;
use Sabre\VObject\Component;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Component\VEvent;
use Sabre\VObject\Property\ICalendar\DateTime;
use Sabre\VObject\Reader;
use Sabre\VObject\Recur\RRuleIterator;

/** The file of a program, and the calendar to subscribe to, as a library of calendars reads them. */
class CalendarTest extends TestCase {
	/** Words that a value has to escape. */
	private const TITLE = 'Barro; torno, y \\ esmalte';

	/** @param array<string, string> $facts Facts. */
	private static function file( array $facts ): string {
		$post = get_post( self::factory()->program->create( array( 'facts' => $facts, 'post_title' => self::TITLE, 'post_excerpt' => str_repeat( 'ñandú 日本 ', 40 ) ) ) );
		self::assertInstanceOf( \WP_Post::class, $post );

		return Program_Page\get_calendar_file( $post );
	}

	private static function calendar( string $file ): VCalendar {
		$calendar = self::with_library( static fn() => Reader::read( $file ) );
		self::assertInstanceOf( VCalendar::class, $calendar );

		return $calendar;
	}

	/**
	 * Uses the library, whose older releases newer versions of PHP call deprecated.
	 *
	 * @template T
	 * @param callable(): T $code Code.
	 * @return T
	 */
	private static function with_library( callable $code ) {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions, WordPress.PHP.DiscouragedPHPFunctions -- Not of the plugin's own code.
		$level = error_reporting( E_ALL & ~E_DEPRECATED );
		try {
			return $code();
		} finally {
			error_reporting( $level ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions, WordPress.PHP.DiscouragedPHPFunctions -- As above.
		}
	}

	/** @return list<VEvent> */
	private static function events( string $file ): array {
		return self::events_of( self::calendar( $file ) );
	}

	/** @return list<VEvent> */
	private static function events_of( VCalendar $calendar ): array {
		return array_values( array_filter( $calendar->select( 'VEVENT' ), static fn( $event ): bool => $event instanceof VEvent ) );
	}

	/** @return string A value of a calendar or of an event; '' for none. */
	private static function value( Component $of, string $name ): string {
		return (string) ( $of->select( $name )[0] ?? '' );
	}

	private static function date( VEvent $event, string $name ): ?DateTime {
		$date = $event->select( $name )[0] ?? null;

		return $date instanceof DateTime ? $date : null;
	}

	/** @return string A date in UTC; '' for none. */
	private static function in_utc( VEvent $event, string $name, string $format ): string {
		$date = self::date( $event, $name );

		return null === $date ? '' : (string) $date->getDateTime()->setTimezone( new \DateTimeZone( 'UTC' ) )->format( $format );
	}

	private static function has_hours( VEvent $event, string $name = 'DTSTART' ): bool {
		$date = self::date( $event, $name );

		return null !== $date && $date->hasTime();
	}

	/**
	 * What takes place in a year, as calendars show it.
	 *
	 * @return list<string> Beginning and end in UTC, title and place of each that is not cancelled.
	 */
	private static function shown( string $file, string $year = '2027' ): array {
		$calendar = self::calendar( $file );
		$expanded = self::with_library( static fn() => $calendar->expand( new \DateTimeImmutable( "$year-01-01" ), new \DateTimeImmutable( "$year-12-31" ) ) );
		self::assertInstanceOf( VCalendar::class, $expanded );
		$shown = array();
		foreach ( self::events_of( $expanded ) as $event ) {
			$times   = array_map( static fn( string $name ): string => self::in_utc( $event, $name, self::has_hours( $event ) ? 'm-d H:i' : 'm-d' ), array( 'DTSTART', 'DTEND' ) );
			$state   = 'CANCELLED' === self::value( $event, 'STATUS' ) ? 'no' : '';
			$shown[] = implode( ' ', array_diff( array_merge( $times, array( $state, self::value( $event, 'LOCATION' ) ) ), array( '' ) ) );
		}

		return $shown;
	}

	/** Has the site in a time zone, or at an offset in hours. */
	private static function live_in( string $zone ): void {
		update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
		update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '0' );
	}

	/** @return array<string, array{string, array<string, string>, list<string>}> Time zone, facts, and what calendars show. */
	public function times(): array {
		$span = static fn( string $start, string $end ): array => compact( 'start', 'end' );

		return array(
			'days'                                  => array( 'Europe/Madrid', $span( '2027-03-03', '2027-03-28' ), array( '03-03 03-29' ) ),
			'a first day'                           => array( 'Europe/Madrid', $span( '2027-11-30', '' ), array( '11-30 12-01' ) ),
			'an hour on its first day only'         => array( 'Europe/Madrid', $span( '2027-03-03T18:00', '2027-03-28' ), array( '03-03 03-29' ) ),
			'an hour'                               => array( 'Europe/Madrid', $span( '2027-03-03T18:00', '' ), array( '03-03 17:00' ) ),
			'an hour of its only day'               => array( 'Europe/Madrid', $span( '2027-07-03T18:00', '2027-07-03' ), array( '07-03 16:00' ) ),
			'hours on both sides of summer time'    => array( 'Europe/Madrid', $span( '2027-03-27T23:00', '2027-03-28T04:00' ), array( '03-27 22:00 03-28 02:00' ) ),
			'hours on both sides of winter time'    => array( 'Europe/Madrid', $span( '2027-10-30T23:00', '2027-10-31T04:00' ), array( '10-30 21:00 10-31 03:00' ) ),
			'a skipped hour'                        => array( 'Europe/Madrid', $span( '2027-03-28T02:30', '2027-03-28T03:15' ), array( '03-28 01:30' ) ),
			'hours without summer time'             => array( 'America/Bogota', $span( '2027-07-03T18:00', '2027-07-03T20:00' ), array( '07-03 23:00 07-04 01:00' ) ),
			'hours at an offset'                    => array( '2', $span( '2027-07-03T18:00', '2027-07-03T20:00' ), array( '07-03 16:00 07-03 18:00' ) ),
			'hours at half an hour'                 => array( '-3.5', $span( '2027-07-03T18:00', '' ), array( '07-03 21:30' ) ),
			'hours in UTC'                          => array( 'UTC', $span( '2027-07-03T18:00', '' ), array( '07-03 18:00' ) ),
			'each week, across summer time'         => array(
				'Europe/Madrid',
				array( 'sessions' => '2027-03-16/2027-03-30 TU 18:00-19:00' ),
				array( '03-16 17:00 03-16 18:00', '03-23 17:00 03-23 18:00', '03-30 16:00 03-30 17:00' ),
			),
			'each week at an offset, late'          => array(
				'-5',
				array( 'sessions' => '2027-03-16/2027-03-23 TU 20:00-21:00' ),
				array( '03-17 01:00 03-17 02:00', '03-24 01:00 03-24 02:00' ),
			),
			'each week at half an hour'             => array(
				'5.5',
				array( 'sessions' => '2027-03-16/2027-03-23 TU 02:00-03:00' ),
				array( '03-15 20:30 03-15 21:30', '03-22 20:30 03-22 21:30' ),
			),
			'every second week, with a day without' => array(
				'Europe/Madrid',
				array( 'sessions' => '2027-01-12/2027-02-28 TU 18:00 *2 -2027-01-26' ),
				array( '01-12 17:00', '02-09 17:00', '02-23 17:00' ),
			),
			'the last Friday of each month'         => array(
				'Europe/Madrid',
				array( 'sessions' => '2027-01-01/2027-03-31 -1FR 19:00-20:30' ),
				array( '01-29 18:00 01-29 19:30', '02-26 18:00 02-26 19:30', '03-26 18:00 03-26 19:30' ),
			),
			'days of the month'                     => array(
				'Europe/Madrid',
				array( 'sessions' => '2027-01-01/2027-02-28 1,15' ),
				array( '01-01 01-02', '01-15 01-16', '02-01 02-02', '02-15 02-16' ),
			),
			'a session cancelled, one elsewhere'    => array(
				'Europe/Madrid',
				array( 'sessions' => "2027-01-12/2027-02-02 TU 18:00\n!2027-01-19\n@2027-01-26 Biblioteca", 'place' => 'Aula 2' ),
				array( '01-12 17:00 Aula 2', '01-19 17:00 no Aula 2', '01-26 17:00 Biblioteca', '02-02 17:00 Aula 2' ),
			),
			'the first session cancelled'           => array(
				'America/Mexico_City',
				array( 'sessions' => "2027-01-12/2027-01-19 TU 18:00-19:00\n!2027-01-12" ),
				array( '01-13 00:00 01-13 01:00 no', '01-20 00:00 01-20 01:00' ),
			),
			'a single session cancelled'            => array(
				'Europe/Madrid',
				array( 'sessions' => "2027-01-12 18:00\n2027-01-14 18:00\n!2027-01-12" ),
				array( '01-12 17:00 no', '01-14 17:00' ),
			),
		);
	}

	/**
	 * @dataProvider times
	 * @param array<string, string> $facts Facts.
	 * @param list<string>          $times What calendars show.
	 */
	public function test_a_file_has_what_takes_place( string $zone, array $facts, array $times ): void {
		self::live_in( $zone );
		$shown = self::shown( self::file( $facts ) );
		sort( $shown );

		self::assertSame( $times, $shown );
	}

	public function test_a_cancelled_session_says_so_in_its_title_too(): void {
		$cancelled = self::events( self::file( array( 'sessions' => "2027-01-12/2027-02-02 TU 18:00\n!2027-01-19" ) ) )[1];

		self::assertSame( 'Cancelado: ' . self::TITLE, self::value( $cancelled, 'SUMMARY' ) );
	}

	public function test_a_session_with_a_reason_or_on_another_day_says_it_in_its_title(): void {
		$events = self::events( self::file( array( 'sessions' => "2027-01-12/2027-02-02 TU 18:00\n!2027-01-19 Huelga\n>2027-01-26 2027-01-29" ) ) );
		$titles = array_map( static fn( Component $event ): string => self::value( $event, 'SUMMARY' ), $events );

		self::assertSame( array( self::TITLE, 'Cancelado (Huelga): ' . self::TITLE, 'Pasa al viernes 29 de enero de 2027: ' . self::TITLE, self::TITLE ), $titles );
	}

	public function test_a_cancelled_session_that_is_over_or_has_no_room_is_left_out_of_its_rule(): void {
		$day    = static fn( int $weeks ): string => gmdate( 'Y-m-d', time() + 7 * $weeks * DAY_IN_SECONDS );
		$name   = strtoupper( substr( gmdate( 'D', time() ), 0, 2 ) );
		$lines  = array( "{$day( -9 )}/{$day( 9 )} $name 18:00", "!{$day( -8 )}", "!{$day( 1 )}", "!{$day( 2 )}" );
		$id     = self::factory()->program->create( array( 'facts' => array( 'sessions' => implode( "\n", $lines ) ) ) );
		$events = Program_Page\get_program_events( get_post( $id ), time() - 30 * DAY_IN_SECONDS, 1 );

		// They stand together, so that one is not dropped without the other.
		self::assertCount( 1, $events );
		self::assertSame( 2, substr_count( $events[0], "\r\nEXDATE" ) );
		self::assertSame( 1, substr_count( $events[0], 'STATUS:CANCELLED' ) );
	}

	public function test_days_without_activity_are_left_out_of_a_rule(): void {
		update_option( Program\DAYS_OFF_OPTION, '2027-01-18/2027-01-24' );

		self::assertSame( array( '01-12 17:00', '01-26 17:00' ), self::shown( self::file( array( 'sessions' => '2027-01-12/2027-01-26 TU 18:00' ) ) ) );
	}

	public function test_days_make_nobody_busy(): void {
		self::assertSame( 'TRANSPARENT', self::value( self::events( self::file( array( 'start' => '2027-03-03', 'end' => '2027-06-28' ) ) )[0], 'TRANSP' ) );
		self::assertSame( '', self::value( self::events( self::file( array( 'start' => '2027-03-03T18:00' ) ) )[0], 'TRANSP' ) );
	}

	public function test_a_file_says_what_the_page_says(): void {
		$event = self::events( self::file( array( 'start' => '2027-03-03', 'schedule' => 'De 18:00 a 19:30', 'place' => 'Aula 2', 'address' => 'Calle Mayor, 1; bajo', 'price' => '25 €' ) ) )[0];

		self::assertSame( self::TITLE, self::value( $event, 'SUMMARY' ) );
		self::assertSame( 'Aula 2, Calle Mayor, 1; bajo', self::value( $event, 'LOCATION' ) );
		self::assertMatchesRegularExpression( '/^(ñandú 日本 ?)+\n\nFechas: .*\nHorario: De 18:00 a 19:30\nPrecio: 25 €\n\nhttp:\S+$/', self::value( $event, 'DESCRIPTION' ) );
	}

	public function test_an_event_keeps_its_identifier_when_others_are_put_before_it(): void {
		$rule  = '2027-01-12/2027-02-02 TU 18:00';
		$ids   = static fn( string $sessions ): array => array_map( static fn( VEvent $event ): string => (string) preg_replace( '/^\d+/', '', self::value( $event, 'UID' ) ), self::events( self::file( compact( 'sessions' ) ) ) );
		$alone = $ids( $rule );

		self::assertSame( $alone[0], $ids( "2027-01-11 10:00\n$rule" )[1] );
		self::assertCount( 3, array_unique( $ids( "$rule\n2027-01-12/2027-02-02 TU 20:00\n2027-01-13 18:00" ) ) );
		self::assertCount( 2, array_unique( $ids( "2027-01-01/2027-06-30 1FR 19:00\n2027-01-01/2027-06-30 -1FR 19:00" ) ) );
	}

	public function test_sites_of_one_host_have_identifiers_of_their_own(): void {
		add_filter( 'option_home', static fn(): string => 'https://example.org/coro', 99 );

		self::assertStringEndsWith( '@example.org/coro', self::value( self::events( self::file( array( 'start' => '2027-03-03' ) ) )[0], 'UID' ) );
	}

	public function test_a_change_of_a_program_is_one_for_calendars(): void {
		$id     = self::factory()->program->create( array( 'facts' => array( 'start' => '2027-03-03' ), 'post_date' => '2026-01-01 10:00:00' ) );
		$number = static function () use ( $id ): int {
			$post = get_post( $id );
			self::assertInstanceOf( \WP_Post::class, $post );

			return (int) self::value( self::events( Program_Page\get_calendar_file( $post ) )[0], 'SEQUENCE' );
		};
		$before = $number();
		self::database()->update( self::database()->posts, array( 'post_modified' => '2030-01-01 10:00:00', 'post_modified_gmt' => '2030-01-01 09:00:00' ), array( 'ID' => $id ) );
		clean_post_cache( $id );

		self::assertGreaterThan( $before, $number() );
	}

	/** The calendar to subscribe to, at an address. */
	private function feed( string $query = '' ): string {
		$this->go_to( "/programas/calendario.ics$query" );

		return Program_Page\get_subscription_file( new Listing\Page() );
	}

	/** @return string Titles, sorted. */
	private function titles( string $query = '' ): string {
		$titles = array_map( static fn( VEvent $event ): string => self::value( $event, 'SUMMARY' ), self::events( $this->feed( $query ) ) );
		sort( $titles );

		return implode( ', ', $titles );
	}

	private function season(): void {
		$add = static fn( string $title, array $facts, array $categories, array $more = array() ): int => self::factory()->program->create( $more + array( 'post_title' => $title, 'facts' => $facts, 'categories' => $categories ) );
		$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
		$add( 'Acuarela', array( 'sessions' => '2098-10-06/2098-12-18 TU,TH 17:00-18:30', 'place' => 'Aula 1' ), array( 'arte' ) );
		$add( 'Coro', array( 'start' => '2099-03-03', 'price' => '0 €' ), array( 'musica' ) );
		$add( 'Recital', array( 'start' => '2099-05-03T20:00', 'event_status' => 'cancelled' ), array( 'musica', 'arte' ) );
		$add( 'Sin fecha', array( 'place' => 'Aula 1' ), array( 'arte' ) );
		$add( 'Hace poco', array( 'start' => $day( -21 ), 'end' => $day( -20 ) ), array( 'cine' ) );
		$add( 'Hace mucho', array( 'start' => $day( -51 ), 'end' => $day( -40 ) ), array( 'cine' ) );
		$add( 'Con clave', array( 'start' => '2099-03-03' ), array( 'arte' ), array( 'post_password' => 'x' ) );
		$add( 'Borrador', array( 'start' => '2099-03-03' ), array( 'arte' ), array( 'post_status' => 'draft' ) );
	}

	/** @return array<string, array{string, string}> Query and titles. */
	public function queries(): array {
		return array(
			'none'                     => array( '', 'Acuarela, Coro, Hace poco, Recital' ),
			'a category'               => array( '?categoria=arte', 'Acuarela, Recital' ),
			'two categories'           => array( '?categoria=arte&categoria=musica', 'Acuarela, Coro, Recital' ),
			'free'                     => array( '?gratis=1', 'Coro' ),
			'a place and a category'   => array( '?lugar=aula-1&categoria=arte', 'Acuarela' ),
			'words'                    => array( '?buscar=coro', 'Coro' ),
			'all, and what is none'    => array( '?categoria=all&gratis[]=1&mostrar=1&orden=x', 'Acuarela, Coro, Hace poco, Recital' ),
			'a category that none has' => array( '?categoria=nada', '' ),
			'a place that none has'    => array( '?lugar=aula-9&categoria=arte', '' ),
			'a limit'                  => array( '?solo=categoria%3Darte', 'Acuarela, Recital' ),
			'a choice within a limit'  => array( '?solo=categoria%3Darte&categoria=musica', 'Recital' ),
			'a limit that none meets'  => array( '?solo=lugar%3Daula-9&categoria=arte', '' ),
			'a limit in a limit'       => array( '?solo=categoria%3Darte%26solo%3Dcategoria%253Dmusica', 'Acuarela, Recital' ),
		);
	}

	/** @dataProvider queries */
	public function test_the_calendar_has_what_runs_comes_or_is_over_for_less_than_a_month_with_the_filters_of_a_listing( string $query, string $titles ): void {
		$this->season();

		self::assertSame( $titles, $this->titles( $query ) );
	}

	/** @dataProvider queries */
	public function test_the_index_finds_the_same_for_the_calendar_where_programs_are_more_than_a_page_holds( string $query, string $titles ): void {
		$this->season();
		add_filter( 'programs_filter_most_cards', static fn(): int => 1 );

		self::assertSame( $titles, $this->titles( $query ) );
	}

	public function test_single_sessions_leave_the_calendar_a_month_after_they_are_over(): void {
		$day = static fn( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) . ' 18:00';
		self::factory()->program->create( array( 'facts' => array( 'sessions' => implode( "\n", array_map( $day, array( -50, -20, 20 ) ) ) ) ) );

		self::assertCount( 2, self::events( $this->feed() ) );
	}

	public function test_the_name_says_what_is_in_it(): void {
		$this->season();
		update_option( 'blogname', 'La Encina' );
		wp_insert_term( 'Danza', Program\TAXONOMY, array( 'slug' => 'danza' ) );
		self::factory()->program->create( array( 'facts' => array( 'start' => '2099-03-03', 'price' => '0 €' ), 'categories' => array( 'danza' ) ) );
		$name = fn( string $query ): string => self::value( self::calendar( $this->feed( $query ) ), 'X-WR-CALNAME' );

		self::assertSame( 'La Encina', $name( '' ) );
		self::assertSame( 'La Encina: Danza', $name( '?categoria=danza' ) );
		self::assertSame( 'La Encina: Danza, Gratis', $name( '?categoria=danza&gratis=1' ) );
		self::assertSame( 'La Encina: Danza, Gratis', $name( '?solo=categoria%3Ddanza&gratis=1' ) );
	}

	public function test_a_calendar_of_many_sessions_has_the_next_ones_of_each_program_and_is_small_enough_for_google(): void {
		$sessions = implode( "\n", array_map( static fn( int $day ): string => gmdate( 'Y-m-d', 4070908800 + $day * DAY_IN_SECONDS ), range( 0, 99 ) ) );
		foreach ( range( 1, 24 ) as $_ ) {
			self::factory()->program->create( array( 'facts' => compact( 'sessions' ), 'post_excerpt' => str_repeat( 'Barro y torno. ', 100 ) ) );
		}
		$feed = $this->feed();
		$days = array_count_values( array_map( static fn( VEvent $event ): string => self::in_utc( $event, 'DTSTART', 'Y-m-d' ), self::events( $feed ) ) );

		self::assertLessThan( 1024 * 1024, strlen( $feed ) );
		self::assertArrayNotHasKey( '2099-03-01', $days );
		// Those that do not fit in any more are whole programs.
		self::assertSame( array_fill_keys( array_keys( $days ), $days['2099-01-01'] ), $days );
	}

	public function test_no_program_takes_the_room_of_others(): void {
		$hours = array_map( static fn( int $hour ): string => sprintf( '2099-01-01 %1$02d:00-%1$02d:30', $hour ), range( 0, 23 ) );
		$rules = array_map( static fn( int $line ): string => sprintf( '2099-01-01/2099-12-31 MO %02d:%02d', $line % 24, $line / 24 ), range( 0, 18 ) );
		self::factory()->program->create( array( 'facts' => array( 'sessions' => implode( "\n", $hours ) ), 'post_excerpt' => str_repeat( 'palabra ', 7000 ) ) );
		foreach ( range( 1, 3 ) as $_ ) {
			self::factory()->program->create( array( 'facts' => array( 'sessions' => implode( "\n", $rules ) ), 'post_excerpt' => str_repeat( ',', 65000 ) ) );
		}
		self::factory()->program->create( array( 'post_title' => 'La última', 'facts' => array( 'start' => '2099-12-31' ) ) );

		self::assertStringContainsString( 'La última', $this->titles() );
		self::assertLessThan( 1024 * 1024, strlen( $this->feed() ) );
	}

	public function test_a_far_day_makes_no_calendar_of_its_own_changes_of_the_clock(): void {
		self::factory()->program->create( array( 'facts' => array( 'sessions' => '2199-12-31 22:00-01:00' ) ) );
		$feed = $this->feed();

		self::assertCount( 1, self::events( $feed ) );
		self::assertLessThan( 20000, strlen( $feed ) );
	}

	public function test_a_far_day_makes_the_same_file_a_second_later(): void {
		$id   = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2098-10-06/2098-12-18 TU,TH 17:00-18:30' ) ) );
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		$file = static function ( string $time ) use ( $post ): string {
			wp_cache_set( 'now', array( self::moment( $time ) ), WordPress\REQUEST_CACHE );

			return Program_Page\get_calendar_file( $post );
		};

		self::assertSame( $file( '2026-03-01 12:00' ), $file( '2026-03-01 12:00:01' ) );
	}

	public function test_a_title_breaks_no_line_of_any_reader(): void {
		$id = self::factory()->program->create( array( 'post_title' => "t\u{2028}END:VEVENT\u{202E}\x0b", 'facts' => array( 'start' => '2027-03-03' ) ) );

		self::assertStringContainsString( 'SUMMARY:tEND:VEVENT' . "\r\n", implode( '', Program_Page\get_program_events( get_post( $id ) ) ) );
	}

	/**
	 * What Google, Apple and Outlook ask of a calendar to subscribe to, and RFC 5545. Google: support.google.com/calendar/answer/37118,
	 * developers.google.com/calendar/caldav; Outlook: MS-OXCICAL; Apple: its Calendar reads time zones of the file alone.
	 *
	 * @return array<string, callable( string, VCalendar ): bool> Whether a file keeps a rule.
	 */
	private static function rules(): array {
		$has    = static fn( Component $of, string ...$names ): bool => array() === array_filter( $names, static fn( string $name ): bool => '' === self::value( $of, $name ) );
		$of_all = static fn( callable $holds ): callable => static fn( string $file, VCalendar $calendar ): bool => array() === array_filter( self::events_of( $calendar ), static fn( VEvent $event ): bool => true !== $holds( $event ) );

		return array(
			'the file begins with BEGIN:VCALENDAR and ends with a line' => static fn( string $file ): bool => str_starts_with( $file, "BEGIN:VCALENDAR\r\n" ) && str_ends_with( $file, "END:VCALENDAR\r\n" ),
			'lines end with CRLF and have 75 bytes at most' => static fn( string $file ): bool => 0 === preg_match( '/(?<!\r)\n|\r(?!\n)|[^\r\n]{76,}/', $file ),
			'the text is UTF-8, also within a line'  => static fn( string $file ): bool => array() === preg_grep( '//u', explode( "\r\n", $file ), PREG_GREP_INVERT ),
			'version, product and scale are there'   => static fn( string $file, VCalendar $calendar ): bool => '2.0' === self::value( $calendar, 'VERSION' ) && $has( $calendar, 'PRODID', 'CALSCALE' ),
			'it has a name and says how often to ask, in both spellings' => static fn( string $file, VCalendar $calendar ): bool => $has( $calendar, 'X-WR-CALNAME', 'NAME', 'X-PUBLISHED-TTL', 'REFRESH-INTERVAL' ),
			'it is no invitation'                    => static fn( string $file ): bool => 0 === preg_match( '/^(?:METHOD|ATTENDEE|ORGANIZER)/m', $file ),
			'each event has an identifier, a stamp and a number of changes' => $of_all( static fn( VEvent $event ): bool => $has( $event, 'UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART', 'SUMMARY' ) ),
			'numbers of changes have 31 bits'        => $of_all( static fn( VEvent $event ): bool => (int) self::value( $event, 'SEQUENCE' ) < 2 ** 31 ),
			'identifiers are unique, but for sessions that differ' => static function ( string $file, VCalendar $calendar ): bool {
				$ids = array_map( static fn( VEvent $event ): string => self::value( $event, 'UID' ) . self::value( $event, 'RECURRENCE-ID' ), self::events_of( $calendar ) );

				return array_unique( $ids ) === $ids;
			},
			'an end is of the kind of its beginning, and after it' => $of_all( static fn( VEvent $event ): bool => ! $has( $event, 'DTEND' ) || ( self::has_hours( $event, 'DTEND' ) === self::has_hours( $event ) && self::in_utc( $event, 'DTEND', 'c' ) > self::in_utc( $event, 'DTSTART', 'c' ) ) ),
			'the limit of a rule is of the kind of its beginning, in UTC' => $of_all( static fn( VEvent $event ): bool => ! $has( $event, 'RRULE' ) || 1 === preg_match( self::has_hours( $event ) ? '/;UNTIL=\d{8}T\d{6}Z$/' : '/;UNTIL=\d{8}$/', self::value( $event, 'RRULE' ) ) ),
			'a rule has its beginning'               => $of_all(
				static function ( VEvent $event ): bool {
					$start = self::date( $event, 'DTSTART' );
					$rule  = self::value( $event, 'RRULE' );
					if ( '' === $rule || null === $start ) {
						return '' === $rule;
					}
					$days = new RRuleIterator( $rule, $start->getDateTime()->modify( '-1 day' ) );
					$days->next();

					return null !== $days->current() && $days->current()->format( 'Ymd' ) === $start->getDateTime()->format( 'Ymd' );
				}
			),
			'zones have names that Google knows, and stand in the file' => static function ( string $file ): bool {
				preg_match_all( '/;TZID=([^:]+):/', $file, $used );
				preg_match_all( '/^TZID:(.+)\r$/m', $file, $there );

				return array() === array_diff( $used[1], $there[1] ) && ( array() === $there[1] || str_contains( $file, 'BEGIN:STANDARD' ) ) && array() === array_diff( $used[1], timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ) );
			},
			'it is smaller than a megabyte'          => static fn( string $file ): bool => strlen( $file ) < 1024 * 1024,
			'a library that validates finds nothing' => static fn( string $file, VCalendar $calendar ): bool => array() === $calendar->validate(),
		);
	}

	/** @return array<string, array{string}> */
	public function zones(): array {
		return array_map( static fn( string $zone ): array => array( $zone ), array( 'Madrid' => 'Europe/Madrid', 'Santiago' => 'America/Santiago', 'an offset' => '-5', 'half an hour' => '-3.5', 'UTC' => 'UTC' ) );
	}

	/** @dataProvider zones */
	public function test_the_calendar_keeps_the_published_rules_of_google_apple_and_outlook( string $zone ): void {
		self::live_in( $zone );
		$this->season();
		self::factory()->program->create(
			array(
				'post_title'   => str_repeat( 'ñandú 日本; ', 20 ),
				'post_excerpt' => "Línea\r\notra\nmás",
				'facts'        => array( 'sessions' => "2098-01-14/2098-06-30 TU,TH 18:00-19:30 *2 -2098-01-28\n2098-01-14/2098-06-30 TU 20:00\n2098-02-01/2098-06-30 -1FR\n2098-02-02 22:00-02:00\n!2098-01-30\n@2098-02-11 Biblioteca; planta 2" ),
			)
		);
		$feed     = $this->feed();
		$calendar = self::calendar( $feed );
		$broken   = self::with_library( static fn() => array_keys( array_filter( self::rules(), static fn( callable $rule ): bool => ! $rule( $feed, $calendar ) ) ) );

		self::assertGreaterThan( 6, count( self::events( $feed ) ) );
		self::assertSame( array(), $broken );
	}

	public function test_what_goes_on_has_a_calendar_also_once_it_has_begun(): void {
		$id   = self::factory()->program->create( array( 'post_title' => 'Biblioteca', 'facts' => array( 'sessions' => '2024-01-01/.. MO,WE 09:00-14:00' ) ) );
		$post = get_post( $id );

		self::assertNotSame( '', Program_Page\get_calendar_url( $post, time() ) );
	}
}
