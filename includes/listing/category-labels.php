<?php
/**
 * What categories are called beside each other: those of the same name with what is above them, as in the editor's lists
 * (src/blocks/programas/inspector/category-names.ts).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Category_Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Labels that tell categories apart.
 *
 * @param list<\WP_Term>       $terms Categories, as they stand beside each other.
 * @param array<int, \WP_Term> $all   All of the same taxonomy.
 * @return array<string, string> Names by slug, as WordPress has them.
 */
function of( array $terms, array $all ): array {
	$labels = array_column( $terms, 'name', 'slug' );
	$shared = array_filter( array_count_values( $labels ), static fn( int $bearers ): bool => $bearers > 1 );
	foreach ( array() === $shared ? array() : $terms as $term ) {
		$above = isset( $shared[ $term->name ] ) ? names_above( $term, $all ) : array();
		if ( array() !== $above ) {
			$labels[ $term->slug ] = sprintf( '%1$s (%2$s)', $term->name, implode( ' › ', $above ) );
		}
	}

	return $labels;
}

/**
 * Names of the ancestors of a category, the farthest first.
 *
 * @param \WP_Term             $term Category.
 * @param array<int, \WP_Term> $all  All of the same taxonomy.
 * @return list<string>
 */
function names_above( \WP_Term $term, array $all ): array {
	$names   = array();
	$visited = array( $term->term_id => true );
	$parent  = $all[ $term->parent ] ?? null;
	// A loop in the parents (a damaged import) must not hang the page.
	while ( null !== $parent && ! isset( $visited[ $parent->term_id ] ) ) {
		$visited[ $parent->term_id ] = true;
		array_unshift( $names, $parent->name );
		$parent = $all[ $parent->parent ] ?? null;
	}

	return $names;
}
