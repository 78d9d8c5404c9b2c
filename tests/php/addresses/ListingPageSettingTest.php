<?php
/**
 * The setting of the listing page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Addresses;

use ProgramsFilter\Addresses;
use ProgramsFilter\Tests\TestCase;

/** The setting, and what the list of pages says of it. */
class ListingPageSettingTest extends TestCase {
	private int $listing;
	private int $other;

	protected function set_up() {
		parent::set_up();
		Addresses\bootstrap_admin();
		$this->listing = self::factory()->post->create(
			array( 'post_type' => 'page', 'post_title' => 'Programas', 'post_content' => self::block() )
		);
		$this->other   = self::factory()->post->create( array( 'post_type' => 'page', 'post_title' => 'Otra' ) );
		wp_set_current_user( 1 );
	}

	public function test_the_field_offers_the_pages_and_says_which_one_is_found(): void {
		$html = self::output( static fn() => Addresses\print_page_setting( 0 ) );

		self::assertMatchesRegularExpression( "/<select name='programs_filter_page'/", $html );
		foreach ( array( 'Automática: Programas', 'Programas', 'Otra' ) as $option ) {
			self::assertMatchesRegularExpression( "#<option[^>]*>$option</option>#", $html );
		}
	}

	public function test_without_pages_it_is_automatic(): void {
		foreach ( get_posts( array( 'post_type' => 'page', 'numberposts' => -1 ) ) as $page ) {
			wp_delete_post( $page->ID, true );
		}

		self::assertStringStartsWith( 'Automática<', self::output( static fn() => Addresses\print_page_setting( 0 ) ) );
	}

	public function test_a_published_page_can_be_chosen_and_automatic_again(): void {
		update_option( Addresses\LISTING_PAGE_OPTION, Addresses\sanitize_page_setting( $this->other ) );
		self::assertSame( $this->other, Addresses\get_listing_page_id() );

		update_option( Addresses\LISTING_PAGE_OPTION, Addresses\sanitize_page_setting( 0 ) );
		self::assertSame( $this->listing, Addresses\get_listing_page_id() );
		self::assertSame( array(), get_settings_errors( Addresses\LISTING_PAGE_OPTION ) );
	}

	/**
	 * What is no published page.
	 *
	 * @return array<string, array{int|null}> ID; null for that of a program.
	 */
	public function refused_values(): array {
		return array( 'nonsense' => array( -1 ), 'no post' => array( 999999 ), 'a program' => array( null ) );
	}

	/** @dataProvider refused_values */
	public function test_anything_else_is_refused_and_the_choice_stays( ?int $page ): void {
		update_option( Addresses\LISTING_PAGE_OPTION, $this->other );

		self::assertSame( $this->other, Addresses\sanitize_page_setting( $page ?? self::factory()->program->create() ) );
		self::assertCount( 1, get_settings_errors( Addresses\LISTING_PAGE_OPTION ) );
	}

	public function test_the_list_of_pages_says_which_one_it_is(): void {
		self::assertSame( array( 'programs_filter_page' => 'Página de programas' ), get_post_states( $this->page_of( $this->listing ) ) );
		self::assertSame( array(), get_post_states( $this->page_of( $this->other ) ) );
	}

	/**
	 * A page.
	 *
	 * @param int $id ID.
	 */
	private function page_of( int $id ): \WP_Post {
		$page = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $page );

		return $page;
	}
}
