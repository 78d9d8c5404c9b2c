<?php
/**
 * Programs in categories of all kinds of slugs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Filtered_State;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\{category, category_with_raw_slug, listing, program};

/**
 * Writes a program for each, of the same name, and "flamenco" in a category below "danza".
 *
 * @param list<string> $slugs Of categories, "danza" among them.
 */
function contents( array $slugs ): void {
	foreach ( $slugs as $slug ) {
		program( $slug, array( category_with_raw_slug( "Categoría $slug", $slug ) ) );
	}
	$danza = get_term_by( 'slug', 'danza', Program\TAXONOMY );
	assert( $danza instanceof \WP_Term );
	program( 'flamenco', array( category( 'Flamenco', 'flamenco', $danza->term_id ) ) );
}

/**
 * The listing under addresses, on a page that opens with all, and on one that opens on a category.
 *
 * @param list<string> $slugs   Of categories.
 * @param list<string> $queries Query strings.
 * @return list<list<string>>
 */
function asked( array $slugs, array $queries ): array {
	contents( $slugs );

	return array(
		array_map( static fn( string $query ): string => listing( array( 'orderBy' => 'manual' ), $query ), $queries ),
		array_map( static fn( string $query ): string => listing( array( 'initialCategory' => '2026' ), $query ), $queries ),
	);
}

/**
 * Listings that open on a category, or on none.
 *
 * @param list<string> $slugs Of categories.
 * @return array<string, string>
 */
function opening( array $slugs ): array {
	contents( $slugs );

	return array_map(
		static fn( array $attributes ): string => listing( $attributes ),
		array(
			'chosen'  => array( 'initialCategory' => 'danza' ),
			'none'    => array(),
			'unknown' => array( 'initialCategory' => 'no-existe' ),
			'all'     => array( 'initialCategory' => 'all' ),
			'unused'  => array( 'initialCategory' => 'danza', 'categories' => array( 'musica', 'flamenco' ) ),
			'grid'    => array( 'initialCategory' => 'danza', 'showFilter' => false ),
		)
	);
}
