<?php
/**
 * Cards that are kept in the object cache.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Listing;
use ProgramsFilter\Tests\TestCase;

/** A site with a persistent object cache. */
class CacheTest extends TestCase {
	/** Its cache. */
	protected function set_up() {
		parent::set_up();
		wp_using_ext_object_cache( true );
		// OPcache may run the template that was there a moment ago.
		$_SERVER['REQUEST_TIME'] = time() + 60;
	}

	/** No site of another test has it. */
	protected function tear_down() {
		wp_using_ext_object_cache( false );
		parent::tear_down();
	}

	/**
	 * Numbers of the programs of a listing's cards.
	 *
	 * @param int $made Number of the program that is made if none are kept.
	 * @return list<int>
	 */
	private static function kept( int $made ): array {
		return array_column( Listing\kept_cards( Listing\prepare_listing_attributes( array() ), array(), static fn(): array => array( self::card( $made ) ) ), 'id' );
	}

	/**
	 * A card.
	 *
	 * @param int $program Its program.
	 * @return array{id: int, slugs: list<string>, data: array<string, string>, html: string, name: string, url: string}
	 */
	private static function card( int $program ): array {
		return array(
			'id'    => $program,
			'slugs' => array(),
			'data'  => array(),
			'html'  => '',
			'name'  => '',
			'url'   => '',
		);
	}

	public function test_cards_are_kept_until_something_changes(): void {
		self::assertSame( array( 1 ), self::kept( 1 ) );
		self::assertSame( array( 1 ), self::kept( 2 ) );

		Listing\flush_listings();

		self::assertSame( array( 3 ), self::kept( 3 ) );
	}

	public function test_of_some_of_many_programs_each_card_is_kept_by_itself(): void {
		$made = array();
		$ask  = static function ( array $programs ) use ( &$made ): array {
			$posts  = array_map( static fn( int $id ): \WP_Post => new \WP_Post( (object) array( 'ID' => $id ) ), $programs );
			$render = static function ( array $missing ) use ( &$made ): array {
				$made[] = array_column( $missing, 'ID' );
				return array_map( array( self::class, 'card' ), array_column( $missing, 'ID' ) );
			};

			return array_column( Listing\kept_cards_of_programs( Listing\prepare_listing_attributes( array() ), $posts, $render ), 'id' );
		};
		self::assertSame( array( 1, 2, 3 ), $ask( array( 1, 2, 3 ) ) );
		self::assertSame( array( 3, 4, 1 ), $ask( array( 3, 4, 1 ) ) );
		self::assertSame( array( 2, 3 ), $ask( array( 2, 3 ) ) );
		self::assertSame( array( array( 1, 2, 3 ), array( 4 ) ), $made );

		Listing\flush_listings();

		self::assertSame( array( 2 ), $ask( array( 2 ) ) );
		self::assertSame( array( 2 ), $made[2] );
	}
}
