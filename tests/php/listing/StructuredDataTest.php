<?php
/**
 * What search engines read of a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** A list of its cards at the end of the page. */
class StructuredDataTest extends TestCase {
	/**
	 * What the addresses of this test's programs have.
	 *
	 * @var string
	 */
	private string $slug = '';

	private const NASTY = '</script><script>alert(1)</script> "comillas" [programas] & \\ ñ 日本';

	/** Programs in two categories, one behind a password, one with markup in every field. No other test has their names. */
	protected function set_up() {
		parent::set_up();
		kses_remove_filters();
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		$slug       = uniqid( 'coro-' );
		$this->slug = $slug;
		self::factory()->program->create( array( 'post_title' => 'Coro', 'post_name' => $slug, 'categories' => array( 'Música' ) ) );
		self::factory()->program->create( array( 'post_name' => "$slug-2", 'categories' => array( 'Arte' ) ) );
		self::factory()->program->create( array( 'post_title' => 'Con clave', 'categories' => array( 'Arte' ), 'post_password' => 'x' ) );
		self::factory()->program->create(
			array( 'post_title' => self::NASTY, 'post_name' => "$slug-3", 'post_excerpt' => self::NASTY, 'categories' => array( 'Arte' ) )
		);
	}

	/** @return list<string> Scripts of data about these programs that are printed at the end of the page. */
	private function scripts(): array {
		preg_match_all(
			'/<script type="application\/ld\+json">(.*?)<\/script>/s',
			self::output( static fn() => do_action( 'wp_footer' ) ),
			$found
		);

		return array_values( array_filter( $found[1], fn( string $json ): bool => str_contains( $json, $this->slug ) ) );
	}

	/**
	 * Data of a page.
	 *
	 * @param string $content Blocks.
	 * @param string $query   Query string.
	 * @return list<array<string, mixed>>
	 */
	private function data( string $content, string $query = '' ): array {
		$before = $this->scripts();
		$this->page_html( $content, $query );

		return array_map(
			static fn( string $json ): array => json_decode( $json, true ),
			array_values( array_diff( $this->scripts(), $before ) )
		);
	}

	public function test_a_listing_is_a_list_of_its_cards_by_block_and_shortcode_once_on_each_page(): void {
		$data = $this->data( self::block() );
		self::assertCount( 1, $data );
		self::assertSame( array( 'https://schema.org', 'ItemList' ), array( $data[0]['@context'], $data[0]['@type'] ) );
		// Not the one behind a password.
		self::assertSame( 3, $data[0]['numberOfItems'] );
		self::assertSame( array( 1, 2, 3 ), array_column( $data[0]['itemListElement'], 'position' ) );
		self::assertSame(
			array_column( $data[0]['itemListElement'], 'url' ),
			array_filter( array_column( $data[0]['itemListElement'], 'url' ), 'wp_http_validate_url' )
		);

		self::assertSame( array( 2 ), array_column( $this->data( '[programas cantidad="3"]' ), 'numberOfItems' ) );
		$one = self::block( array( 'only' => array( 'categoria' => array( 'musica' ) ) ) );
		self::assertSame( array( 1 ), array_column( $this->data( $one . $one ), 'numberOfItems' ) );
	}

	public function test_it_has_the_cards_of_the_category_that_the_address_asks_for(): void {
		list( $list ) = $this->data( self::block(), 'categoria=musica' );

		self::assertSame( 1, $list['numberOfItems'] );
		self::assertSame( array( 1, 'Coro' ), array( $list['itemListElement'][0]['position'], $list['itemListElement'][0]['name'] ) );
		self::assertStringContainsString( '/programa/coro-', $list['itemListElement'][0]['url'] );
	}

	public function test_what_a_title_contains_ends_no_script(): void {
		$this->page_html( self::block() );
		$scripts = $this->scripts();

		self::assertDoesNotMatchRegularExpression( '/[<>&]/', end( $scripts ) );
		self::assertStringContainsString( 'ñ 日本', end( $scripts ) );
	}

	public function test_there_is_none_without_cards_without_a_listing_and_in_a_feed(): void {
		self::assertSame( array(), $this->data( self::block( array( 'showGrid' => false ) ) ) );
		self::assertSame( array(), $this->data( 'Nada' ) );

		add_action(
			'wp',
			static function (): void {
				$GLOBALS['wp_query']->is_feed = true;
			}
		);
		self::assertSame( array(), $this->data( self::block() ) );
	}

	public function test_a_filter_changes_it_and_nothing_is_printed_where_its_answer_is_no_data(): void {
		$change = static fn( array $data, $program ): array => array( 'seen' => null === $program ) + $data;
		add_filter( 'programs_filter_structured_data', $change, 10, 2 );
		self::assertTrue( $this->data( self::block() )[0]['seen'] );

		add_filter( 'programs_filter_structured_data', '__return_false', 11 );
		self::assertSame( array(), $this->scripts() );
	}
}
