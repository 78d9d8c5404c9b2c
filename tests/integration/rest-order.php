<?php
/**
 * Programs in the orders of the REST API.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Rest_Order;

use function ProgramsFilter\Tests\listing;
use function ProgramsFilter\Tests\program;
use function ProgramsFilter\Tests\rest_programs;
use function ProgramsFilter\Tests\with_filter;

/**
 * Programs in an order, as the page has them and as three pages of the REST API give them. Of each there are two, equal in everything that an
 * order looks at.
 *
 * @param string $order_by  What they are ordered by.
 * @param string $direction Direction.
 * @return array{page: mixed, rest: list<mixed>} A listing with IDs for titles; programs.
 */
function both( string $order_by, string $direction ): array {
	foreach ( array( 'B', 'ñ', 'A', 'a', 'C 10', 'C 9' ) as $index => $title ) {
		$fields = array(
			'menu_order' => 3 - $index % 3,
			'post_date'  => sprintf( '2024-01-%02d 10:00:00', 1 + $index % 4 ),
		);
		program( $title, array(), $fields );
		program( $title, array(), $fields );
	}
	$rest = array();
	foreach ( array( 1, 2, 3 ) as $page ) {
		$parameters = array(
			'page'     => $page,
			'orderby'  => $order_by,
			'order'    => $direction,
			'per_page' => 5,
		);
		array_push( $rest, ...array_values( (array) rest_programs( $parameters ) ) );
	}
	$attributes = array(
		'orderBy' => $order_by,
		'order'   => $direction,
	);

	return array(
		'rest' => $rest,
		'page' => with_filter(
			'programs_filter_card',
			static fn( array $card, \WP_Post $post ): array => array( 'title' => (string) $post->ID ) + $card,
			static fn(): string => listing( $attributes )
		),
	);
}

/**
 * Two programs in an order of WordPress, and in one that there is not.
 *
 * @return list<mixed>
 */
function other_orders(): array {
	program( 'A' );
	program( 'B' );

	return array( rest_programs( array( 'orderby' => 'id' ) ), rest_programs( array( 'orderby' => 'rand' ) ) );
}
