<?php
/**
 * Programs that visitors can put in another order.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Visitors_Order;

use function ProgramsFilter\Tests\{block, category, content, listing, program};

/** Writes programs, in the order in which they were put by hand. */
function contents(): void {
	$arte = category( 'Arte', 'arte' );
	foreach ( array(
		'Ópera'   => array( 'pfilter_start' => '2099-03-01' ),
		'Taller'  => array(),
		'árbol'   => array( 'pfilter_start' => '2020-01-01', 'pfilter_end' => '2020-02-01' ),
		'Bordado' => array( 'pfilter_start' => '2020-01-01' ),
		'nudos'   => array( 'pfilter_start' => '2099-01-01T18:00', 'pfilter_free' => '1' ),
	) as $title => $facts ) {
		static $order = 0;
		program( $title, array( $arte ), array( 'meta_input' => $facts, 'menu_order' => ++$order ) );
	}
}

/**
 * Listings under addresses.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param list<string>         $queries    Query strings.
 * @return list<string>
 */
function asked( array $attributes, array $queries ): array {
	contents();

	return array_map( static fn( string $query ): string => listing( $attributes, $query ), $queries );
}

/** A filter and its cards in blocks of their own. */
function apart(): string {
	contents();
	$filters = array( 'orden', 'gratis' );

	return content( block( array( 'showGrid' => false, 'target' => '#lista', 'filters' => $filters ) ) . block( array( 'showFilter' => false, 'anchor' => 'lista', 'filters' => $filters ) ), 'orden=nombre' );
}
