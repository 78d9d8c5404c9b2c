<?php
/**
 * The index where something goes wrong: code of others fails, tables lack, a host refuses them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\{Admin, Listing, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

/** What is put right, by what, and what is said meanwhile. */
class IndexRepairTest extends TestCase {
	/** Programs to come. */
	private const COMING = array( 'only' => array( 'cuando' => array( 'proximos' ) ) );

	/** @return list<int> Acuarela, Ballet and Coro, all to come, indexed. */
	private static function programs(): array {
		$ids = array();
		foreach ( array( 'Acuarela', 'Ballet', 'Coro' ) as $title ) {
			$ids[] = self::factory()->program->create( array( 'post_title' => $title, 'facts' => array( 'sessions' => '2099-02-03 18:00' ) ) );
		}
		self::end_request();

		return $ids;
	}

	/** @return list<string> Titles that WP_Query's own answers do not decide. */
	private static function coming(): array {
		wp_cache_flush();

		return self::markup( self::COMING )->cards();
	}

	public function test_a_program_at_which_code_of_others_fails_is_left_out_and_does_not_stop_the_others(): void {
		$ids  = self::programs();
		$fail = static function ( string $text, \WP_Post $post ) use ( $ids ): string {
			if ( $ids[1] === $post->ID ) {
				throw new \RuntimeException( 'Not my day.' );
			}
			return $text;
		};
		add_filter( 'programs_filter_search_text', $fail, 10, 2 );
		add_filter( 'wp_trigger_error_trigger_error', '__return_false' );
		Listing\mark_all_programs();

		self::assertSame( 2, Listing\index_batch() );
		wp_clear_scheduled_hook( Listing\INDEX_EVENT );
		self::assertSame( 0, Listing\index_batch() );
		self::assertFalse( wp_next_scheduled( Listing\INDEX_EVENT ), 'Not again and again.' );
		self::assertSame( array( $ids[1] ), Listing\query_marked_programs( 9 ) );

		remove_filter( 'programs_filter_search_text', $fail );
		Listing\check_index();
		self::assertSame( array(), Listing\find_differing_entries() );
	}

	public function test_very_long_words_are_indexed(): void {
		$long = implode( ' ', array_map( static fn( int $number ): string => "palabra$number", range( 1, 9000 ) ) );
		add_filter( 'programs_filter_search_text', static fn( string $text ): string => "$text $long" );
		self::programs();

		self::assertSame( array(), Listing\query_marked_programs( 1 ) );
		self::assertSame( array( 'Acuarela' ), self::markup( self::COMING + array( 'filters' => array( 'buscar' ) ), 'buscar=acuarela+palabra8999' )->cards() );
	}

	public function test_a_batch_is_announced_so_that_no_cache_has_the_old_rows(): void {
		list( $id ) = self::programs();
		$announced  = 0;
		add_action(
			Listing\CHANGED_ACTION,
			static function () use ( &$announced ): void {
				++$announced;
			}
		);
		do_action( Listing\INDEX_EVENT );
		self::end_request();
		self::assertSame( 0, $announced, 'There was nothing to do.' );

		Listing\mark_programs( array( $id ) );
		do_action( Listing\INDEX_EVENT );
		self::end_request();
		self::assertSame( 1, $announced );
	}

	public function test_after_an_update_of_the_rules_the_old_rows_answer_until_they_are_written_again(): void {
		self::programs();
		update_option( Listing\INDEX_OPTION, array( 'version' => Listing\INDEX_VERSION - 1, 'state' => Listing\INDEX_READY ) );
		self::database()->query( 'UPDATE ' . Listing\get_index_table( 'index' ) . ' SET version = 0, checksum = CONCAT( checksum )' );
		Listing\maybe_create_index();

		self::assertSame( Listing\INDEX_READY, Listing\get_index_state() );
		self::assertIsInt( wp_next_scheduled( Listing\INDEX_EVENT ) );
		self::assertSame( array( 'Acuarela', 'Ballet', 'Coro' ), self::coming() );
	}

