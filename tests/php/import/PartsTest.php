<?php
/**
 * Imports that are done in parts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Import;

use ProgramsFilter\{Import, Program, WordPress};
use ProgramsFilter\Tests\TestCase;
use const ProgramsFilter\PLUGIN_FILE;

require_once __DIR__ . '/Steps.php';

/**
 * Who does the next part, when, and what is told of it.
 *
 * @group contract
 */
class PartsTest extends TestCase {
	use Steps;

	private const SHEET = "Título;Lugar\nUno;Aula\nDos;Patio\nTres;Sala\n";

	public function test_one_process_at_a_time(): void {
		$job = self::begun( self::SHEET );
		self::assertSame( array( 'busy', 'busy' ), self::while_locked( static fn(): array => array( self::part( $job ), self::part( $job->in_step( 'check' ) ) ) ) );
		self::assertSame( array(), self::programs() );
		self::assertSame( 'done', self::part( $job ) );
		self::assertCount( 3, self::programs() );
	}

	public function test_what_a_kill_leaves_is_taken_over_at_once(): void {
		$job   = self::begun( self::SHEET );
		$other = self::other_process();
		self::assertSame( 'busy', self::part( $job ) );
		$other->close();
		$tries = 0;
		do {
			// The database notices the end of the connection a moment later.
			usleep( 20000 );
			$state = Import\run_part( $job );
		} while ( 'busy' === $state && ++$tries < 50 );
		self::assertSame( array( 'Uno: create', 'Dos: create', 'Tres: create' ), self::rows( $job ) );
	}

	public function test_a_form_that_others_keep_waiting_says_so_and_that_nothing_goes_on_by_itself(): void {
		$job = self::checked( self::SHEET );
		try {
			self::while_locked( static fn() => Import\do_step_action( $job, 'import', 0 ) );
			self::fail( 'It went on.' );
		} catch ( Import\Unusable $reason ) {
			self::assertSame( 'others', $reason->getMessage() );
		}
		self::assertSame( 'checked', self::job()->step );
	}

	public function test_a_process_that_has_lost_its_connection_and_lock_writes_nothing_more(): void {
		// Skips where there are no locks.
		self::other_process()->close();
		$job  = self::begun( self::SHEET );
		$lose = static function (): void {
			self::database()->query( self::database()->prepare( 'SELECT RELEASE_LOCK(%s)', Import\Lock::name() ) );
		};
		add_action( 'wp_after_insert_post', $lose );
		self::assertSame( 'busy', self::part( $job ) );
		remove_action( 'wp_after_insert_post', $lose );
		self::assertSame( array( 'Uno: create' ), self::rows( $job ) );

		self::assertSame( 'done', self::part( $job ) );
		self::assertSame( array( 'Uno: create', 'Dos: create', 'Tres: create' ), self::rows( $job ) );
		self::assertCount( 3, self::programs() );
	}

	public function test_a_change_that_was_rolled_back_without_a_word_is_no_change_and_is_made_again(): void {
		$id   = self::factory()->program->create( array( 'post_title' => 'Uno', 'facts' => array( 'place' => 'Casa' ) ) );
		$job  = self::begun( self::SHEET );
		$lose = static function () use ( &$lose ): void {
			remove_action( 'updated_post_meta', $lose );
			self::database()->query( 'ROLLBACK' );
		};
		add_action( 'updated_post_meta', $lose );
		self::assertSame( 'database', self::part( $job ) );
		self::assertSame( 'done', self::part( $job ) );

		self::assertSame( 'Aula', get_post_meta( $id, 'pfilter_place', true ) );
		self::assertSame( array( 'Uno: change', 'Dos: create', 'Tres: create' ), self::rows( $job ) );
		Import\go_to_step( $job, 'done' );
		Import\end_job();
		self::undo( $job->key );
		self::assertSame( 'Casa', get_post_meta( $id, 'pfilter_place', true ) );
	}

	public function test_what_a_part_has_begun_when_the_import_is_ended_can_be_taken_back(): void {
		$id  = self::factory()->program->create( array( 'post_title' => 'Uno', 'facts' => array( 'place' => 'Casa' ) ) );
		$job = self::begun( self::SHEET );
		self::kill_at( 'wp_after_insert_post', static fn() => self::part( $job ) );
		Import\do_step_action( $job, 'end' );
		Import\end_job();
		self::assertSame( 'Aula', get_post_meta( $id, 'pfilter_place', true ) );
		self::undo( $job->key );

		self::assertSame( 'Casa', get_post_meta( $id, 'pfilter_place', true ) );
	}

	public function test_a_row_of_an_import_that_another_request_has_ended_is_not_written(): void {
		$job = self::begun( self::SHEET );
		add_action( 'wp_after_insert_post', static fn() => Import\remove_sheet( $job->key ) );

		self::assertSame( 'busy', self::part( $job ) );
		self::assertSame( array( 'Uno' ), array_keys( self::programs() ) );
	}

