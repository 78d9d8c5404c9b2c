<?php
/**
 * Copies of programs: one that the editor opens, and those of the next season.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What a copy has, who makes it, and what a season that was cut off leaves. */
class DuplicateTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		set_current_screen( 'edit-' . Program\POST_TYPE );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * Writes programs.
	 *
	 * @param array<string, int> $numbers Numbers by title.
	 * @return array<string, int> IDs by title.
	 */
	private static function write( array $numbers ): array {
		foreach ( $numbers as $title => $number ) {
			$fields            = array( 'post_title' => $title, 'menu_order' => $number );
			$numbers[ $title ] = self::factory()->program->create( $fields + array( 'facts' => array( 'start' => '2026-10-06' ) ) );
		}

		return $numbers;
	}

	/** The order now: titles with their numbers and the first days of drafts, "A1 A2:2027-10-05". */
	private static function order(): string {
		$shown = array();
		foreach ( Program\get_order_numbers() as $id => $number ) {
			$shown[] = get_the_title( $id ) . $number . ( 'draft' === get_post_status( $id ) ? ':' . Program\stored_facts( $id )['start'] : '' );
		}

		return implode( ' ', $shown );
	}

	/**
	 * Where a request ends: the address that it leads to, or its status.
	 *
	 * @param callable(): mixed $request Request.
	 */
	private static function end_of( callable $request ): string {
		$refuse = static function ( $message, $title = '', $more = array() ): void {
			throw new \RuntimeException( is_array( $more ) && is_int( $more['response'] ?? null ) ? (string) $more['response'] : '500' );
		};
		$leave  = static function ( string $address ): void {
			throw new \RuntimeException( $address );
		};
		add_filter( 'wp_die_handler', static fn(): callable => $refuse );
		add_filter( 'wp_redirect', $leave );
		try {
			$request();
		} catch ( \RuntimeException $end ) {
			return $end->getMessage();
		} finally {
			remove_all_filters( 'wp_die_handler' );
			remove_filter( 'wp_redirect', $leave );
		}

		return '';
	}

	/**
	 * Follows the link of a row.
	 *
	 * @param string $address Its address.
	 */
	private static function follow( string $address ): string {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $address ), PHP_URL_QUERY ), $sent );
		$_GET     = $sent;
		$_REQUEST = $sent;

		return self::end_of( static fn() => do_action( 'admin_post_' . Admin\DUPLICATE_ACTION ) );
	}

	/**
	 * Chooses the bulk action for programs, and loads the list.
	 *
	 * @param array<int> $programs Programs.
	 * @return string The notice.
	 */
	private static function season( array $programs ): string {
		apply_filters( 'handle_bulk_actions-edit-' . Program\POST_TYPE, 'edit.php', Admin\SEASON_ACTION, $programs ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.

		return self::output( 'ProgramsFilter\Admin\print_season_notice' );
	}

	public function test_the_editor_opens_a_draft_with_all_that_was_entered_but_the_days_and_what_belongs_to_one_post(): void {
		register_taxonomy( 'nivel', Program\POST_TYPE );
		register_taxonomy( 'grupo_interno', Program\POST_TYPE, array( 'public' => false ) );
		$source   = self::factory()->program->create_and_get(
			array(
				'post_title'    => 'Acuarela',
				'post_name'     => 'acuarela-2026',
				'post_content'  => '<p>Con "comillas" y \\barra</p>',
				'post_excerpt'  => 'Extracto',
				'post_date'     => '2025-01-01 10:00:00',
				'post_password' => 'secreto',
				'facts'         => array(
					'sessions'     => '2026-10-06/2026-12-18 TU,TH 17:00-18:30',
					'signup_until' => '2026-09-30',
					'signup_state' => 'full',
					'notice'       => 'El profesor está enfermo.',
					'price'        => '0 €',
				),
			)
		);
		$metadata = array(
			'_thumbnail_id'     => self::factory()->picture->create(),
			'_wp_page_template' => 'ancha.php',
			'_elementor_data'   => '[{"text":"\\"Hola\\""}]',
			'profesorado'       => array( 'nombre' => 'Ana \\ "Luz"' ),
			'material'          => 'Pinceles',
		);
		foreach ( $metadata + array( '_edit_lock' => '1:1', '_programs_filter_first_page' => '1' ) as $key => $value ) {
			add_post_meta( $source->ID, $key, wp_slash( $value ) );
		}
		add_post_meta( $source->ID, 'material', 'Papel' );
		self::store_facts( $source->ID, array( 'place' => 'Sala \\ "2"' ) );
		$taxonomies = array( Program\TAXONOMY, 'nivel', 'grupo_interno' );
		foreach ( $taxonomies as $taxonomy ) {
			wp_set_object_terms( $source->ID, array( self::factory()->term->create( compact( 'taxonomy' ) ) ), $taxonomy );
		}
		$actions = apply_filters( 'post_row_actions', array(), $source );
		preg_match( '/href="([^"]*)"/', $actions[ Admin\DUPLICATE_ACTION ], $link );
		$opened = self::follow( $link[1] );

		self::assertSame( 1, preg_match( '/post=(\d+)&action=edit$/', $opened, $found ), $opened );
		$copy = get_post( (int) $found[1] );
		foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_password' ) as $name ) {
			self::assertSame( get_post_field( $name, $source->ID, 'raw' ), get_post_field( $name, $copy->ID, 'raw' ), $name );
		}
		foreach ( array_keys( $metadata ) as $key ) {
			self::assertSame( get_post_meta( $source->ID, $key ), get_post_meta( $copy->ID, $key ), $key );
		}
		$terms = static fn( int $id, string $taxonomy ): array => wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'ids' ) );
		foreach ( array_slice( $taxonomies, 0, 2 ) as $taxonomy ) {
			self::assertSame( $terms( $source->ID, $taxonomy ), $terms( $copy->ID, $taxonomy ) );
		}
		self::assertSame( array(), $terms( $copy->ID, 'grupo_interno' ) );
		self::assertEquals( array( 'place' => 'Sala \\ "2"', 'price' => '0 €' ), array_diff( Program\stored_facts( $copy->ID ), array( '' ) ) );
		self::assertSame( array( 'draft', '', '0000-00-00 00:00:00' ), array( $copy->post_status, $copy->post_name, $copy->post_date_gmt ) );
		self::assertSame( get_current_user_id(), (int) $copy->post_author );
		self::assertFalse( metadata_exists( 'post', $copy->ID, '_edit_lock' ) || metadata_exists( 'post', $copy->ID, '_programs_filter_first_page' ) );
	}

	public function test_a_copy_has_its_language_before_its_categories(): void {
		$told = array();
		add_filter( 'wpml_element_language_code', static fn(): string => 'gl' );
		add_action(
			'wpml_set_element_language_details',
			static function ( array $details ) use ( &$told ): void {
				$told[] = array( $details['language_code'], count( wp_get_object_terms( $details['element_id'], Program\TAXONOMY ) ) );
			}
		);
		$source = self::factory()->program->create();
		wp_set_object_terms( $source, array( self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY ) ) ), Program\TAXONOMY );
		Admin\copy_program( $source, null );

		self::assertSame( array( array( 'gl', 0 ) ), $told );
	}

	/** @return array<string, array{string, bool, bool, string, string, string}> */
	public function roles(): array {
		return array(
			// Role, whether it has the action for the program of another, and the bulk action; copies of another, of its own; the order then.
			'editor'     => array( 'editor', true, true, 'edit', 'edit', 'A1 A2: B3 B4:' ),
			'author'     => array( 'author', false, true, '403', 'edit', 'A1 A2: B3' ),
			'subscriber' => array( 'subscriber', false, false, '403', '403', 'A1 B2' ),
		);
	}

	/** @dataProvider roles */
	public function test_it_is_for_those_who_may_edit_the_program( string $role, bool $action, bool $bulk, string $other, string $own, string $order ): void {
		$ids = self::write( array( 'A' => 1, 'B' => 2 ) );
		wp_set_current_user( self::factory()->user->create( compact( 'role' ) ) );
		wp_update_post( array( 'ID' => $ids['A'], 'post_author' => get_current_user_id() ) );
		$link = Admin\get_duplicate_url( $ids['A'] );

		self::assertSame( $action, isset( apply_filters( 'post_row_actions', array(), get_post( $ids['B'] ) )[ Admin\DUPLICATE_ACTION ] ) );
		self::assertSame( $bulk, isset( Admin\add_season_action( array( 'edit' => 'Editar' ) )[ Admin\SEASON_ACTION ] ) );
		self::assertSame( '403', self::follow( str_replace( "program={$ids['A']}", "program={$ids['B']}", $link ) ), 'The nonce of another program.' );
		self::assertStringEndsWith( $other, self::follow( Admin\get_duplicate_url( $ids['B'] ) ) );
		self::assertStringEndsWith( $own, self::follow( $link ) );
		self::assertSame( $order, self::order() );
	}

	public function test_copies_of_the_next_season_stand_right_after_their_sources_and_a_notice_says_how_many_once(): void {
		$ids    = self::write( array( 'A' => 1, 'B' => 2, 'C' => 2, 'D' => 9 ) );
		$notice = self::season( array( $ids['C'], $ids['A'] ) );

		self::assertSame( 'A1 A2:2027-10-05 B3 C4 C5:2027-10-05 D9', self::order() );
		self::assertStringContainsString( 'notice-success', $notice );
		self::assertMatchesRegularExpression( '/\b2 borradores/', $notice );
		self::assertStringContainsString( 'post_status=draft', $notice );
		self::assertSame( '', self::output( 'ProgramsFilter\Admin\print_season_notice' ) );
	}

	public function test_the_drafts_of_a_category_are_one_click_away(): void {
		self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'slug' => 'danza' ) );
		set_query_var( 'taxonomy', Program\TAXONOMY );
		set_query_var( 'term', 'danza' );

		self::assertStringContainsString( 'term=danza', self::season( self::write( array( 'A' => 1 ) ) ) );
	}

	public function test_a_list_that_was_never_ordered_keeps_its_titles_and_what_could_not_be_copied_is_said(): void {
		$ids    = self::write( array( 'A' => 0, 'B' => 0 ) );
		$notice = self::season( array( $ids['A'], self::factory()->post->create() ) );

		self::assertSame( 'A0 A0:2027-10-05 B0', self::order() );
		self::assertStringContainsString( 'notice-warning', $notice );
		// Who sends a request can choose any post.
		self::assertStringNotContainsString( '<li>', $notice );
		self::assertMatchesRegularExpression( '/\b1 borrador.*\b1 programa/', wp_strip_all_tags( $notice ) );
	}

	public function test_a_season_that_was_cut_off_goes_on_when_the_list_is_loaded_and_chosen_again_doubles_nothing(): void {
		$ids = self::write( array( 'A' => 1, 'B' => 2, 'C' => 3 ) );
		Admin\handle_season_action( '', Admin\SEASON_ACTION, array_values( $ids ) );
		// Cut off after the first one.
		self::end_of( static fn() => Admin\continue_season( 0 ) );
		self::assertSame( 'A1 B2 C3 A4:2027-10-05', self::order() );
		$notice = self::season( $ids );

		self::assertSame( 'A1 A2:2027-10-05 B3 B4:2027-10-05 C5 C6:2027-10-05', self::order() );
		self::assertMatchesRegularExpression( '/\b3 borradores/', $notice );
		self::assertFalse( get_user_option( Admin\SEASON_OPTION ) );
	}

	public function test_a_program_at_which_another_plugin_fails_is_left_out_whole_and_named(): void {
		$ids = self::write( array( 'A' => 1, 'B' => 2, 'C' => 3 ) );
		add_action(
			'save_post_' . Program\POST_TYPE,
			static function ( int $id, \WP_Post $post ): void {
				if ( 'B' === $post->post_title ) {
					throw new \RuntimeException( 'Another plugin.' );
				}
			},
			10,
			2
		);
		$notice = self::season( $ids );

		self::assertSame( 'A1 A2:2027-10-05 B3 C4 C5:2027-10-05', self::order() );
		self::assertMatchesRegularExpression( '/\b2 borradores.*\b1 programa/', wp_strip_all_tags( $notice ) );
		self::assertSame( array( 'B' ), ( new Markup( $notice ) )->texts( 'li' ) );
	}

	public function test_what_is_chosen_in_another_window_meanwhile_is_copied_next(): void {
		$ids       = self::write( array( 'A' => 1, 'B' => 2 ) );
		$is_chosen = false;
		$late      = static function ( string $query ) use ( $ids, &$is_chosen ): string {
			if ( ! $is_chosen && str_contains( $query, 'SET menu_order = CASE' ) ) {
				$is_chosen = true;
				Admin\handle_season_action( '', Admin\SEASON_ACTION, array( $ids['B'] ) );
			}

			return $query;
		};
		// When the copy gets its place.
		add_filter( 'query', $late );
		self::season( array( $ids['A'] ) );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.

		self::assertSame( 'A1 A2:2027-10-05 B3 B4:2027-10-05', self::order() );
	}

	public function test_a_season_that_takes_long_loads_the_list_anew(): void {
		Admin\handle_season_action( '', Admin\SEASON_ACTION, array_values( self::write( array( 'A' => 1, 'B' => 2 ) ) ) );
		$_SERVER['REQUEST_URI'] = '/wp-admin/edit.php?post_type=pfilter_programa';
		$part                   = static fn(): string => self::end_of( static fn() => Admin\continue_season( 0 ) );

		self::assertSame( '/wp-admin/edit.php?post_type=pfilter_programa', $part() );
		self::assertSame( '', $part() );
		self::assertSame( 'A1 A2:2027-10-05 B3 B4:2027-10-05', self::order() );
	}

	public function test_what_another_user_chose_is_not_copied(): void {
		Admin\handle_season_action( '', Admin\SEASON_ACTION, array_values( self::write( array( 'A' => 1 ) ) ) );
		wp_set_current_user( 1 );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.

		self::assertSame( 'A1', self::order() );
	}
}
