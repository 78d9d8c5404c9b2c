<?php
/**
 * When the clock changes a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Listing, Program};
use ProgramsFilter\Tests\TestCase;

/** The moments of programs, and what is announced at them. */
class ClockTest extends TestCase {
	/** Option with the next moment, and event of WP-Cron. */
	private const CLOCK = 'programs_filter_clock';

	/** A day of the site. */
	private static function day( int $days ): string {
		return (string) wp_date( 'Y-m-d', time() + DAY_IN_SECONDS * $days );
	}

	/**
	 * @param array<string, string> $facts  Facts.
	 * @param array<string, mixed>  $fields Fields.
	 */
	private static function program( array $facts, array $fields = array() ): int {
		return self::factory()->program->create( compact( 'facts' ) + $fields );
	}

	/** Days until a program changes, after the changes of this request; null for never. It strikes then, by WP-Cron, or at the end of this day. */
	private static function strikes_in(): ?int {
		self::end_request();
		$now    = time();
		$minute = Listing\query_next_moment( Listing\get_site_minute( $now ) );
		$moment = Listing\get_next_change( $now );
		self::assertSame( array( $moment, $moment ), array( (int) wp_next_scheduled( self::CLOCK ), (int) get_option( self::CLOCK ) ) );

		return null === $minute ? null : intdiv( $minute, Listing\DAY ) - Program\day_number( self::day( 0 ) );
	}

	private static function days_until( int $moment ): int {
		$today = new \DateTimeImmutable( self::day( 0 ) );

		return (int) $today->diff( new \DateTimeImmutable( (string) wp_date( 'Y-m-d', $moment ) ) )->format( '%r%a' );
	}

	/** Sets it to a moment, as an earlier request did. */
	private static function set_to( int $next ): void {
		update_option( self::CLOCK, $next );
	}

	/**
	 * What a look at the clock announces.
	 *
	 * @return array{int, list<string>} How often a change; slugs of the posts that page caches are told of.
	 */
	private static function announced_by_a_look(): array {
		self::end_request();
		$times = 0;
		$pages = array();
		$count = static function () use ( &$times ): void {
			++$times;
		};
		$page  = static function ( int $id, \WP_Post $post ) use ( &$pages ): void {
			$pages[] = $post->post_name;
		};
		add_action( 'programs_filter_changed', $count );
		add_action( 'clean_post_cache', $page, 10, 2 );
		do_action( self::CLOCK );
		self::end_request();
		remove_action( 'programs_filter_changed', $count );
		remove_action( 'clean_post_cache', $page );
		sort( $pages );

		return array( $times, $pages );
	}

	public function test_it_strikes_when_a_program_begins_is_over_or_its_sign_up_is_and_follows_every_change(): void {
		self::assertNull( self::strikes_in() );
		self::program( array( 'start' => self::day( -9 ), 'end' => self::day( -5 ) ) );
		self::assertNull( self::strikes_in(), 'a program that is over' );
		$coming = self::program( array( 'start' => self::day( 5 ), 'end' => self::day( 9 ) ) );
		self::assertSame( 5, self::strikes_in(), 'one that comes' );
		self::program( array( 'end' => self::day( 2 ) ) );
		self::assertSame( 3, self::strikes_in(), 'one that ends before that' );
		$signup = self::program( array( 'signup_until' => self::day( 0 ) ) );
		self::assertSame( 1, self::strikes_in(), 'the last day to sign up' );
		wp_trash_post( $signup );
		self::assertSame( 3, self::strikes_in(), 'without that' );
		$draft = self::program( array( 'start' => self::day( 1 ) ), array( 'post_status' => 'draft' ) );
		self::program( array( 'start' => self::day( 1 ) ), array( 'post_password' => 'x' ) );
		self::assertSame( 3, self::strikes_in(), 'a draft, and one behind a password' );
		wp_publish_post( $draft );
		self::assertSame( 1, self::strikes_in(), 'the draft is published' );
		delete_post_meta( $draft, 'pfilter_sessions' );
		self::assertSame( 3, self::strikes_in(), 'its date is gone' );
		update_post_meta( $coming, 'pfilter_sessions', self::day( 1 ) . '/' . self::day( 9 ) );
		self::assertSame( 1, self::strikes_in(), 'a date that is moved' );
	}

