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
		$card = array(
			'id'    => $made,
			'slugs' => array(),
			'data'  => array(),
			'html'  => '',
			'name'  => '',
			'url'   => '',
		);

		return array_column( Listing\kept_cards( Listing\prepare_listing_attributes( array() ), array(), static fn(): array => array( $card ) ), 'id' );
	}

	public function test_cards_are_kept_until_something_changes(): void {
		self::assertSame( array( 1 ), self::kept( 1 ) );
		self::assertSame( array( 1 ), self::kept( 2 ) );

		Listing\flush_listings();

		self::assertSame( array( 3 ), self::kept( 3 ) );
	}
}
