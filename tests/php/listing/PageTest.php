<?php
/**
 * Where a page begins.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\{Markup, TestCase};

/** Listings that are rendered after others: on the same page, or on another one. */
class PageTest extends TestCase {
	/** Two programs. */
	protected function set_up() {
		parent::set_up();
		self::factory()->program->create( array( 'post_title' => 'Acuarela', 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Vals', 'categories' => array( 'Danza' ) ) );
	}

	/** A filter that opens with a category, and the cards that it is for. */
	private static function apart( string $slug ): string {
		return self::block( array( 'showGrid' => false, 'initial' => array( 'categoria' => array( $slug ) ) ) ) . self::block( array( 'showFilter' => false, 'anchor' => $slug ) );
	}

	/** HTML of a content. */
	private static function content( string $content ): Markup {
		return new Markup( (string) apply_filters( 'the_content', $content ) );
	}

	public function test_a_content_without_a_head_before_it_begins_anew(): void {
		self::content( self::block( array( 'showGrid' => false, 'initial' => array( 'categoria' => array( 'arte' ) ) ) ) );

		self::assertSame( array( 'Acuarela', 'Vals' ), self::content( self::block( array( 'showFilter' => false ) ) )->cards() );
	}

	public function test_each_post_of_the_rest_api_is_a_page(): void {
		$ids = array_map(
			static fn( string $slug ): int => self::factory()->post->create( array( 'post_content' => self::apart( $slug ) ) ),
			array( 'arte', 'danza' )
		);

		$posts = self::rest( 'GET', '/wp/v2/posts', array( 'include' => $ids, 'orderby' => 'include' ) )->get_data();
		$pages = array_map( static fn( array $post ): Markup => new Markup( $post['content']['rendered'] ), $posts );

		self::assertSame( array( 'Acuarela' ), $pages[0]->cards() );
		self::assertSame( array( 'Vals' ), $pages[1]->cards() );
		self::assertSame( array( '' ), $pages[1]->values( '.programas-filter', 'data-parameter' ) );
	}

	public function test_a_content_inside_of_another_one_is_of_the_same_page(): void {
		self::factory()->post->create( array( 'post_content' => '<p>Dentro</p>' ) );
		$loop = '<!-- wp:query {"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query">'
			. '<!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->';
		$page = self::content(
			self::block( array( 'showGrid' => false, 'initial' => array( 'categoria' => array( 'arte' ) ), 'target' => '#g' ) ) . $loop
			. self::block( array( 'showFilter' => false, 'anchor' => 'g' ) )
		);

		self::assertSame( array( 'Dentro' ), $page->texts( '.wp-block-post p' ) );
		self::assertSame( array( 'Acuarela' ), $page->cards() );
	}

	public function test_contents_of_a_page_that_a_theme_prints_belong_together(): void {
		$GLOBALS['wp_actions']['template_redirect'] = 1;
		self::content( self::apart( 'danza' ) );
		self::output( static fn() => do_action( 'wp_head' ) );
		self::content( self::block( array( 'showGrid' => false, 'initial' => array( 'categoria' => array( 'arte' ) ) ) ) );

		self::assertSame( array( 'Acuarela' ), self::content( self::block( array( 'showFilter' => false ) ) )->cards() );
		self::assertSame( array( 'Acuarela', 'Vals' ), self::content( self::block( array( 'showFilter' => false ) ) )->cards() );
	}
}
