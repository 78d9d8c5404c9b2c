<?php
/**
 * The form under addresses with other parameters.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Other_Parameters;

use function ProgramsFilter\Tests\{acuarela, block, content, listing, with_filter};

/**
 * The listing as a page shows it under addresses.
 *
 * @param list<string> $queries Query strings.
 * @return array{html: list<string>, run: int} Also how often a shortcode that stands in addresses was run.
 */
function contents( array $queries ): array {
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
	$html = array_map( static fn( string $query ): string => content( block(), $query ), $queries );

	return array( 'html' => $html, 'run' => $run );
}

/**
 * The listing where a filter names the parameters that the form repeats: one more, none, no list, and a list with wrong names.
 *
 * @return list<mixed>
 */
function filtered(): array {
	acuarela();

	return array_map(
		static fn( callable $filter ) => with_filter( 'programs_filter_form_parameters', $filter, static fn(): string => listing( array(), 'p=1&curso[x]=2&3=4' ) ),
		array(
			static fn( array $names ): array => array_merge( $names, array( 'curso' ) ),
			'__return_empty_array',
			'__return_null',
			static fn(): array => array( null, 3, 'curso' ),
		)
	);
}