	public function test_the_end_of_a_session_that_the_schedule_says_in_words_is_a_moment(): void {
		// A moment that has not come today.
		$end = wp_date( 'H:i' ) < '11:00' ? '12:00' : '23:59';
		self::program( array( 'start' => self::day( -60 ), 'end' => self::day( 60 ), 'schedule' => "Todos los días, 00:01-$end" ) );
		self::end_request();

		self::assertSame( self::moment( "today $end" ), wp_next_scheduled( self::CLOCK ) );
	}

	public function test_it_announces_a_change_when_it_strikes_to_listeners_and_page_caches(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'con-bloque', 'post_content' => self::block() ) );
		self::program( array( 'start' => self::day( 1 ), 'end' => self::day( 2 ) ) );
		self::strikes_in();
		self::set_to( time() - 1 );

		self::assertSame( array( 1, array( 'con-bloque' ) ), self::announced_by_a_look() );
	}

	/** @return array<string, array{mixed, int, int}> The option, false for none; how often something is announced, and days until it strikes then. */
	public function states(): array {
		return array(
			'never looked at'      => array( false, 0, 3 ),
			'late'                 => array( time() - 3600, 1, 3 ),
			'set a year too early' => array( time() + 366 * 86400, 1, 3 ),
			'no moment'            => array( 'x', 1, 3 ),
		);
	}

	/**
	 * @dataProvider states
	 * @param mixed $clock Option.
	 */
	public function test_what_wp_cron_missed_is_announced_and_it_is_set_anew_where_it_is( $clock, int $times, int $days ): void {
		self::program( array( 'start' => self::day( 3 ) ) );
		self::strikes_in();
		if ( false === $clock ) {
			delete_option( self::CLOCK );
		} else {
			update_option( self::CLOCK, $clock );
		}
		wp_clear_scheduled_hook( self::CLOCK );

		self::assertSame( $times, self::announced_by_a_look()[0] );
		self::assertSame( $days, self::strikes_in() );
	}

	public function test_before_its_moment_a_look_at_it_does_nothing(): void {
		self::program( array( 'start' => self::day( 3 ) ) );
		self::strikes_in();
		self::set_to( time() + 2 * DAY_IN_SECONDS );
		wp_clear_scheduled_hook( self::CLOCK );

		self::assertSame( array( 0, array() ), self::announced_by_a_look() );
		self::assertFalse( wp_next_scheduled( self::CLOCK ) );
		self::assertSame( 2, self::days_until( (int) get_option( self::CLOCK ) ) );
	}

	public function test_a_change_is_announced_once_and_only_when_the_database_can_be_written(): void {
		self::program( array( 'start' => self::day( 3 ) ) );
		self::strikes_in();
		self::set_to( time() - 5 );
		$refuse = static function ( string $query ): string {
			if ( 1 !== preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ) {
				return $query;
			}
			self::database()->last_error = 'Refused';

			return '';
		};
		add_filter( 'query', $refuse );
		self::assertSame( array( 0, 0 ), array( self::announced_by_a_look()[0], self::announced_by_a_look()[0] ) );
		remove_filter( 'query', $refuse );

		self::assertSame( array( 1, 0 ), array( self::announced_by_a_look()[0], self::announced_by_a_look()[0] ) );
	}

	public function test_page_caches_are_told_of_the_programs_about_which_it_changed_something_also_where_it_is_late(): void {
		$ago = static fn( int $seconds ): string => (string) wp_date( 'Y-m-d\TH:i', time() - $seconds );
		foreach ( array(
			'begins'    => array( 'start' => $ago( 1800 ) ),
			'is-over'   => array( 'end' => $ago( 1800 ) ),
			'long-over' => array( 'end' => $ago( 7200 ) ),
			'comes'     => array( 'start' => self::day( 3 ) ),
			'undated'   => array( 'place' => 'Aula 1' ),
		) as $post_name => $facts ) {
			self::program( $facts, compact( 'post_name' ) );
		}
		self::strikes_in();
		self::set_to( time() - 3600 );

		self::assertSame( array( 'begins', 'is-over' ), self::announced_by_a_look()[1] );
	}

	public function test_it_is_gone_after_deactivation_and_no_change_of_that_request_sets_it_again(): void {
		$id = self::program( array( 'start' => self::day( 3 ) ) );
		self::strikes_in();
		deactivate_plugins( 'programs-filter/programs-filter.php' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Óleo' ) );
		self::end_request();

		self::assertSame( array( false, false ), array( get_option( self::CLOCK ), wp_next_scheduled( self::CLOCK ) ) );
	}
}
