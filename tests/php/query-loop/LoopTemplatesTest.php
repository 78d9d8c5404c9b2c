<?php
/**
 * Query Loops and filters in templates of a block theme.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Query_Loop;

use ProgramsFilter\Tests\{Markup, TestCase};

/** Pages as their templates show them. */
class LoopTemplatesTest extends TestCase {
	private const ITEMS = '.programas-grid > [data-categories] > h3';
	private const SHOWN = '.programas-grid > [data-categories]:not([hidden]) > h3';

	protected function set_up() {
		parent::set_up();
		foreach ( array( 'Acuarela' => array( 'arte' ), 'Bailes' => array( 'danza' ), 'Coro' => array() ) as $title => $categories ) {
			self::factory()->program->create( array( 'post_title' => $title, 'categories' => $categories ) );
		}
	}

	/** Writes a template, or a part of one, as the site editor does. */
	private function template( string $type, string $name, string $content ): void {
		$id = self::factory()->post->create(
			array( 'post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_content' => $content )
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	}

	/** @param array<string, mixed> $attributes More attributes. */
	private static function filter( array $attributes = array() ): string {
		return self::block( $attributes + array( 'showGrid' => false, 'target' => '#medida' ) );
	}

	/** @param array<string, mixed>|null $query What it asks for; null as WordPress has it. */
	private static function loop( ?array $query = array(), string $name = '' ): string {
		$programs = array( 'perPage' => 2, 'postType' => 'pfilter_programa', 'order' => 'asc', 'orderBy' => 'title', 'inherit' => false );
		$items    = get_comment_delimited_block_content(
			'core/post-template',
			array( 'className' => $name ),
			'<!-- wp:post-title {"level":3} /-->'
		);
		$loop     = get_comment_delimited_block_content(
			'core/query',
			array( 'queryId' => 5 ) + ( null === $query ? array() : array( 'query' => $query + $programs ) ),
			"<div class=\"wp-block-query\">$items</div>"
		);

		return get_comment_delimited_block_content(
			'core/group',
			array( 'anchor' => 'medida' ),
			"<div id=\"medida\" class=\"wp-block-group\">$loop</div>"
		);
	}

	private function page( string $slug, string $content ): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => $slug, 'post_content' => $content ) );
	}

	/** What the template of an address shows. */
	private function shown( string $address ): Markup {
		$this->go_to( $address );
		// They choose the block template.
		is_page() ? get_page_template() : ( is_archive() ? get_archive_template() : get_home_template() );

		return new Markup( get_the_block_template_html() );
	}

	public function test_a_loop_in_a_template_is_filtered_by_what_stands_in_the_page(): void {
		$this->page( 'con-filtro', self::filter() );
		$this->template( 'wp_template', 'page-con-filtro', self::loop() . '<!-- wp:post-content /-->' );
		$page = $this->shown( '/con-filtro/?categoria=danza' );

		self::assertSame( array( 'Acuarela', 'Bailes', 'Coro' ), $page->texts( self::ITEMS ) );
		self::assertSame( array( 'Bailes' ), $page->texts( self::SHOWN ) );
	}

	public function test_a_loop_in_a_template_is_filtered_by_what_stands_in_a_part_of_the_template(): void {
		$this->page( 'sin-filtro', '<!-- wp:paragraph --><p>Nada</p><!-- /wp:paragraph -->' );
		$this->template( 'wp_template', 'page-sin-filtro', self::loop() . '<!-- wp:template-part {"slug":"pie-con-filtro"} /-->' );
		$this->template( 'wp_template_part', 'pie-con-filtro', self::filter() );
		$page = $this->shown( '/sin-filtro/?categoria=danza' );

		self::assertSame( array( 'Acuarela', 'Bailes', 'Coro' ), $page->texts( self::ITEMS ) );
		self::assertSame( array( 'Bailes' ), $page->texts( self::SHOWN ) );
	}

	/** @return array<string, array{string, array<string, bool>|null, string, int}> Template, query, address and number of items. */
	public function queries_of_pages(): array {
		return array(
			'the posts'                    => array( 'home', array( 'inherit' => true ), '/?post_tag=agenda', 3 ),
			'an archive'                   => array( 'archive', array( 'inherit' => true ), '/?author=1&post_tag=agenda', 2 ),
			'an archive, and no own query' => array( 'archive', null, '/?author=1&post_tag=agenda', 2 ),
		);
	}

	/**
	 * @dataProvider queries_of_pages
	 * @param array<string, bool>|null $query What the loop asks for.
	 */
	public function test_a_loop_that_shows_the_query_of_the_page_shows_all_of_it(
		string $template,
		?array $query,
		string $address,
		int $items
	): void {
		foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		foreach ( array( 'Uno' => 'agenda', 'Dos' => 'prensa', 'Tres' => 'prensa' ) as $title => $tag ) {
			self::factory()->post->create(
				array( 'post_title' => $title, 'tags_input' => array( $tag ), 'post_author' => 'Tres' === $title ? 0 : 1 )
			);
		}
		update_option( 'posts_per_page', 1 );
		$this->template( 'wp_template', $template, self::loop( $query ) . self::filter( array( 'filters' => array( 'post_tag' ) ) ) );
		$page = $this->shown( $address );

		self::assertCount( $items, $page->texts( self::ITEMS ) );
		self::assertSame( array( 'Uno' ), $page->texts( self::SHOWN ) );
	}

	public function test_a_loop_that_only_has_the_class_of_a_grid_brings_the_script_for_markup_by_hand(): void {
		$this->page( 'solo-clase', self::loop( array(), 'programas-grid' ) );
		self::assertStringNotContainsString( 'view/index.js', self::output( array( wp_script_modules(), 'print_enqueued_script_modules' ) ) );
		self::assertCount( 3, $this->shown( '/solo-clase/' )->texts( self::ITEMS ) );

		self::assertStringContainsString( 'view/index.js', self::output( array( wp_script_modules(), 'print_enqueued_script_modules' ) ) );
	}
}
