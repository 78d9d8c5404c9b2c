<?php
/**
 * What Site Health and `wp programas doctor` say of a site's set-up.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\TestCase;

require_once dirname( __DIR__ ) . '/class-wp-cli.php';

/** The same list in both; the command ends with 1 where there is a problem. */
class SiteHealthTest extends TestCase {
	/** @return list<string> What it prints, and how it ends. */
	private static function said(): array {
		Admin\bootstrap_command_line();

		return \WP_CLI::run( 'programas doctor', array(), array() );
	}

	/** @return array<string, mixed> What Site Health shows. */
	private static function site_health(): array {
		Admin\bootstrap();

		return \WP_Site_Health::get_tests()['direct']['programs_filter']['test']();
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

	public function test_nothing_is_wrong_with_a_site_in_order(): void {
		flush_rewrite_rules( false );
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );

		self::assertSame( array( 'Success: Nothing is wrong.', 'exit 0' ), self::said() );
		self::assertSame( 'good', self::site_health()['status'] );
	}

	public function test_it_says_what_is_wrong(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => '[programas]' ) );
		$program = self::factory()->program->create( array( 'post_title' => 'Roto' ) );
		self::add_meta( $program, 'pfilter_signup_until', '2026-02-31' );
		self::add_meta( $program, 'pfilter_email', 'hola@' );
		self::add_meta( $program, 'pfilter_place', 'Aula 1' );
		self::database()->update( self::database()->terms, array( 'slug' => Program\ALL ), array( 'term_id' => self::factory()->term->create( array( 'name' => 'Todo' ) ) ) );
		wp_cache_flush();
		update_option( 'rewrite_rules', array( 'x' => 'y' ) );
		add_filter( 'programs_filter_pages', '__return_empty_array' );

		$problems = array(
			'Ninguna página publicada muestra los programas: ninguna tiene en su contenido el bloque o [programas].',
			'Las direcciones de los programas no se encuentran. Guarda una vez Ajustes > Enlaces permanentes.',
			'Una categoría tiene el slug «all», que significa todas. Dale otro.',
			"«Roto» (ID $program), Último día de inscripción: No hay 31 de febrero.",
			"«Roto» (ID $program), Correo electrónico: Escribe una dirección como nombre@example.org.",
		);
		self::assertSame( array_merge( preg_replace( '/^/', 'Warning: ', $problems ), array( 'exit 1' ) ), self::said() );
		$shown = self::site_health();
		self::assertSame( 'recommended', $shown['status'] );
		self::assertSame( '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $problems ) ) . '</li></ul>', $shown['description'] );
	}

	public function test_it_asks_the_database_as_often_for_many_programs_as_for_few_also_where_many_are_damaged(): void {
		$queries  = array();
		$problems = array();
		foreach ( array( 2, 40 ) as $count ) {
			foreach ( range( 1, $count ) as $number ) {
				self::factory()->program->create( array( 'facts' => array( 'place' => "Aula $number" ) ) );
				$program = self::factory()->program->create();
				self::add_meta( $program, 'pfilter_sessions', '2026-02-31' );
				self::add_meta( $program, 'pfilter_signup_until', '2026-03-01' );
			}
			wp_cache_flush();
			wp_load_alloptions();
			$before    = self::database()->num_queries;
			$problems  = iterator_to_array( Admin\find_site_problems(), false );
			$queries[] = self::database()->num_queries - $before;
		}

		self::assertStringContainsString( '22 ', end( $problems ) );
		self::assertSame( $queries[0], $queries[1] );
		self::assertLessThan( 12, $queries[1] );
	}
}
