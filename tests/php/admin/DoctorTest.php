<?php
/**
 * The command `wp programas doctor`.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Import, Program};
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';

/** What the doctor says, one line each, and in the exit code. */
class DoctorTest extends TestCase {
	/** @return list<string> What it prints, and how it ends. */
	private static function said(): array {
		Admin\bootstrap_command_line();

		return \WP_CLI::run( 'programas doctor', array(), array() );
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

	public function test_nothing_is_wrong_with_a_site_in_order(): void {
		flush_rewrite_rules( false );
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );

		self::assertSame( array( 'Success: Nothing is wrong.', 'exit 0' ), self::said() );
	}

	public function test_it_says_what_is_wrong(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );
		$program = self::factory()->program->create( array( 'post_title' => 'Roto' ) );
		self::add_meta( $program, 'pfilter_start', '2026-02-31' );
		self::add_meta( $program, 'pfilter_email', 'hola@' );
		self::add_meta( $program, 'pfilter_place', 'Aula 1' );
		self::database()->update( self::database()->terms, array( 'slug' => Program\ALL ), array( 'term_id' => self::factory()->term->create( array( 'name' => 'Todo' ) ) ) );
		wp_cache_flush();
		update_option( 'rewrite_rules', array( 'x' => 'y' ) );
		wp_clear_scheduled_hook( Import\TIDY_EVENT );
		wp_schedule_single_event( time() - DAY_IN_SECONDS, Import\TIDY_EVENT );
		add_filter( 'programs_filter_pages', '__return_empty_array' );

		self::assertSame(
			array(
				'Warning: No published page has the block "Programas" or the shortcode [programas] in its content.',
				'Warning: No rule leads to the programs: save the permalinks.',
				'Warning: A category has the slug "all", which means all of them.',
				'Warning: WP-Cron does not run: an event of this plugin is more than an hour late.',
				"Warning: Program $program: Comienza: Escribe el día como 15/10/2027.",
				"Warning: Program $program: Correo electrónico: Escribe una dirección como nombre@example.org.",
				'exit 1',
			),
			self::said()
		);
	}
}
