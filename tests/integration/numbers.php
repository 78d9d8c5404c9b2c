<?php
/**
 * Listings by place, age and price, which are made of facts.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Numbers;

use function ProgramsFilter\Tests\{listing, program_with_facts};

/**
 * Listings under addresses.
 *
 * @param list<string> $filters Filters.
 * @param list<string> $queries Query strings.
 * @return list<string>
 */
function asked( array $filters, array $queries ): array {
	$programs = array(
		'Coro'             => array( 'place' => 'Centro Cívico', 'audience' => 'De 6 a 12 años', 'price' => '12,50 €' ),
		'Cine'             => array( 'place' => 'CENTRO CIVICO', 'audience' => 'Jóvenes', 'free' => '1' ),
		'Cerámica'         => array( 'place' => 'Sala 10', 'audience' => 'Adultos', 'price' => '96 €, con barro' ),
		'Puertas abiertas' => array( 'place' => 'Sala 2', 'price' => 'Según la renta' ),
		// The numbers count.
		'Teatro'           => array( 'age_from' => '30', 'audience' => 'De 6 a 12 años', 'price' => '200 €' ),
	);
	foreach ( $programs as $title => $facts ) {
		facts_in_order( $title, $facts );
	}

	return array_map( static fn( string $query ): string => listing( array( 'filters' => $filters ), $query ), $queries );
}

/**
 * A listing with programs of these prices.
 *
 * @param list<string> $prices Prices.
 */
function currency( array $prices ): string {
	foreach ( $prices as $price ) {
		facts_in_order( "Cuesta $price", compact( 'price' ) );
	}

	return listing( array( 'filters' => array( 'lugar', 'edad', 'precio' ) ) );
}

/**
 * Writes a program after the others.
 *
 * @param string                $title Title.
 * @param array<string, string> $facts Facts by key.
 */
function facts_in_order( string $title, array $facts ): void {
	static $order = 0;

	program_with_facts( $facts, array( 'post_title' => $title, 'menu_order' => ++$order ) );
}
