<?php
/**
 * The form that the filter is without script.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Form;

use function ProgramsFilter\Tests\{acuarela, block, content, listing, with_filter};

/**
 * The listing as a page shows it under addresses.
 *
 * @param list<string> $queries Query strings.
 * @return array{html: list<string>, run: int, filtered: list<mixed>} Also how often a shortcode that stands in addresses was run; and the listing where
 *                                                                   a filter names one more parameter, and none.
 */
function under_addresses( array $queries ): array {
	acuarela();
	// As Polylang does.
	if ( $GLOBALS['wp'] instanceof \WP ) {
		$GLOBALS['wp']->add_query_var( 'lang' );
	}
	$run = 0;
	add_shortcode(
		'prueba',
		static function () use ( &$run ): string {
			++$run;

			return '';
		}
	);
	$html  = array_map( static fn( string $query ): string => content( block(), $query ), $queries );
	$names = static fn( callable $filter ) => with_filter( 'programs_filter_form_parameters', $filter, static fn(): string => listing( array(), 'p=1&curso[x]=2&3=4' ) );

	return array(
		'html'     => $html,
		'run'      => $run,
		'filtered' => array( $names( static fn( array $names ): array => array_merge( $names, array( 'curso' ) ) ), $names( '__return_empty_array' ) ),
	);
}

/**
 * Listings with attributes; under an address with 500 parameters; and under one with a long parameter.
 *
 * @param list<array<string, mixed>> $attributes Attributes, of a listing each.
 * @return array{list<string>, string, string}
 */
function listings( array $attributes ): array {
	acuarela();

	return array(
		array_map( static fn( array $one ): string => listing( $one ), $attributes ),
		listing( array(), implode( '&', array_map( static fn( int $number ): string => "s[$number]=1", range( 1, 500 ) ) ) ),
		listing( array(), 'p=1&s=' . str_repeat( 'x', 5000 ) . '&page=1' ),
	);
}