	/** Has the database refuse all about the tables, as one without them does; the returned function ends that. */
	private static function without_tables(): callable {
		$refuse = static fn( string $query ): string => (string) preg_replace( '/pfilter(?=\\\\*_(?:spans|index|words))/', 'lacks', $query );
		add_filter( 'query', $refuse, 0 );
		self::database()->suppress_errors();

		return static function () use ( $refuse ): void {
			remove_filter( 'query', $refuse, 0 );
			self::database()->suppress_errors( false );
		};
	}

	public function test_a_host_that_refuses_tables_is_named_and_asked_again_each_night(): void {
		self::programs();
		$again = self::without_tables();
		// CREATE TABLE would end the transaction of the test.
		$created = static fn( string $query ): string => str_starts_with( $query, 'CREATE TABLE' ) ? 'SELECT 1' : $query;
		add_filter( 'query', $created );
		Listing\check_index();

		self::assertSame( Listing\INDEX_REFUSED, Listing\get_index_state() );
		self::assertStringContainsString( '500', implode( '', iterator_to_array( Admin\find_index_problems(), false ) ) );
		self::assertSame( array( 'Acuarela', 'Ballet', 'Coro' ), self::coming() );
		self::assertIsInt( wp_next_scheduled( Listing\INDEX_CHECK_EVENT ) );

		$again();
		Listing\check_index();
		self::assertSame( Listing\INDEX_READY, Listing\get_index_state() );
		self::assertSame( array(), iterator_to_array( Admin\find_index_problems(), false ) );
	}

	public function test_a_rebuilding_writes_rows_again_that_somebody_deleted(): void {
		list( $id ) = self::programs();
		self::database()->delete( Listing\get_index_table( 'spans' ), array( 'program' => $id ) );
		self::assertSame( array( 'Ballet', 'Coro' ), self::coming() );

		Listing\rebuild_index( true );
		Listing\index_batch();
		self::assertSame( array( 'Acuarela', 'Ballet', 'Coro' ), self::coming() );
	}

	public function test_what_was_cut_off_goes_on_with_the_next_screen_of_the_admin(): void {
		list( $id ) = self::programs();
		Listing\mark_programs( array( $id ) );
		set_current_screen( 'dashboard' );
		self::end_request();

		self::assertSame( array(), Listing\query_marked_programs( 1 ) );
	}

	public function test_another_language_or_other_plugins_are_indexed_by_the_next_request_whose_code_they_are(): void {
		$ids = self::programs();
		foreach ( array( 'WPLANG' => '', 'active_plugins' => array( 'otro/otro.php' ) ) as $option => $value ) {
			wp_clear_scheduled_hook( Listing\INDEX_EVENT );
			update_option( $option, $value );
			self::end_request();

			self::assertSame( $ids, Listing\query_marked_programs( 9 ), $option );
			self::assertIsInt( wp_next_scheduled( Listing\INDEX_EVENT ), $option );
			Listing\index_batch();
		}
	}

	public function test_a_criterion_of_a_plugin_may_have_any_name(): void {
		add_filter(
			'programs_filter_criteria',
			static fn( array $table ): array => $table + array(
				'session' => array(
					'kind'    => 'choice',
					'label'   => 'Turno',
					'values'  => static fn(): array => array( 'uno', 'dos' ),
					'options' => array( 'uno' => 'Uno', 'dos' => 'Dos' ),
				),
			)
		);
		self::programs();

		self::assertSame( array( 'Acuarela', 'Ballet', 'Coro' ), self::markup( array( 'orderBy' => 'next' ) )->cards() );
		self::assertSame( array( 'Acuarela', 'Ballet', 'Coro' ), self::markup( array( 'only' => array( 'session' => array( 'dos' ) ) ) )->cards() );
	}

