<?php
/**
 * Abilities of the Abilities API.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\TestCase;

/** What an assistant can do, as an editor and as somebody without rights. */
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
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'musica' ), 'facts' => array( 'start' => '2099-03-01', 'free' => '1' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Guitarra', 'categories' => array( 'musica' ), 'facts' => array( 'price' => '12 €' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Ballet', 'categories' => array( 'danza' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Borrador', 'post_status' => 'draft' ) );
		$found = static fn( array $input ): array => array_column( self::run_ability( 'find-programs', $input ), 'title' );

		self::assertSame( array( 'Coro', 'Ballet', 'Guitarra' ), $found( array() ) );
		self::assertSame( array( 'Coro', 'Guitarra' ), $found( array( 'categoria' => 'musica' ) ) );
		self::assertSame( array( 'Coro' ), $found( array( 'gratis' => true, 'desde' => '2099-02-01', 'hasta' => '2099-04-01', 'buscar' => 'coros' ) ) );
		foreach ( array( array( 'desde' => 'ayer' ), array( 'page' => PHP_INT_MAX ) ) as $wrong ) {
			self::assertInstanceOf( \WP_Error::class, self::run_ability( 'find-programs', $wrong ) );
		}
	}

	public function test_it_names_published_programs_that_need_attention(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
		$full = self::factory()->program->create(
			array(
				'post_title' => 'Coro',
				'categories' => array( 'musica' ),
				'facts'      => array(
					'start'       => '2099-03-01',
					'places_left' => '0',
				),
			)
		);

		$found = array_column( self::run_ability( 'get-attention' ), 'programs', 'label' );

		self::assertSame( array( 'Plazas agotadas', 'Sin imagen' ), array_keys( $found ) );
		self::assertSame(
			array(
				array(
					'id'    => $full,
					'title' => 'Coro',
					'link'  => admin_url( "post.php?post=$full&action=edit" ),
				),
			),
			$found['Plazas agotadas']
		);
	}

	public function test_it_makes_a_draft_from_words_and_says_what_it_understood(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::factory()->term->create(
			array(
				'name' => 'Música',
				'slug' => 'musica',
			)
		);

		$made = self::run_ability(
			'create-draft',
			array(
				'title'      => 'Coro de mayores',
				'content'    => 'Canciones de siempre.',
				'categories' => array( 'Música' ),
				'when'       => 'martes 17:00-18:30 del 5/10/2099 al 20/10/2099',
				'facts'      => array(
					'price'        => '12 €',
					'place'        => 'Aula 1',
					'signup_until' => '1/10/2099',
					'event_status' => 'aplazado',
				),
			)
		);

		self::assertSame( 'draft', get_post_status( $made['id'] ) );
		self::assertSame( 'Canciones de siempre.', get_post_field( 'post_content', $made['id'] ) );
		self::assertTrue( has_term( 'musica', Program\TAXONOMY, $made['id'] ) );
		self::assertSame( '2099-10-05/2099-10-20 TU 17:00-18:30', get_post_meta( $made['id'], 'pfilter_sessions', true ) );
		self::assertSame( '12 €', get_post_meta( $made['id'], 'pfilter_price', true ) );
		self::assertSame( array( '2099-10-01', 'postponed' ), array( get_post_meta( $made['id'], 'pfilter_signup_until', true ), get_post_meta( $made['id'], 'pfilter_event_status', true ) ) );
		self::assertStringContainsString( '3 sesiones', implode( $made['understood'] ) );
	}

	/**
	 * @dataProvider unusable_drafts
	 *
	 * @param array<string, mixed> $input   What is sent.
	 * @param string               $message What is answered.
	 */
	public function test_a_draft_that_cannot_be_made_is_refused_as_a_whole( array $input, string $message ): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );

		$refused = self::run_ability( 'create-draft', array( 'title' => 'Coro' ) + $input );

		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertStringContainsString( $message, $refused->get_error_message() );
		self::assertSame( array(), get_posts( 'post_status=any&post_type=' . Program\POST_TYPE ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function unusable_drafts(): iterable {
		yield 'a category that does not exist' => array( array( 'categories' => array( 'Nada' ) ), 'No hay ninguna categoría «Nada».' );
		yield 'a fact that cannot be used' => array( array( 'facts' => array( 'email' => 'hola@' ) ), 'Correo electrónico' );
		yield 'days that are not understood' => array( array( 'when' => 'algún día' ), 'Sesiones: Escribe días y horas' );
		yield 'a fact that does not exist' => array( array( 'facts' => array( 'nada' => 'x' ) ), 'nada' );
	}

	public function test_nobody_does_more_than_they_may(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );

		self::assertInstanceOf( \WP_Error::class, self::run_ability( 'get-attention' ) );
		self::assertInstanceOf( \WP_Error::class, self::run_ability( 'create-draft', array( 'title' => 'Coro' ) ) );
	}
}
