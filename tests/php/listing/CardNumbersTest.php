<?php
/**
 * Numbers and ranges of cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Listing;

use ProgramsFilter\Listing;
use ProgramsFilter\Tests\TestCase;

/** The cases stand in tests/card-numbers.json; the script has the same. */
class CardNumbersTest extends TestCase {
	public function test_a_number_is_in_a_range_as_the_table_says(): void {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/card-numbers.json' ), true );
		self::assertIsArray( $table );
		self::assertIsArray( $table['said'] );
		foreach ( $table['said'] as $case ) {
			self::assertIsArray( $case );
			list( $said, $number, $is ) = $case;
			self::assertSame( $is, 0 < Listing\meet_requests( array( 'edad' => Listing\parse_ranges( $said ) ), Listing\request_spans( 'edad', Listing\parse_ranges( (string) $number ) ) ), "$said $number" );
		}
	}
}
