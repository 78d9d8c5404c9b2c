<?php
/**
 * A category whose slug was changed.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Program;

use ProgramsFilter\Program;
use ProgramsFilter\Tests\{Markup, TestCase};

/**
 * Blocks, shortcodes and shared addresses that have an old one go on working.
 *
 * @group contract
 */
class OldSlugsTest extends TestCase {
	/**
	 * The category that was "bellas-artes" and is "arte" now.
	 *
	 * @var int
	 */
	private int $arte = 0;

	/**
	 * The category "musica".
	 *
	 * @var int
	 */
	private int $musica = 0;

	protected function set_up() {
		parent::set_up();
		$this->arte   = self::factory()->term->create( array( 'name' => 'Bellas Artes' ) );
		$this->musica = self::factory()->term->create( array( 'name' => 'Música' ) );
		self::factory()->program->create( array( 'categories' => array( 'bellas-artes' ) ) );
		self::factory()->program->create( array( 'categories' => array( 'musica' ), 'post_title' => 'Coro' ) );
		self::change( $this->arte, 'arte', 'Arte' );
	}

	private static function change( int $category, string $slug, string $name = '' ): void {
		wp_update_term( $category, Program\TAXONOMY, array_diff( compact( 'slug', 'name' ), array( '' ) ) );
	}

	/** @return array<mixed> */
	private static function old_slugs( int $category ): array {
		return (array) get_term_meta( $category, '_programs_filter_old_slug' );
	}

	/** @return list<string> Slugs of the pills that are pressed. */
	private static function pressed( Markup $listing ): array {
		return $listing->values( '.programas-pill[aria-pressed="true"]', 'data-category' );
	}

	public function test_a_block_and_a_shortcode_find_it_by_its_old_slug(): void {
		$block     = self::listing( array( 'only' => array( 'categoria' => array( 'bellas-artes' ) ) ) );
		$shortcode = do_shortcode( '[programas categoria="bellas-artes,no-existe"]' );
		foreach ( array( $block, $shortcode ) as $html ) {
			$listing = new Markup( $html );
			self::assertSame( array( 'Acuarela' ), $listing->cards() );
			// One chosen category is nothing to choose from.
			self::assertSame( array(), $listing->all( '.programas-pill' ) );
		}

		$chosen = new Markup( do_shortcode( '[programas inicial="categoria=bellas-artes"]' ) );
		self::assertSame( array( 'arte' ), self::pressed( $chosen ) );
		self::assertSame( array( 'Acuarela' ), $chosen->cards() );
	}

	public function test_an_address_with_its_old_slug_chooses_it_at_first_paint_and_its_pill_tells_the_script(): void {
		$listing = new Markup( self::listing( array(), 'categoria=bellas-artes' ) );

		self::assertSame( array( 'arte' ), self::pressed( $listing ) );
		self::assertSame( array( 'Acuarela' ), $listing->cards() );
		self::assertSame( array( '1 de 2' ), $listing->texts( '.programas-count' ) );
		self::assertSame( array( '', 'bellas-artes', '' ), $listing->values( '.programas-pill', 'data-old-slugs' ) );
	}

	public function test_it_is_found_by_every_slug_that_it_ever_had_also_of_another_script_or_of_digits(): void {
		self::change( $this->arte, '日本' );
		self::change( $this->arte, '2026' );
		self::change( $this->arte, 'artes' );
		self::change( $this->arte, 'artes', 'Artes' );
		$japanese = sanitize_title( '日本' );
		foreach ( array( 'bellas-artes', 'arte', $japanese, '2026', 'artes' ) as $slug ) {
			$attributes = array( 'categories' => array( urldecode( $slug ), 'musica' ) );
			$listing    = new Markup( self::listing( $attributes, 'categoria=' . rawurlencode( $slug ) ) );

			self::assertSame( array( 'artes' ), self::pressed( $listing ), $slug );
			self::assertSame( array( "bellas-artes arte $japanese 2026" ), $listing->values( '[data-category="artes"]', 'data-old-slugs' ) );
		}
	}

