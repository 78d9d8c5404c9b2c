<?php
/**
 * Abilities of the Abilities API.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\Tests\TestCase;

/** What an assistant can read. */
class AbilitiesTest extends TestCase {
	/** WordPress 6.8 has none. */
	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'WordPress 6.9 brought the Abilities API.' );
		}
	}

	/**
	 * Does what an ability does.
	 *
	 * @param string               $ability Name.
	 * @param array<string, mixed> $input   Input.
	 * @return mixed
	 */
	private static function run_ability( string $ability, array $input = array() ) {
		return wp_get_ability( "programs-filter/$ability" )->execute( $input );
	}

	public function test_it_finds_programs_as_visitors_do(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'musica' ), 'facts' => array( 'start' => '2099-03-01', 'price' => '0 €' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Guitarra', 'categories' => array( 'musica' ), 'facts' => array( 'price' => '12 €' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Ballet', 'categories' => array( 'danza' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Borrador', 'post_status' => 'draft' ) );
		$found = static fn( array $input ): array => array_column( self::run_ability( 'find-programs', $input ), 'title' );

		self::assertSame( array( 'Coro', 'Guitarra', 'Ballet' ), $found( array() ) );
		self::assertSame( array( 'Coro', 'Guitarra' ), $found( array( 'categoria' => 'musica' ) ) );
		self::assertSame( array( 'Coro' ), $found( array( 'gratis' => true, 'desde' => '2099-02-01', 'hasta' => '2099-04-01', 'buscar' => 'coros' ) ) );
		foreach ( array( array( 'desde' => 'ayer' ), array( 'page' => PHP_INT_MAX ) ) as $wrong ) {
			self::assertInstanceOf( \WP_Error::class, self::run_ability( 'find-programs', $wrong ) );
		}
	}
}