	public function test_other_code_that_announces_a_change_has_what_it_says_indexed_again(): void {
		add_filter( 'programs_filter_search_text', static fn( string $text ): string => $text . ' ' . get_option( 'teachers' ) );
		update_option( 'teachers', 'ruiz' );
		self::programs();
		update_option( 'teachers', 'gomez' );
		do_action( 'programs_filter_changed' );
		self::end_request();

		self::assertSame( array(), Listing\find_differing_entries() );
	}

	public function test_metadata_that_nobody_reads_is_not_followed_and_no_listing_forgotten_for_it(): void {
		list( $id ) = self::programs();
		$before     = wp_cache_get_last_changed( Listing\CACHE_GROUP );
		update_post_meta( $id, 'views', '7' );

		self::assertSame( array(), Listing\query_marked_programs( 1 ) );
		self::assertSame( $before, wp_cache_get_last_changed( Listing\CACHE_GROUP ) );
	}

	public function test_what_may_not_be_read_any_more_is_not_found_by_what_it_says(): void {
		$id = self::factory()->program->create( array( 'post_title' => 'Acuarela', 'facts' => array( 'place' => 'Salón secreto' ) ) );
		add_filter( 'programs_filter_may_read', static fn( bool $may ): bool => $may && '1' !== get_option( 'reserved' ) );
		Listing\index_program( $id );
		$found = function (): array {
			$this->go_to( '/?s=salon' );
			return array_column( $GLOBALS['wp_query']->posts, 'post_title' );
		};
		self::assertSame( array( 'Acuarela' ), $found() );

		$of_place = static fn(): array => self::markup( array( 'only' => array( 'lugar' => array( 'salon-secreto' ) ) ) )->cards();
		self::assertSame( array( 'Acuarela' ), $of_place() );

		update_option( 'reserved', '1' );
		self::assertSame( array(), $found() );
		self::assertSame( array(), $of_place() );

		Listing\check_index();
		self::assertSame( array(), self::asked_of_index( array( 'lugar' => array( 'salon-secreto' ) ) ) );
	}

	public function test_what_goes_on_is_the_same_all_month_and_has_its_sessions_of_the_next_thirteen_months(): void {
		$id    = self::factory()->program->create( array( 'facts' => array( 'sessions' => '2020-01-06/.. MO 10:00-11:00' ) ) );
		$spans = static function ( string $day ) use ( $id ): array {
			wp_cache_flush();
			wp_cache_set( 'now', array( self::moment( "$day 12:00" ) ), WordPress\REQUEST_CACHE );
			// A request remembers the last lines that it read.
			foreach ( range( 1, 100 ) as $number ) {
				Program\session_rules( gmdate( 'Y-m-d', $number * DAY_IN_SECONDS ) );
			}
			return array_column( array_filter( Listing\get_index_entry( get_post( $id ), true )['spans'][ Listing\SESSION ], static fn( array $span ): bool => $span[0] < Listing\ORDER_RUNNING ), 0 );
		};
		$last  = $spans( '2026-11-30' );

		self::assertSame( $spans( '2026-11-01' ), $last );
		self::assertGreaterThan( Listing\get_minute( '2027-12-30' ), max( $last ) );
		self::assertNotSame( $last, $spans( '2026-12-01' ) );
	}

	public function test_a_criterion_and_metadata_that_code_of_the_site_adds_are_indexed_from_the_next_screen_of_the_admin_on(): void {
		$ids = self::programs();
		Listing\maybe_rebuild_index();
		self::assertSame( array(), Listing\query_marked_programs( 9 ), 'Nothing is new.' );

		$add = static fn( array $criteria ): array => $criteria + array( 'idioma' => array( 'kind' => 'choice', 'label' => 'Idioma', 'values' => static fn(): array => array( 'es' ), 'options' => array( 'es' => 'Español' ) ) );
		add_filter( 'programs_filter_criteria', $add );
		Listing\maybe_rebuild_index();
		self::assertSame( $ids, Listing\query_marked_programs( 9 ) );
		Listing\index_batch();
		Listing\maybe_rebuild_index();
		self::assertSame( array(), Listing\query_marked_programs( 9 ), 'Once.' );
	}
}
