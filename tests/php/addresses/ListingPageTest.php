<?php
/**
 * Which page is the listing, and where categories lead.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\{Addresses, Program, WordPress};
use ProgramsFilter\Tests\TestCase;

/** The page that lists the programs of a site. */
class ListingPageTest extends TestCase {
	private const ALL  = '[programas]';
	private const OVER = '[programas cuando="terminados"]';

	/**
	 * Publishes a page.
	 *
	 * @param string               $content Content.
	 * @param array<string, mixed> $fields  More.
	 * @return int ID.
	 */
	private function page( string $content = self::ALL, array $fields = array() ): int {
		return self::factory()->post->create( $fields + array( 'post_type' => 'page', 'post_content' => $content ) );
	}

	/**
	 * Changes a page.
	 *
	 * @param int                  $page   ID.
	 * @param array<string, mixed> $fields Fields.
	 */
	private function change( int $page, array $fields ): void {
		wp_update_post( array( 'ID' => $page ) + $fields ); // @phpstan-ignore argument.type (any field)
	}

	public function test_a_site_without_a_listing_has_no_listing_page(): void {
		$this->page( '<p>Nada</p>' );

		self::assertSame( 0, Addresses\get_listing_page_id() );
		self::assertSame( '', Addresses\get_listing_page_url() );
	}

	/**
	 * Contents of pages, the less complete one first.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function listings_in_order(): array {
		$some = self::block( array( 'only' => array( 'categoria' => array( 'arte' ) ) ) );

		return array(
			'what is not over is more than what is over' => array( self::OVER, '[programas cuando="vigentes"]' ),
			'… and more than some categories'            => array( $some, '[programas cuando="vigentes"]' ),
			'all programs are more than those not over'  => array( '[programas cuando="vigentes"]', 'Todos: [programas orden="titulo"]' ),
			'… also in a block'                          => array( $some, self::block() ),
			'… and more than those for children'         => array( '[programas edad="0-12"]', '[programas cuando="vigentes"]' ),
			'… than what is free'                        => array( '[programas gratis="si"]', '[programas cuando="vigentes"]' ),
			'… than those at a place'                    => array( '[programas lugar="Teatro"]', '[programas cuando="vigentes"]' ),
		);
	}

	/**
	 * The newer page replaces the older one.
	 *
	 * @dataProvider listings_in_order
	 * @param string $less Content of the older page.
	 * @param string $more Content of the newer page.
	 */
	public function test_the_page_with_the_most_complete_listing_is_found( string $less, string $more ): void {
		self::factory()->term->create( array( 'taxonomy' => Program\TAXONOMY, 'slug' => 'arte' ) );
		$older = $this->page( $less );
		self::assertSame( $older, Addresses\get_listing_page_id() );

		$newer = $this->page( $more );
		self::assertSame( $newer, Addresses\get_listing_page_id() );
	}

	public function test_of_two_equal_pages_the_older_one_stays(): void {
		$older = $this->page();
		$this->page();

		self::assertSame( $older, Addresses\get_listing_page_id() );
	}

	/**
	 * Fields of posts that are no better than a page with the programs that are over.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function no_better_pages(): array {
		return array(
			'a post'               => array( array( 'post_type' => 'post' ) ),
			'a program'            => array( array( 'post_type' => Program\POST_TYPE ) ),
			'a draft'              => array( array( 'post_status' => 'draft' ) ),
			'one with a password'  => array( array( 'post_password' => 'x' ) ),
			'one with a limit'     => array( array( 'post_content' => self::block( array( 'limit' => 3 ) ) ) ),
			'one without a filter' => array( array( 'post_content' => '[programas filtro="no"]' ) ),
		);
	}

	/**
	 * The older page stays.
	 *
	 * @dataProvider no_better_pages
	 * @param array<string, mixed> $fields Of the newer one.
	 */
	public function test_only_published_pages_with_all_programs_are_better( array $fields ): void {
		$older = $this->page( self::OVER );
		$this->page( self::ALL, $fields );

		self::assertSame( $older, Addresses\get_listing_page_id() );
	}

	public function test_the_page_of_an_author_is_not_found_and_that_of_an_editor_is(): void {
		$author = self::factory()->user->create( array( 'role' => 'author' ) );
		$editor = self::factory()->user->create( array( 'role' => 'editor' ) );
		$this->page( self::ALL, array( 'post_author' => $author ) );
		self::assertSame( 0, Addresses\get_listing_page_id() );

		$page = $this->page( self::ALL, array( 'post_author' => $editor ) );
		self::assertSame( $page, Addresses\get_listing_page_id() );
	}

	public function test_the_listing_of_a_page_may_be_in_a_synced_pattern_that_changes(): void {
		$over    = $this->page( self::OVER );
		$pattern = $this->page( self::block(), array( 'post_type' => 'wp_block' ) );
		$page    = $this->page( "<!-- wp:block {\"ref\":$pattern} /-->" );
		self::assertSame( $page, Addresses\get_listing_page_id() );

		$this->change( $pattern, array( 'post_content' => '<p>Nada</p>' ) );
		self::assertSame( $over, Addresses\get_listing_page_id() );
	}

