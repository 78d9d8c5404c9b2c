<?php
/**
 * What search engines are told.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\ProgramPage;

use ProgramsFilter\{Program, Program_Page};
use ProgramsFilter\Tests\TestCase;

/** Tags of a program, and sitemaps. tests/compat/sitemaps.spec.ts has those of other plugins. */
class SearchEnginesTest extends TestCase {
	/**
	 * Addresses of WordPress's sitemaps.
	 *
	 * @return list<string>
	 */
	private static function addresses(): array {
		$found = array();
		foreach ( wp_get_sitemap_providers() as $provider ) {
			foreach ( array_merge( array( '' => '' ), $provider->get_object_subtypes() ) as $type => $unused ) {
				$found = array_merge( $found, array_column( $provider->get_url_list( 1, $type ), 'loc' ) );
			}
		}

		return $found;
	}

	public function test_sitemaps_have_no_address_whose_canonical_is_another(): void {
		self::factory()->post->create( array( 'post_type' => 'page', 'post_name' => 'programas', 'post_content' => self::block() ) );
		self::factory()->program->create( array( 'post_title' => 'Coro', 'categories' => array( 'musica' ) ) );
		$addresses = self::addresses();

		self::assertContains( home_url( '/programas/' ), $addresses );
		self::assertContains( home_url( '/programa/coro/' ), $addresses );
		foreach ( $addresses as $address ) {
			$this->go_to( (string) wp_make_link_relative( $address ) );
			if ( is_singular() ) {
				self::assertSame( $address, wp_get_canonical_url() );
			} else {
				self::assertFalse( is_404(), $address );
				self::assertStringNotContainsString( '?', $address );
			}
		}
	}

	public function test_where_the_address_of_a_program_is_shared_date_and_place_come_first(): void {
		$facts   = array( 'start' => '2099-03-03 18:00', 'place' => 'Teatro' );
		$program = self::factory()->program->create( array( 'post_excerpt' => 'Con agua y pincel.', 'facts' => $facts ) );
		$this->go_to( (string) wp_make_link_relative( (string) get_permalink( $program ) ) );

		self::assertSame( 'martes 3 de marzo de 2099, 18:00 · Teatro · Con agua y pincel.', $this->tags( $program )['og:description'] );
		$plain = self::factory()->program->create( array( 'post_excerpt' => 'Con agua y pincel.' ) );
		self::assertSame( 'Con agua y pincel.', $this->tags( $plain )['og:description'] );
		$locked = self::factory()->program->create( array( 'post_excerpt' => 'Con agua.', 'post_password' => 'x', 'facts' => $facts ) );
		self::assertStringNotContainsString( 'Teatro', $this->tags( $locked )['og:description'] ?? '' );
	}

	/**
	 * Tags of a program.
	 *
	 * @param int $program ID.
	 * @return array<string, string>
	 */
	private function tags( int $program ): array {
		$post = get_post( $program );
		assert( $post instanceof \WP_Post );

		return Program_Page\get_share_tags( $post );
	}

	public function test_categories_are_in_no_sitemap(): void {
		foreach ( array( 'seopress_sitemaps_index_tax_query', 'seopress_sitemaps_single_term_query' ) as $filter ) {
			$none = apply_filters( $filter, array( 'taxonomy' => Program\TAXONOMY, 'hide_empty' => false ), Program\TAXONOMY );
			self::factory()->program->create( array( 'categories' => array( 'arte' ) ) );
			// @phpstan-ignore argument.type (arguments of a query)
			self::assertSame( array(), get_terms( $none ) );
			self::assertSame( array( 'number' => 9 ), apply_filters( $filter, array( 'number' => 9 ), 'category' ) );
		}
		self::assertTrue( apply_filters( 'wpseo_sitemap_exclude_taxonomy', false, Program\TAXONOMY ) );
		self::assertFalse( apply_filters( 'wpseo_sitemap_exclude_taxonomy', false, 'category' ) );
	}
}
