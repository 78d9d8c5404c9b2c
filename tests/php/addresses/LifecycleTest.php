<?php
/**
 * Activation, deactivation and the end of the plugin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\{Addresses, Import, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

/**
 * What they do to rewrite rules and to what is stored.
 *
 * @group contract
 */
class LifecycleTest extends TestCase {
	private const PLUGIN = 'programs-filter/programs-filter.php';

	private const RULE = 'programa/([^/]+)(?:/([0-9]+))?/?$';

	protected function set_up() {
		parent::set_up();
		$this->set_permalink_structure( '/%postname%/' );
		// Another code of the same request may ask for it.
		update_option( Addresses\FOUND_PAGE_OPTION, 5 );
	}

	/** @return array<string> The rules that the next request makes. */
	private static function rules(): array {
		global $wp_rewrite;
		assert( $wp_rewrite instanceof \WP_Rewrite );

		return array_keys( $wp_rewrite->wp_rewrite_rules() );
	}

	public function test_deactivation_removes_the_rule_of_the_programs_and_what_was_found(): void {
		self::assertContains( self::RULE, self::rules() );
		deactivate_plugins( self::PLUGIN );

		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( get_option( Addresses\FOUND_PAGE_OPTION ) );
		self::assertNotContains( self::RULE, self::rules() );
	}

	public function test_activation_adds_the_rule_and_has_the_page_found_again(): void {
		deactivate_plugins( self::PLUGIN );
		update_option( Addresses\FOUND_PAGE_OPTION, 5 );
		activate_plugin( self::PLUGIN );

		self::assertContains( self::RULE, self::rules() );
		self::assertFalse( get_option( Addresses\FOUND_PAGE_OPTION ) );
	}

	public function test_activation_of_another_plugin_has_the_rules_made_again(): void {
		do_action( 'activated_plugin', 'otro/otro.php', false );

		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_uninstalling_keeps_programs_with_their_pictures_and_categories(): void {
		$above    = self::factory()->term->create( array( 'name' => 'Cultura' ) );
		$category = self::factory()->term->create( array( 'name' => 'Arte', 'parent' => $above ) );
		$program  = self::factory()->program->create( array( 'categories' => array( 'arte' ), 'meta_input' => array( '_thumbnail_id' => 7 ) ) );
		get_term_children( $category, Program\TAXONOMY );
		self::assertIsArray( get_option( 'pfilter_categoria_children' ) );
		self::uninstall();
		clean_post_cache( $program );

		self::assertSame( 'Acuarela', get_post_field( 'post_title', $program ) );
		self::assertSame( 7, get_post_thumbnail_id( $program ) );
		self::assertSame( array( 'Arte' ), wp_get_object_terms( $program, Program\TAXONOMY, array( 'fields' => 'names' ) ) );
		self::assertFalse( get_option( 'pfilter_categoria_children' ) );
	}

	public function test_uninstalling_removes_what_users_chose_for_its_screens_and_typed_into_them(): void {
		$screens = array(
			'closedpostboxes_pfilter_programa',
			'edit_pfilter_programa_per_page',
			'manageedit-pfilter_programacolumnshidden',
			'meta-box-order_pfilter_programa',
		);
		foreach ( array( ...$screens, 'closedpostboxes_page' ) as $key ) {
			update_user_meta( 1, $key, 'x' );
		}
		set_transient( 'pfilter_typed_1_5', array( 'email' => 'ana@example.org' ), 60 );
		self::uninstall();

		foreach ( $screens as $key ) {
			self::assertSame( '', get_user_meta( 1, $key, true ), $key );
		}
		self::assertSame( 'x', get_user_meta( 1, 'closedpostboxes_page', true ) );
		self::assertFalse( get_transient( 'pfilter_typed_1_5' ) );
	}

	public function test_uninstalling_removes_what_is_left_of_imports(): void {
		wp_schedule_event( time(), 'daily', WordPress\IMPORT_CLEANUP_EVENT );
		update_user_option( 1, 'programs_filter_import', 'x' );
		self::uninstall();

		self::assertFalse( wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) );
		self::assertFalse( get_user_option( 'programs_filter_import', 1 ) );
	}

	public function test_uninstalling_drops_the_tables(): void {
		$dropped = array();
		$note    = static function ( string $query ) use ( &$dropped ): string {
			$dropped[] = str_starts_with( $query, 'DROP TABLE' ) ? trim( (string) strrchr( $query, '_' ), '`' ) : '';
			return $query;
		};
		// Before tests keep their tables.
		add_filter( 'query', $note, 0 );
		self::uninstall();

		self::assertSame( array( '_spans', '_index', '_words', '_rows' ), array_values( array_diff( $dropped, array( '' ) ) ) );
		self::assertFalse( get_option( 'programs_filter_index' ) );
		self::assertFalse( wp_next_scheduled( 'programs_filter_check_index' ) );
	}

	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', self::PLUGIN );
		require WP_PLUGIN_DIR . '/programs-filter/uninstall.php';
		wp_cache_flush();
	}
}