	public function test_an_import_whose_page_is_closed_goes_on_by_itself_as_its_user(): void {
		$user = get_current_user_id();
		$job  = self::begun( self::SHEET );
		self::assertSame( 'going', self::part( $job, 0 ) );
		wp_set_current_user( 0 );
		switch_to_locale( 'en_US' );
		add_action(
			'wp_after_insert_post',
			static function () use ( $user ): void {
				self::assertSame( array( $user, 'es_ES' ), array( get_current_user_id(), determine_locale() ) );
			}
		);
		self::assertIsInt( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
		wp_clear_scheduled_hook( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) );
		do_action( WordPress\IMPORT_CONTINUE_EVENT, $user, $job->key );

		self::assertSame( array( 0, 'en_US' ), array( get_current_user_id(), determine_locale() ) );
		wp_set_current_user( $user );
		self::assertSame( 'done', self::job()->step );
		self::assertSame( array( 'Uno: create', 'Dos: create', 'Tres: create' ), self::rows( self::job() ) );
		self::assertFalse( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
	}

	public function test_it_leaves_an_import_alone_that_a_page_goes_on_with_and_looks_again_later(): void {
		$user = get_current_user_id();
		$job  = self::begun( self::SHEET );
		self::part( $job, 0 );
		set_transient( Import\SEEN_TRANSIENT . $job->key, 1, 30 );
		wp_clear_scheduled_hook( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) );
		Import\go_on( $user, $job->key );

		self::assertSame( array( 'Uno: create' ), self::rows( $job ) );
		self::assertIsInt( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
	}

	public function test_a_killed_event_has_the_next_one_waiting(): void {
		$user = get_current_user_id();
		$job  = self::begun( self::SHEET );
		wp_clear_scheduled_hook( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) );
		self::kill_at( 'wp_after_insert_post', static fn() => Import\go_on( $user, $job->key ) );
		self::assertIsInt( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
		Import\go_on( $user, $job->key );

		self::assertSame( array( 'Uno: create', 'Dos: create', 'Tres: create' ), self::rows( self::job() ) );
		self::assertCount( 3, self::programs() );
	}

	public function test_nothing_goes_on_that_was_ended_or_whose_user_may_not_import_any_more(): void {
		$user = get_current_user_id();
		$job  = self::begun( self::SHEET );
		wp_get_current_user()->set_role( 'author' );
		Import\go_on( $user, $job->key );
		wp_get_current_user()->set_role( 'editor' );
		Import\go_on( $user, Import\new_import_key() );
		Import\go_on( 0, $job->key );
		self::assertSame( array(), self::programs() );

		Import\do_step_action( $job, 'end' );
		Import\end_job();
		self::assertFalse( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
		Import\go_on( $user, $job->key );
		self::assertSame( array(), self::programs() );
	}

	public function test_an_undo_goes_on_by_itself(): void {
		$user = get_current_user_id();
		$undo = Import\import_to_undo( self::import( self::SHEET ) );
		self::assertNotNull( $undo );
		Import\store_job( $undo );
		Import\go_on( $user, $undo->key );

		self::assertSame( 'undone', self::job()->step );
		self::assertSame( array(), self::programs() );
	}

	public function test_changes_are_announced_once_when_it_is_done_and_not_with_each_part(): void {
		$announced = 0;
		add_action(
			'programs_filter_changed',
			static function () use ( &$announced ): void {
				++$announced;
			}
		);
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		$end = static function (): void {
			do_action( 'shutdown' );
			remove_all_actions( 'shutdown', 0 );
		};
		$job = self::begun( self::SHEET, 'publish' );
		self::part( $job, 0 );
		self::part( $job, 0 );
		$end();
		self::assertSame( 0, $announced );
		self::assertTrue( apply_filters( 'programs_filter_announces_changes', true ), 'Other changes of the request are announced.' );
		Import\advance_job( $job );
		$end();
		self::assertSame( 1, $announced );
	}

	public function test_a_deactivation_in_the_middle_loses_nothing_and_the_active_plugin_goes_on(): void {
		$user = get_current_user_id();
		$job  = self::begun( self::SHEET );
		self::part( $job, 0 );
		deactivate_plugins( plugin_basename( PLUGIN_FILE ) );
		self::assertFalse( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );
		self::assertFalse( wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) );
		activate_plugin( plugin_basename( PLUGIN_FILE ) );
		self::assertLessThanOrEqual( time() + 60, wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) );
		do_action( WordPress\IMPORT_CLEANUP_EVENT );
		self::assertIsInt( wp_next_scheduled( WordPress\IMPORT_CONTINUE_EVENT, array( $user, $job->key ) ) );

		Import\advance_job( self::job() );
		self::assertSame( array( 'Uno: create', 'Dos: create', 'Tres: create' ), self::rows( self::job() ) );
		Import\end_job();
		self::undo( $job->key );
		self::assertSame( array(), self::programs() );
	}

