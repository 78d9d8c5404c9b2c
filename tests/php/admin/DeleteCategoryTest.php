<?php
/**
 * The deletion of a category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** What is asked before it, and what becomes of the programs. */
class DeleteCategoryTest extends TestCase {
	/**
	 * Categories by slug.
	 *
	 * @var array<string, int>
	 */
	private array $categories = array();

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		foreach ( array( 'danza', 'musica', 'teatro' ) as $slug ) {
			$this->categories[ $slug ] = self::factory()->term->create( array( 'name' => ucfirst( $slug ), 'slug' => $slug ) );
		}
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/**
	 * The categories that a request asks to delete.
	 *
	 * @param array<string, mixed> $request Request.
	 * @return list<int>
	 */
	private static function asked( array $request ): array {
		$_REQUEST = $request + array( 'taxonomy' => Program\TAXONOMY, 'action' => 'delete' );

		return Admin\get_categories_to_delete();
	}

	public function test_the_screen_says_how_many_programs_have_it_and_offers_the_other_categories(): void {
		self::factory()->program->create( array( 'categories' => array( 'danza' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'danza' ), 'post_status' => 'draft' ) );
		self::factory()->program->create( array( 'categories' => array( 'danza' ), 'post_status' => 'trash' ) );
		$screen = new Markup( self::output( fn() => Admin\print_delete_screen( array( $this->categories['danza'], $this->categories['teatro'] ) ) ) );

		self::assertSame( array( 'Danza: la tienen 2 programas', 'Teatro: no la tiene ningún programa' ), $screen->texts( 'li' ) );
		self::assertSame( array( '— Ninguna otra —', 'Musica' ), array_map( 'trim', $screen->texts( 'option' ) ) );
		$empty = new Markup( self::output( fn() => Admin\print_delete_screen( array( $this->categories['teatro'] ) ) ) );
		self::assertSame( array(), $empty->texts( 'select' ) );
	}

	public function test_its_programs_get_the_chosen_category_and_keep_their_others(): void {
		$programs = array(
			self::factory()->program->create( array( 'categories' => array( 'danza' ) ) ),
			self::factory()->program->create( array( 'categories' => array( 'danza', 'teatro' ), 'post_status' => 'draft' ) ),
		);
		$_REQUEST = array( Admin\NEW_CATEGORY_FIELD => (string) $this->categories['musica'], '_wpnonce' => wp_create_nonce( 'bulk-tags' ) );
		wp_delete_term( $this->categories['danza'], Program\TAXONOMY );

		$slugs = static fn( int $id ): array => (array) wp_get_object_terms( $id, Program\TAXONOMY, array( 'fields' => 'slugs', 'orderby' => 'slug' ) );
		self::assertSame( array( array( 'musica' ), array( 'musica', 'teatro' ) ), array_map( $slugs, $programs ) );
	}

	public function test_without_the_nonce_of_the_screen_a_deletion_moves_nothing(): void {
		$program  = self::factory()->program->create( array( 'categories' => array( 'danza' ) ) );
		$_REQUEST = array( Admin\NEW_CATEGORY_FIELD => (string) $this->categories['musica'], '_wpnonce' => 'x' );
		wp_delete_term( $this->categories['danza'], Program\TAXONOMY );

		self::assertSame( array(), wp_get_object_terms( $program, Program\TAXONOMY ) );
	}

	public function test_each_way_to_delete_a_category_leads_to_the_screen_first(): void {
		$id  = $this->categories['danza'];
		$one = wp_create_nonce( "delete-tag_$id" );
		$all = wp_create_nonce( 'bulk-tags' );
		self::assertSame( array( $id ), self::asked( array( 'tag_ID' => (string) $id, '_wpnonce' => $one ) ) );
		self::assertSame( array( $id ), self::asked( array( 'delete_tags' => array( (string) $id ), '_wpnonce' => $all, 'action' => '-1', 'action2' => 'delete' ) ) );
		// From the screen, of another taxonomy, and by who may not: WordPress goes on.
		self::assertSame( array(), self::asked( array( 'delete_tags' => array( (string) $id ), '_wpnonce' => $all, Admin\NEW_CATEGORY_FIELD => '0' ) ) );
		self::assertSame( array(), self::asked( array( 'delete_tags' => array( (string) $id ), '_wpnonce' => $all, 'taxonomy' => 'category' ) ) );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::assertSame( array(), self::asked( array( 'tag_ID' => (string) $id, '_wpnonce' => $one ) ) );
	}

	public function test_the_link_of_a_row_is_not_followed_by_the_script_that_deletes_at_once(): void {
		$filter = Program\TAXONOMY . '_row_actions';

		$term = get_term( self::factory()->term->create( array( 'name' => 'x' ) ) );

		self::assertSame( '<a class="">x</a>', apply_filters( $filter, array( 'delete' => '<a class="delete-tag aria-button-if-js">x</a>' ), $term )['delete'] );
	}

	public function test_a_wrong_nonce_ends_the_request(): void {
		add_filter(
			'wp_die_handler',
			static fn(): callable => static function (): void {
				throw new \LogicException( 'no' );
			}
		);
		$this->expectExceptionMessage( 'no' );
		self::asked( array( 'tag_ID' => (string) $this->categories['danza'], '_wpnonce' => 'x' ) );
	}
}
