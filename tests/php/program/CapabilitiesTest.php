<?php
/**
 * Who may do what with programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Recipes, TestCase};

/** Roles of WordPress, and one for programs alone. */
class CapabilitiesTest extends TestCase {
	use Recipes;

	/** @return iterable<string, array{string}> Roles. */
	public function roles(): iterable {
		foreach ( array( 'administrator', 'editor', 'author', 'contributor', 'subscriber' ) as $role ) {
			yield $role => array( $role );
		}
	}

	/**
	 * @dataProvider roles
	 * @param string $role Role.
	 */
	public function test_a_role_that_knows_nothing_of_programs_does_with_them_what_it_does_with_posts( string $role ): void {
		$user = self::factory()->user->create( compact( 'role' ) );
		wp_set_current_user( $user );
		foreach ( (array) get_post_type_object( 'post' )->cap as $name => $of_posts ) {
			if ( ! in_array( $name, array( 'edit_post', 'read_post', 'delete_post' ), true ) ) {
				self::assertSame( current_user_can( $of_posts ), Program\current_user_has_program_cap( $name ), $name );
			}
		}
		foreach ( array( 'own' => $user, 'of another' => 1 ) as $whose => $post_author ) {
			$program = self::factory()->program->create( compact( 'post_author' ) );
			$post    = self::factory()->post->create( compact( 'post_author' ) );
			foreach ( array( 'edit_post', 'delete_post', 'publish_post' ) as $name ) {
				self::assertSame( current_user_can( $name, $post ), current_user_can( $name, $program ), "$name $whose" );
			}
		}
		$categories = get_taxonomy( Program\TAXONOMY )->cap;
		self::assertSame( current_user_can( 'manage_categories' ), current_user_can( $categories->manage_terms ) );
		self::assertSame( current_user_can( 'edit_posts' ), current_user_can( $categories->assign_terms ) );
	}

	public function test_a_role_can_be_kept_from_programs(): void {
		$user = get_user_by( 'id', self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::assertInstanceOf( \WP_User::class, $user );
		$user->add_cap( 'edit_pfilter_programas', false );

		self::assertFalse( user_can( $user, 'edit_pfilter_programas' ) );
		self::assertTrue( user_can( $user, 'edit_posts' ) );
	}

	public function test_what_other_code_gives_for_posts_at_any_time_is_given_for_programs(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );
		add_filter( 'user_has_cap', static fn( array $held ): array => array( 'edit_posts' => true ) + $held, 99 );

		self::assertTrue( current_user_can( 'edit_pfilter_programas' ) );
	}

	public function test_code_that_asks_for_no_capability_is_answered(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );

		self::assertFalse( current_user_can( null ) ); // @phpstan-ignore argument.type (what other code does)
	}
}
