<?php
/**
 * What Site Health and `wp programas doctor` say of a site's set-up.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Listing, Program};
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';

/** The same list in both; the command ends with 1 where there is a problem. */
class SiteHealthTest extends TestCase {
	/** @return list<string> What it prints, and how it ends. */
	private static function said(): array {
		Admin\bootstrap_command_line();
		self::index_changes();

		return \WP_CLI::run( 'programas doctor', array(), array() );
	}

	/** @return array<string, mixed> What Site Health shows. */
	private static function site_health(): array {
		Admin\bootstrap();

		return \WP_Site_Health::get_tests()['direct']['programs_filter']['test']();
	}

	/**
	 * How a form is answered.
	 *
	 * @param callable(): void $form Handles it.
	 * @return int Status.
	 */
	private static function status_of( callable $form ): int {
		$refuse = static function ( $message, $title = '', $about = array() ): void {
			throw new \RuntimeException( '', is_array( $about ) ? (int) ( $about['response'] ?? 500 ) : (int) $title );
		};
		$leave  = static function (): void {
			throw new \RuntimeException( '', 302 );
		};
		add_filter( 'wp_die_handler', static fn(): callable => $refuse );
		add_filter( 'wp_redirect', $leave );
		try {
			$form();
		} catch ( \RuntimeException $end ) {
			return $end->getCode();
		}

		return 200;
	}

	/**
	 * Writes into the database, past the checks, as another plugin might.
	 *
	 * @param int    $program Program.
	 * @param string $key     Key.
	 * @param string $value   Value.
	 */
	private static function add_meta( int $program, string $key, string $value ): void {
		self::database()->insert( self::database()->postmeta, array( 'post_id' => $program, 'meta_key' => $key, 'meta_value' => $value ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- It writes.
	}

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
	}

	public function test_it_says_how_many_programs_differ_from_the_index_and_the_command_mends_it(): void {
		Admin\bootstrap_command_line();
		$command = static fn( array $options ): array => \WP_CLI::run( 'programas index', array(), $options );
		$id      = self::factory()->program->create();
		self::index_changes();
		self::assertSame( array( 'Success: The index has all programs as they are.', 'exit 0' ), $command( array( 'check' => true ) ) );

		self::add_meta( $id, 'pfilter_sessions', '2099-01-01' );
		self::assertSame( array( "Warning: The index has program $id otherwise.", 'exit 1' ), $command( array( 'check' => true ) ) );

		self::database()->update( self::database()->posts, array( 'post_modified_gmt' => '2026-01-01 00:00:00' ), array( 'ID' => $id ) );
		$health = self::site_health();
		self::assertStringContainsString( '1 programa está desactualizado', (string) $health['description'] );
		self::assertStringContainsString( 'action=' . Admin\REBUILD_ACTION, (string) $health['actions'] );

		self::assertSame( array( 'Success: The index has all programs as they are.', 'exit 0' ), $command( array() ) );
		self::assertSame( array(), Listing\find_differing_entries() );
		self::assertStringNotContainsString( '1 programa está desactualizado', (string) self::site_health()['description'] );
	}

	public function test_the_button_of_site_health_has_the_index_made_anew_by_who_may_see_it_only(): void {
		$id = self::factory()->program->create();
		self::index_changes();
		$nonce                = static fn(): string => wp_create_nonce( Admin\REBUILD_ACTION );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
		$_REQUEST['_wpnonce'] = $nonce();
		$statuses             = array( self::status_of( 'ProgramsFilter\\Admin\\handle_rebuild_index' ) );
		wp_set_current_user( 1 );
		$statuses[] = self::status_of( 'ProgramsFilter\\Admin\\handle_rebuild_index' );
		self::assertSame( array(), Listing\query_marked_programs( 1 ) );

		$_REQUEST['_wpnonce'] = $nonce();
		$statuses[]           = self::status_of( 'ProgramsFilter\\Admin\\handle_rebuild_index' );
		self::assertSame( array( 403, 403, 302 ), $statuses );
		self::assertSame( array( $id ), Listing\query_marked_programs( 1 ) );
		self::assertIsInt( wp_next_scheduled( Listing\INDEX_EVENT ) );
	}

	public function test_nothing_is_wrong_with_a_site_in_order(): void {
		flush_rewrite_rules( false );
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );

		self::assertSame( array( 'Success: Nothing is wrong.', 'exit 0' ), self::said() );
		self::assertSame( 'good', self::site_health()['status'] );
	}

	public function test_it_says_what_is_wrong(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );
		self::database()->update( self::database()->terms, array( 'slug' => Program\ALL ), array( 'term_id' => self::factory()->term->create( array( 'name' => 'Todo' ) ) ) );
		wp_cache_flush();
		update_option( 'rewrite_rules', array( 'x' => 'y' ) );
		add_filter( 'programs_filter_pages', '__return_empty_array' );

		$problems = array(
			'Ninguna página publicada muestra los programas: ninguna tiene en su contenido el bloque o [programas].',
			'Las direcciones de los programas no se encuentran. Guarda una vez Ajustes > Enlaces permanentes.',
			'Una categoría tiene el slug «all», que significa todas. Dale otro.',
		);
		self::assertSame( array_merge( preg_replace( '/^/', 'Warning: ', $problems ), array( 'exit 1' ) ), self::said() );
		$shown = self::site_health();
		self::assertSame( 'recommended', $shown['status'] );
		self::assertSame( '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $problems ) ) . '</li></ul>', $shown['description'] );
	}
}
