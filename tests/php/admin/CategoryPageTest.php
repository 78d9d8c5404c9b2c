<?php
/**
 * The page of a category.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Admin;

use ProgramsFilter\{Addresses, Admin, Program};
use ProgramsFilter\Tests\{Markup, TestCase};

/** How it is created, and where links to the category lead. */
class CategoryPageTest extends TestCase {
	/**
	 * The category.
	 *
	 * @var \WP_Term
	 */
	private \WP_Term $musica;

	protected function set_up() {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
		$fields  = array( 'name' => 'Música & canto', 'slug' => 'musica', 'description' => 'Coros <b>y</b> bandas.' );
		$created = self::factory()->term->create( $fields );
		$term    = get_term( $created, Program\TAXONOMY );
		assert( $term instanceof \WP_Term );
		$this->musica = $term;
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
	}

	/** The actions of its row. */
	private function row(): Markup {
		$links = (array) apply_filters( 'tag_row_actions', array(), $this->musica );

		return new Markup( implode( '', array_filter( $links, 'is_string' ) ) );
	}

	public function test_one_click_makes_a_draft_with_the_programs_of_the_category(): void {
		self::assertSame( array( 'Crear página de Música & canto' ), $this->row()->texts( 'a' ) );
		$page = get_post( Admin\get_or_create_category_page( $this->musica ) );

		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertSame( array( 'page', 'draft' ), array( $page->post_type, $page->post_status ) );
		self::assertSame( 'Música & canto', html_entity_decode( get_the_title( $page ) ) );
		self::assertStringContainsString( '<p>Coros y bandas.</p>', $page->post_content );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'musica' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Barro', 'categories' => array( 'arte' ) ) );
		self::assertSame( array( 'Coro' ), ( new Markup( do_blocks( $page->post_content ) ) )->texts( '.programas-card__title' ) );
	}

	public function test_a_second_click_opens_the_same_page_unless_it_is_in_the_trash(): void {
		$page = Admin\get_or_create_category_page( $this->musica );
		self::assertSame( $page, Admin\get_or_create_category_page( $this->musica ) );
		self::assertSame( array( 'Editar la página de Música & canto' ), $this->row()->texts( 'a' ) );

		wp_trash_post( $page );
		self::assertSame( array( 'Crear página de Música & canto' ), $this->row()->texts( 'a' ) );
		self::assertNotSame( $page, Admin\get_or_create_category_page( $this->musica ) );
	}

	public function test_links_to_the_category_lead_to_its_page_once_that_is_published(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'programas', 'post_content' => self::block() ) );
		$page = Admin\get_or_create_category_page( $this->musica );
		self::assertSame( home_url( '/programas/?categoria=musica' ), get_term_link( $this->musica ) );

		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish' ) );
		self::assertSame( get_permalink( $page ), get_term_link( $this->musica ) );
		self::assertSame( home_url( '/programas/' ), Addresses\get_listing_page_url() );
		$program = self::factory()->program->create( array( 'categories' => array( 'musica' ) ) );
		$this->go_to( (string) wp_make_link_relative( (string) get_permalink( $program ) ) );
		the_post();
		self::assertStringContainsString( (string) get_permalink( $page ), self::output( 'the_content' ) );
	}

	public function test_it_stays_its_page_with_any_content_but_what_is_no_page_is_not(): void {
		$page = Admin\get_or_create_category_page( $this->musica );
		wp_update_post( array( 'ID' => $page, 'post_status' => 'publish', 'post_content' => '<!-- wp:query /-->' ) );
		self::assertSame( get_permalink( $page ), get_term_link( $this->musica ) );

		wp_update_post( array( 'ID' => $page, 'post_type' => 'post' ) );
		self::assertStringEndsWith( '?taxonomy=pfilter_categoria&term=musica', (string) get_term_link( $this->musica ) );
		self::assertSame( array( 'Crear página de Música & canto' ), $this->row()->texts( 'a' ) );
	}

	public function test_where_wordpress_refuses_the_page_nothing_is_stored(): void {
		add_filter( 'wp_insert_post_empty_content', '__return_true' );

		self::assertSame( 0, Admin\get_or_create_category_page( $this->musica ) );
		self::assertSame( '', get_term_meta( $this->musica->term_id, Addresses\CATEGORY_PAGE_META, true ) );
	}

	public function test_an_imported_category_has_no_page_as_another_one_may_have_the_number(): void {
		$key = static fn( string $key ) => apply_filters( 'import_term_meta_key', $key, 1, array() );

		self::assertFalse( $key( Addresses\CATEGORY_PAGE_META ) );
		self::assertSame( 'otra', $key( 'otra' ) );
	}

	public function test_nobody_else_has_the_action_and_a_click_of_theirs_is_refused(): void {
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
		self::assertSame( array(), $this->row()->texts( 'a' ) );
		add_filter(
			'wp_die_handler',
			static fn(): callable => static function ( string $why ): void {
				throw new \LogicException( $why ); // phpcs:ignore WordPress.Security.EscapeOutput -- Compared.
			}
		);
		$id       = (string) $this->musica->term_id;
		$_GET     = array( 'category' => $id );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Admin\CATEGORY_PAGE_ACTION . "_$id" ) );
		$this->expectExceptionMessage( 'no tienes permiso' );
		Admin\handle_create_category_page();
	}
}