	public function test_a_page_that_is_trashed_or_deleted_is_replaced(): void {
		$over = $this->page( self::OVER );
		$page = $this->page();
		wp_trash_post( $page );
		self::assertSame( $over, Addresses\get_listing_page_id() );

		wp_untrash_post( $page );
		wp_publish_post( $page );
		self::assertSame( $page, Addresses\get_listing_page_id() );

		wp_delete_post( $page, true );
		self::assertSame( $over, Addresses\get_listing_page_id() );
	}

	public function test_the_page_for_posts_is_not_the_listing_while_it_holds_the_posts(): void {
		$over = $this->page( self::OVER );
		$page = $this->page();
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $page );
		self::assertSame( $over, Addresses\get_listing_page_id() );

		update_option( 'show_on_front', 'posts' );
		self::assertSame( $page, Addresses\get_listing_page_id() );
	}

	public function test_the_chosen_page_is_the_listing_while_it_is_published(): void {
		$found  = $this->page();
		$chosen = $this->page( self::OVER );
		update_option( Addresses\LISTING_PAGE_OPTION, $chosen );
		self::assertSame( $chosen, Addresses\get_listing_page_id() );

		$this->change( $chosen, array( 'post_status' => 'draft' ) );
		self::assertSame( $found, Addresses\get_listing_page_id() );
	}

	public function test_a_filter_can_name_another_page_and_cannot_break_it(): void {
		$found = $this->page();
		$other = $this->page( self::OVER );
		add_filter( 'programs_filter_listing_page', static fn(): int => $other );
		self::assertSame( $other, Addresses\get_listing_page_id() );

		add_filter( 'programs_filter_listing_page', '__return_empty_array' );
		self::assertSame( $found, Addresses\get_listing_page_id() );
	}

	public function test_without_a_listing_a_category_leads_where_wordpress_leads(): void {
		$arte = self::factory()->term->create( array( 'name' => 'Arte' ) );

		self::assertStringEndsWith( '?taxonomy=pfilter_categoria&term=arte', $this->link( $arte ) );
	}

	public function test_a_category_leads_to_the_listing_filtered(): void {
		$arte = self::factory()->term->create( array( 'name' => 'Arte' ) );
		$this->page( self::ALL, array( 'post_name' => 'programas' ) );
		self::assertSame( home_url( '/programas/' ), Addresses\get_listing_page_url() );
		self::assertSame( home_url( '/programas/?categoria=arte' ), $this->link( $arte ) );

		add_filter( 'programs_filter_parameter', static fn(): string => 'tema' );
		self::assertSame( home_url( '/programas/?tema=arte' ), $this->link( $arte ) );
	}

	public function test_a_slug_that_is_stored_encoded_is_encoded_once_more(): void {
		$id = self::factory()->term->create( array( 'name' => '日本' ) );
		// Past WordPress, as an import writes it.
		self::database()->update( self::database()->terms, array( 'slug' => '%e6%97%a5' ), array( 'term_id' => $id ) );
		clean_term_cache( $id, Program\TAXONOMY );
		$this->page( self::ALL, array( 'post_name' => 'programas' ) );

		self::assertSame( home_url( '/programas/?categoria=%25e6%2597%25a5' ), $this->link( $id ) );
	}

	public function test_terms_of_other_taxonomies_keep_their_links(): void {
		$this->page();
		$tag = self::factory()->term->create( array( 'name' => 'Otra', 'taxonomy' => 'post_tag' ) );

		self::assertSame( home_url( '/tag/otra/' ), get_term_link( $tag, 'post_tag' ) );
	}

	/**
	 * Where a category leads.
	 *
	 * @param int $category ID.
	 */
	private function link( int $category ): string {
		$link = get_term_link( $category, Program\TAXONOMY );
		self::assertIsString( $link );

		return $link;
	}

	public function test_only_the_first_visitor_after_a_change_has_the_pages_searched(): void {
		$this->page();
		// Missing before the first search of a site alone.
		add_option( WordPress\OWN_WORDS_OPTION, '' );
		delete_option( Addresses\FOUND_PAGE_OPTION );
		$queries = static function (): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = self::database()->num_queries;
			Addresses\get_listing_page_url( 'arte' );

			return self::database()->num_queries - $before;
		};

		self::assertLessThanOrEqual( 10, $queries() );
		self::assertSame( 1, $queries(), 'The page itself.' );
	}

	public function test_a_request_searches_once_where_the_database_cannot_be_written(): void {
		$this->page();
		Addresses\delete_found_page();
		$searches = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$searches ): string {
				$searches += str_contains( $query, 'post_content LIKE' ) ? 1 : 0;

				return 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ? '' : $query;
			}
		);
		Addresses\get_listing_page_id();
		Addresses\get_listing_page_id();

		self::assertSame( 1, $searches );
	}
}