	public function test_an_old_slug_is_kept_until_the_category_has_it_again(): void {
		self::assertSame( array( 'bellas-artes' ), self::old_slugs( $this->arte ) );
		self::change( $this->arte, 'bellas-artes' );

		self::assertSame( array( 'arte' ), self::old_slugs( $this->arte ) );
	}

	public function test_an_old_slug_is_of_the_category_that_takes_it(): void {
		$new = self::factory()->term->create( array( 'name' => 'Otras', 'slug' => 'bellas-artes' ) );
		self::assertSame( array(), self::old_slugs( $this->arte ) );

		self::change( $new, 'otras' );
		self::change( $this->musica, 'bellas-artes' );
		self::assertSame( array( array(), array( 'musica' ) ), array( self::old_slugs( $new ), self::old_slugs( $this->musica ) ) );
		self::assertSame( array( 'Coro' ), ( new Markup( self::listing( array(), 'categoria=bellas-artes' ) ) )->cards() );
	}

	public function test_another_name_is_no_other_slug_and_a_deleted_category_and_a_tag_have_none(): void {
		self::change( $this->arte, 'arte', 'Otra cosa' );
		self::assertSame( array( 'bellas-artes' ), self::old_slugs( $this->arte ) );
		wp_delete_term( $this->arte, Program\TAXONOMY );
		self::assertSame( array(), self::old_slugs( $this->arte ) );

		$tag = self::factory()->term->create( array( 'name' => 'Uno', 'taxonomy' => 'post_tag' ) );
		wp_update_term( $tag, 'post_tag', array( 'slug' => 'dos' ) );
		self::assertSame( array(), get_term_meta( $tag ) );
	}

	public function test_the_translation_of_a_page_finds_it_too(): void {
		$english = array(
			$this->arte   => self::factory()->term->create( array( 'name' => 'Art' ) ),
			$this->musica => self::factory()->term->create( array( 'name' => 'Music' ) ),
		);
		// As WPML, or a plugin that answers for it.
		add_filter( 'wpml_object_id', static fn( int $id ): ?int => $english[ $id ] ?? null );
		$shown = array_intersect_key( Program\get_all_categories(), array_flip( $english ) );

		self::assertSame(
			array( 'art', 'music' ),
			array_column( Program\get_categories_by_slugs( array( 'bellas-artes', 'musica', 'danza' ), $shown ), 'slug' )
		);
	}

	public function test_many_slugs_of_no_category_cost_one_query_and_leave_no_entries_of_their_own_in_the_cache(): void {
		$all     = Program\get_all_categories();
		$entries = static fn(): int => count( $GLOBALS['wp_object_cache']->cache['terms'] );
		$look_up = static fn( int $from ): array => Program\get_categories_by_slugs( array_map( static fn( int $number ): string => "nada-$number", range( $from, $from + 99 ) ), $all );
		$look_up( 1 );
		add_filter( 'wpml_object_id', '__return_null' );
		$before = array( self::database()->num_queries, $entries() );
		$look_up( 100 );
		$look_up( 200 );

		self::assertSame( array( $before[0] + 1, $before[1] ), array( self::database()->num_queries, $entries() ) );
	}

	public function test_in_the_rest_api_nobody_can_write_or_read_them(): void {
		wp_set_current_user( 1 );
		self::rest( 'POST', "/wp/v2/programa-categorias/$this->arte", array( 'meta' => array( '_programs_filter_old_slug' => 'x' ) ) );
		self::assertSame( array( 'bellas-artes' ), self::old_slugs( $this->arte ) );
		self::assertFalse( current_user_can( 'edit_term_meta', $this->arte, '_programs_filter_old_slug' ) );

		$read = self::rest( 'GET', '/wp/v2/programa-categorias', array( 'orderby' => 'name' ) )->get_data();
		self::assertStringNotContainsString( '_programs_filter', (string) wp_json_encode( $read ) );
	}
}
