<?php
/**
 * A page with the slug at which the addresses of programs begin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\Tests\TestCase;

/** It keeps its children, page numbers and feeds. */
class PageBeforeProgramsTest extends TestCase {
	protected function set_up() {
		parent::set_up();
		$page  = $this->page( 'Programa electoral', 'programa' );
		$child = $this->page( 'Hija', 'hija', $page );
		$this->page( 'Nieta', 'nieta', $child );
		$this->page( 'Página Coro', 'coro', $page, 'draft' );
		foreach ( array( 'acuarela', 'coro', 'hija' ) as $slug ) {
			self::factory()->program->create( array( 'post_title' => "Programa $slug", 'post_name' => $slug ) );
		}
		$this->set_permalink_structure( '/%postname%/' );
	}

	private function page( string $title, string $slug, int $above = 0, string $status = 'publish' ): int {
		return self::factory()->post->create(
			array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_name'    => $slug,
				'post_parent'  => $above,
				'post_status'  => $status,
				'post_content' => 'Uno<!--nextpage-->Dos',
			)
		);
	}

	/** @return array<string, array{string, string, string}> */
	public function addresses(): array {
		return array(
			'the page'               => array( '/programa/', 'Programa electoral', '' ),
			'its second part'        => array( '/programa/2/', 'Programa electoral', '2' ),
			'a child'                => array( '/programa/hija/', 'Hija', '' ),
			'the child’s own part'   => array( '/programa/hija/2/', 'Hija', '2' ),
			'a child of the child'   => array( '/programa/hija/nieta/', 'Nieta', '' ),
			'a program'              => array( '/programa/acuarela/', 'Programa acuarela', '' ),
			'a program like a draft' => array( '/programa/coro/', 'Programa coro', '' ),
		);
	}

	/** @dataProvider addresses */
	public function test_pages_come_before_programs_and_drafts_do_not( string $address, string $title, string $part ): void {
		$this->go_to( $address );

		self::assertTrue( is_singular() );
		self::assertSame( $title, get_the_title( get_queried_object_id() ) );
		self::assertSame( $part, ltrim( (string) get_query_var( 'page' ), '/0' ) );
	}

	public function test_an_editor_sees_a_private_page_below_it_where_a_program_has_the_same_slug(): void {
		$above = get_page_by_path( 'programa' );
		self::assertInstanceOf( \WP_Post::class, $above );
		$private = $this->page( 'Privada', 'acuarela', $above->ID, 'private' );
		wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
		$this->go_to( '/programa/acuarela/' );

		self::assertTrue( is_page( $private ) );
		self::assertTrue( have_posts() );
	}

	public function test_their_feeds_are_feeds(): void {
		foreach ( array( '/programa/feed/', '/programa/hija/feed/' ) as $address ) {
			$this->go_to( $address );
			self::assertTrue( is_feed() && is_page(), $address );
		}
	}

	public function test_what_is_neither_is_not_found(): void {
		foreach ( array( '/programa/nada/', '/programa/hija/nada/' ) as $address ) {
			$this->go_to( $address );
			self::assertTrue( is_404(), $address );
		}
	}
}
