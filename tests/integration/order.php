<?php
/**
 * Programs in an order.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Order;

use function ProgramsFilter\Tests\{listing, program};

/**
 * The listing with attributes. A1 and A2 are equal in everything but their ID.
 *
 * @param list<array<string, mixed>> $attributes Attributes, of a listing each.
 * @return list<string>
 */
function listings( array $attributes ): array {
	$write = static fn( string $title, string $excerpt, int $order, string $date ): int => program(
		$title,
		array(),
		array( 'menu_order' => $order, 'post_date' => "$date 10:00:00", 'post_excerpt' => $excerpt )
	);
	$write( 'B', 'B', 9, '2024-01-01' );
	$write( 'A', 'A1', 5, '2024-02-01' );
	$write( 'A', 'A2', 5, '2024-02-01' );
	$write( 'C', 'C', -1, '2024-03-01' );

	return array_map( static fn( array $one ): string => listing( $one ), $attributes );
}
