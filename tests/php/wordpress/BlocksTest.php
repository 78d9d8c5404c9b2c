<?php
/**
 * The blocks of a content and of what it refers to.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\WordPress;

use ProgramsFilter\Tests\TestCase;
use ProgramsFilter\WordPress;

/** Blocks of a content. */
class BlocksTest extends TestCase {
	public function test_a_pattern_is_parsed_once_however_many_others_refer_to_it(): void {
		$ids    = array_map( static fn(): int => self::factory()->post->create( array( 'post_type' => 'wp_block' ) ), range( 1, 6 ) );
		$blocks = array_map( static fn( int $id ): string => "<!-- wp:block {\"ref\":$id} /-->", $ids );
		foreach ( $ids as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => implode( '', $blocks ) . $id ) );
		}
		$times = 0;
		add_filter(
			'block_parser_class',
			static function ( string $parser ) use ( &$times ): string {
				++$times;

				return $parser;
			}
		);
		WordPress\get_blocks_in_content( $blocks[0] );

		self::assertSame( 7, $times, 'The content, and each pattern.' );
	}
}
