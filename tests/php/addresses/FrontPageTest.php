<?php
/**
 * Front pages with a listing, beside taxonomies of others. One has `categoria` as its query variable.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/** What an address shows: a page, or the archive of a taxonomy. */
class FrontPageTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		register_taxonomy(
			'seccion',
			'post',
			array( 'public' => true, 'query_var' => 'categoria', 'rewrite' => array( 'slug' => 'categoria' ) )
		);
		// As those of a shop: with its own name as its query variable.
		register_taxonomy( 'tema', 'post', array( 'public' => true ) );
		// One of programs, as a theme registers it.
		register_taxonomy( 'sede', array( Program\POST_TYPE, 'post' ), array( 'public' => true ) );
		foreach ( array( 'Acuarela' => array( 'arte', 'norte' ), 'Coro' => array( 'musica', 'sur' ) ) as $title => list( $category, $place ) ) {
			$id = self::factory()->program->create( array( 'post_title' => $title, 'categories' => array( $category ) ) );
			wp_set_object_terms( $id, array( $place ), 'sede' );
		}
		$post = self::factory()->post->create( array( 'post_title' => 'Noticia' ) );
		wp_set_object_terms( $post, array( 'musica' ), 'seccion' );
		wp_set_object_terms( $post, array( 'teatro' ), 'tema' );
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $content Content.
	 */
	private function page( string $content ): int {
		return self::factory()->post->create( array( 'post_type' => 'page', 'post_content' => $content ) );
	}

	/**
	 * Makes it the front page.
	 *
	 * @param string $content Content.
	 */
	private function front_page( string $content ): int {
		$page = $this->page( $content );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );

		return $page;
	}

	/**
	 * Writes a synced pattern.
	 *
	 * @param string $content Content.
	 * @return string The block that shows it.
	 */
	private function pattern( string $content ): string {
		$id = self::factory()->post->create( array( 'post_type' => 'wp_block', 'post_content' => $content ) );

		return "<!-- wp:block {\"ref\":$id} /-->";
	}

	/** @param list<string> $cards Titles of the cards that are shown. */
	private function assertShows( int $page, array $cards, string $address ): void {
		$this->go_to( $address );
		self::assertTrue( is_page( $page ), "$address is the page" );
		self::assertSame( $cards, ( new Markup( apply_filters( 'the_content', get_post_field( 'post_content', $page ) ) ) )->cards(), $address );
	}

	/** @return array<string, array{string}> */
	public function permalinks(): array {
		return array( 'pretty' => array( '/%postname%/' ), 'plain' => array( '' ) );
	}

	/** @dataProvider permalinks */
	public function test_a_front_page_with_a_listing_is_shown_filtered( string $permalinks ): void {
		$this->set_permalink_structure( $permalinks );
		$page = $this->front_page( self::block() );

		$this->assertShows( $page, array( 'Coro' ), '/?categoria=musica' );
		$this->assertShows( $page, array( 'Acuarela' ), '/?categoria=arte' );
		$this->assertShows( $page, array( 'Acuarela', 'Coro' ), '/?categoria=no-hay' );
	}

	/** @dataProvider permalinks */
	public function test_also_when_the_listing_is_in_a_synced_pattern( string $permalinks ): void {
		$this->set_permalink_structure( $permalinks );

		$this->assertShows( $this->front_page( $this->pattern( $this->pattern( self::block() ) ) ), array( 'Coro' ), '/?categoria=musica' );
	}

	/** @dataProvider permalinks */
	public function test_also_when_the_listing_stands_elsewhere_and_the_site_names_the_page( string $permalinks ): void {
		$this->set_permalink_structure( $permalinks );
		$page = $this->front_page( '<p>Sin listado.</p>' );
		add_filter( 'programs_filter_pages', static fn( array $pages ): array => array_merge( $pages, array( $page ) ) );
		add_filter( 'the_content', static fn( string $html ): string => $html . do_shortcode( '[programas]' ) );

		$this->assertShows( $page, array( 'Acuarela' ), '/?categoria=arte' );
	}

	/** @dataProvider permalinks */
	public function test_a_taxonomy_that_the_filters_of_the_front_page_do_not_name_keeps_its_archive( string $permalinks ): void {
		$this->set_permalink_structure( $permalinks );
		foreach ( array( self::block(), '<p>Sin listado.</p>', self::loop_of_posts( 'seccion' ) ) as $content ) {
			$this->front_page( $content );
			$this->go_to( '/?tema=teatro' );
			self::assertTrue( is_tax( 'tema', 'teatro' ), $content );
		}
	}

	public function test_a_pattern_that_contains_itself_has_no_listing(): void {
		$pattern = self::factory()->post->create( array( 'post_type' => 'wp_block' ) );
		wp_update_post( array( 'ID' => $pattern, 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		$this->front_page( "<!-- wp:block {\"ref\":$pattern} /-->" );
		$this->go_to( '/?categoria=musica' );

		self::assertTrue( is_tax( 'seccion', 'musica' ) );
	}

	public function test_a_front_page_with_a_filter_by_a_taxonomy_of_programs_is_shown_filtered(): void {
		$this->set_permalink_structure( '/%postname%/' );
		$page = $this->front_page( self::block( array( 'filters' => array( 'sede', 'gratis' ) ) ) );

		$this->assertShows( $page, array( 'Coro' ), '/?sede=sur' );
	}

	public function test_a_front_page_with_a_filter_over_a_loop_of_posts_is_shown_and_the_archive_keeps_a_path_of_its_own(): void {
		$this->set_permalink_structure( '/%postname%/' );
		$page = $this->front_page( self::loop_of_posts( 'tema' ) );
		$this->go_to( '/?tema=teatro' );
		self::assertTrue( is_page( $page ) );

		$this->go_to( '/tema/teatro/' );
		self::assertTrue( is_tax( 'tema', 'teatro' ) );
	}

	public function test_without_permalinks_that_address_is_the_archive(): void {
		$this->set_permalink_structure( '' );
		$this->front_page( self::loop_of_posts( 'tema' ) );
		$this->go_to( '/?tema=teatro' );

		self::assertTrue( is_tax( 'tema', 'teatro' ) );
	}

	/** @dataProvider permalinks */
	public function test_any_other_page_with_a_listing_is_shown_filtered( string $permalinks ): void {
		$this->set_permalink_structure( $permalinks );
		$address = static fn( int $page, string $query ): string => wp_make_link_relative( get_permalink( $page ) ) . (
			'' === $permalinks ? '&' : '?'
		) . $query;
		$listing = $this->page( self::block() );
		$places  = $this->page( self::block( array( 'filters' => array( 'sede' ) ) ) );
		$both    = array( 'Acuarela', 'Coro' );

		$this->assertShows( $listing, array( 'Coro' ), $address( $listing, 'categoria=musica' ) );
		$this->assertShows( $places, array( 'Acuarela' ), $address( $places, 'sede=norte' ) );
		$this->assertShows( $places, array( 'Coro' ), $address( $places, 'sede=sur' ) );
		$this->assertShows( $places, $both, $address( $places, 'sede=no-hay' ) );
		$this->assertShows( $places, $both, $address( $places, 'sede=norte&sede=sur' ) );
	}

	/** @dataProvider permalinks */
	public function test_with_a_front_page_without_a_listing_the_archive_is_shown_and_one_that_is_gone_is_not_found(
		string $permalinks
	): void {
		$this->set_permalink_structure( $permalinks );
		$this->front_page( '<p>Sin listado.</p>' );
		$archive = get_term_link( 'musica', 'seccion' );
		foreach ( array( '/?categoria=musica', wp_make_link_relative( $archive ) ) as $address ) {
			$this->go_to( $address );
			self::assertTrue( is_tax( 'seccion', 'musica' ), $address );
			self::assertTrue( have_posts() );
		}

		$this->go_to( '/?categoria=borrada' );
		self::assertTrue( is_404() );
	}

	/**
	 * A filter over a loop of posts.
	 *
	 * @param string $taxonomy By what they are filtered.
	 */
	private static function loop_of_posts( string $taxonomy ): string {
		return self::block( array( 'showGrid' => false, 'target' => '#lista', 'filters' => array( $taxonomy ) ) )
			. '<!-- wp:group {"anchor":"lista"} --><div id="lista" class="wp-block-group">'
			. '<!-- wp:query {"queryId":5,"query":{"perPage":5,"postType":"post","inherit":false}} --><div class="wp-block-query">'
			. '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query --></div><!-- /wp:group -->';
	}
}