	public function test_sheets_are_removed_after_a_day_and_what_was_imported_after_thirty_also_by_a_screen_where_wp_cron_does_not_run(): void {
		$late = self::import( self::SHEET );
		$past = Import\past_imports();

		$past[0]['begun'] = time() - 31 * DAY_IN_SECONDS;
		update_option( Import\PAST_OPTION, $past );
		$job        = self::begun( "Título\nCuatro\nCinco\n" );
		$job->begun = time() - DAY_IN_SECONDS - 60;
		self::part( $job, 0 );
		Import\store_job( $job );
		$left = static fn(): array => array( ( new Import\Rows( $late ) )->exist(), '' !== self::cells(), ( new Import\Rows( $job->key ) )->count() );

		Import\tidy_without_cron();
		self::assertSame( array( true, true, 1 ), $left() );
		wp_clear_scheduled_hook( WordPress\IMPORT_CLEANUP_EVENT );
		wp_schedule_single_event( time() - 2 * HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
		self::assertIsInt( has_action( 'admin_init', 'ProgramsFilter\Import\tidy_without_cron' ) );
		Import\tidy_without_cron();

		self::assertSame( array( false, false, 1 ), $left() );
		self::assertGreaterThan( time(), wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) );
		self::assertNull( Import\current_job() );
		self::assertNotNull( Import\import_to_undo( $job->key ) );
	}

	public function test_a_program_that_an_import_cannot_finish_is_counted_in_its_category(): void {
		$job = self::begun( "Título;Categorías\nA;Una\nB;Otra\n", 'publish' );
		$end = static function ( $program ): void {
			if ( is_int( $program ) && 'B' === get_post_field( 'post_title', $program ) ) {
				throw new \LogicException( 'killed' );
			}
		};
		add_action( 'set_object_terms', $end );
		try {
			self::part( $job );
			self::fail( 'Not killed.' );
		} catch ( \LogicException $killed ) {
			remove_action( 'set_object_terms', $end );
		}
		// What the end of a process forgets.
		self::database()->update( self::database()->term_taxonomy, array( 'count' => 0 ), array( 'taxonomy' => Program\TAXONOMY ) );
		Import\do_step_action( $job, 'end' );
		wp_cache_flush();
		$term = get_term_by( 'name', 'Una', Program\TAXONOMY );

		self::assertSame( 1, $term instanceof \WP_Term ? $term->count : -1 );
	}

	/**
	 * @dataProvider users
	 * @param string     $role   Role; '' for a visitor.
	 * @param bool       $is_own Whether the import is theirs.
	 * @param int        $status Status of the answer.
	 * @param string     $said   Step or code.
	 */
	public function test_the_rest_route_answers_who_may_import_about_their_own_import( string $role, bool $is_own, int $status, string $said ): void {
		$job = self::begun( "Título;Lugar\nA;B\n" );
		if ( ! $is_own ) {
			wp_set_current_user( '' === $role ? 0 : self::factory()->user->create( array( 'role' => $role ) ) );
		}
		$answer = self::rest( 'POST', '/programs-filter/v1/import', array( 'key' => $job->key ) );
		$data   = (array) $answer->get_data();
		self::assertSame( array( $status, $said ), array( $answer->get_status(), $data['code'] ?? $data['step'] ?? '' ) );
		self::assertCount( $is_own ? 1 : 0, self::programs() );
	}

	/** @return list<array{string, bool, int, string}> */
	public static function users(): array {
		$cannot = 'rest_forbidden';

		return array(
			array( 'editor', true, 200, 'done' ),
			array( 'editor', false, 404, 'programs_filter_no_import' ),
			array( 'author', false, 403, $cannot ),
			array( '', false, 401, $cannot ),
		);
	}

	public function test_it_goes_on_from_the_last_number_of_the_order_asked_for_once_and_adds_each_category_once(): void {
		$asked = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$asked ): string {
				$asked += str_contains( $query, 'MAX( menu_order )' ) ? 1 : 0;
				return $query;
			}
		);
		self::import( "Título\nX\nY\n" );
		self::factory()->program->create( array( 'post_title' => 'Z', 'menu_order' => 4 ) );
		self::factory()->term->create( array( 'name' => 'Una' ) );
		$asked = 0;
		self::part( self::begun( "Título;Orden;Categorías\nA;;Una\nB;;Una > Dos\nC;9;Una > Dos\nD;;una > dos\n" ) );

		$numbers = array_map( static fn( array $program ) => $program[0]['menu_order'] ?? null, self::programs() );
		self::assertSame( array( 'A' => 5, 'B' => 6, 'C' => 9, 'D' => 10, 'X' => 0, 'Y' => 0, 'Z' => 4 ), $numbers );
		self::assertSame( 2, $asked );
		self::assertCount( 1, ( new Import\Categories() )->ids( array( 'Una', 'Dos' ) ) );
	}
}
