<?php
/**
 * Contents with a listing.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Listing;
use ProgramsFilter\Tests\TestCase;

/** What is looked for in the content of a page before it is rendered. */
class BlocksInTextTest extends TestCase {
	/** @return array<string, array{string, bool}> */
	public function contents(): array {
		return array(
			'the block'             => array( '<!-- wp:programs-filter/programas /-->', true ),
			'the block in another'  => array( '<!-- wp:group --><div>' . self::block( array( 'limit' => 3 ) ) . '</div><!-- /wp:group -->', true ),
			'the shortcode'         => array( 'Texto [programas cantidad="3"]', true ),
			'written markup'        => array( '<!-- wp:html --><ul class="programas-grid"></ul><!-- /wp:html -->', true ),
			'the word alone'        => array( '<!-- wp:paragraph --><p>Los programas de la casa</p><!-- /wp:paragraph -->', false ),
			'a block of that room'  => array( '<!-- wp:programs-filter/programas-otros /-->', false ),
			'the shortcode as text' => array( 'Escribe [[programas]]', false ),
			'nothing'               => array( '', false ),
		);
	}

	/** @dataProvider contents */
	public function test_a_content_holds_a_listing( string $content, bool $holds ): void {
		self::assertSame( $holds, Listing\has_listing( $content ) );
	}

	public function test_patterns_that_a_content_refers_to_are_looked_through(): void {
		$make    = static fn( string $content ): int => self::factory()->post->create( array( 'post_type' => 'wp_block', 'post_content' => $content ) );
		$inner   = $make( self::block( array( 'limit' => 7 ) ) );
		$outer   = $make( "<!-- wp:block {\"ref\":$inner} /-->" );
		$without = $make( '<!-- wp:paragraph --><p>Nada</p><!-- /wp:paragraph -->' );

		self::assertSame( array( 7 ), array_column( Listing\get_listings_in_content( "<!-- wp:block {\"ref\":$outer} /-->" ), 'limit' ) );
		self::assertTrue( Listing\has_listing( "<!-- wp:core/block {\"ref\":$outer} /-->" ) );
		self::assertFalse( Listing\has_listing( "<!-- wp:block {\"ref\":$without} /-->" ) );
	}

	public function test_a_content_without_a_sign_of_a_listing_is_not_parsed(): void {
		$parsed = 0;
		add_filter(
			'block_parser_class',
			static function ( string $parser ) use ( &$parsed ): string {
				++$parsed;

				return $parser;
			}
		);
		$text = '<!-- wp:paragraph --><p>Texto de una página cualquiera</p><!-- /wp:paragraph -->';

		Listing\has_listing( $text );
		self::assertSame( 0, $parsed );

		Listing\has_listing( $text . self::block( array( 'limit' => 9 ) ) );
		Listing\get_listings_in_content( $text . self::block( array( 'limit' => 9 ) ) );
		self::assertSame( 1, $parsed );
	}
}
