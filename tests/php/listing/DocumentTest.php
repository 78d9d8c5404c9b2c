<?php
/**
 * What the head of a page says of a filtered listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Tests\TestCase;

/** Title and canonical address. */
class DocumentTest extends TestCase {
	/**
	 * Opens a page with a listing.
	 *
	 * @param string $query Query string.
	 */
	private function open( string $query ): void {
		$this->go_to( (string) wp_make_link_relative( (string) get_permalink( $this->page_id ) ) . $query );
	}

	/** ID of the page. */
	private int $page_id;

	public function set_up(): void {
		parent::set_up();
		$attributes    = array( 'filters' => array( 'buscar', 'categoria', 'gratis', 'orden' ) );
		$this->page_id = self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'agenda', 'post_title' => 'Agenda', 'post_content' => self::block( $attributes ) ) );
		self::factory()->term->create( array( 'name' => 'Danza', 'slug' => 'danza' ) );
		self::factory()->program->create( array( 'categories' => array( 'danza' ), 'facts' => array( 'price' => '0 €' ) ) );
		self::factory()->program->create();
	}

	/** @return array<string, array{string, string, string}> Query strings, what the title begins with, and the canonical one. */
	public function requests(): array {
		return array(
			'nothing'        => array( '', '', '' ),
			'a category'     => array( '?categoria=danza', 'Danza – ', '?categoria=danza' ),
			'two filters'    => array( '?gratis=1&utm_source=x&categoria=danza', 'Danza, gratis – ', '?categoria=danza&gratis=1' ),
			'words, order'   => array( '?buscar=coro&orden=nombre', '«coro» – ', '' ),
			'no such filter' => array( '?categoria=nada&gratis=7', '', '' ),
		);
	}

	/** @dataProvider requests */
	public function test_the_title_and_the_canonical_address_say_what_is_shown( string $query, string $begins, string $canonical ): void {
		$this->open( $query );

		self::assertStringStartsWith( "{$begins}Agenda", wp_get_document_title() );
		self::assertSame( get_permalink( $this->page_id ) . $canonical, wp_get_canonical_url() );
	}

	public function test_the_title_of_an_seo_plugin_says_it_too_and_a_canonical_address_that_it_sets_stays(): void {
		$this->open( '?categoria=danza' );

		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Yoast's.
		self::assertSame( 'Danza – Agenda de Yoast', apply_filters( 'wpseo_title', 'Agenda de Yoast' ) );
		self::assertSame( get_permalink( $this->page_id ) . '?categoria=danza', apply_filters( 'wpseo_canonical', get_permalink( $this->page_id ) ) );
		self::assertSame( 'https://example.org/', apply_filters( 'wpseo_canonical', 'https://example.org/' ) );
		// phpcs:enable
	}

	public function test_no_markup_of_a_search_is_in_the_title(): void {
		$this->open( '?buscar=' . rawurlencode( '<b>coro</b> & "x"' ) );

		self::assertStringNotContainsString( '<', wp_get_document_title() );
	}

	public function test_another_page_keeps_its_own(): void {
		$other = self::factory()->post->create( array( 'post_type' => 'page', 'post_title' => 'Contacto' ) );
		$this->go_to( (string) wp_make_link_relative( (string) get_permalink( $other ) ) . '?categoria=danza' );

		self::assertStringStartsWith( 'Contacto', wp_get_document_title() );
		self::assertSame( get_permalink( $other ), wp_get_canonical_url() );
	}
}
