<?php
/**
 * The category tree: ancestors, and the order in which a person reads it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Categories;

use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

/**
 * All categories.
 *
 * @return array<int, \WP_Term> By term ID; siblings by name.
 */
function all(): array {
	$terms = get_terms(
		array(
			'taxonomy'               => TAXONOMY,
			'hide_empty'             => false,
			'orderby'                => 'name',
			'update_term_meta_cache' => false,
		)
	);
	$by_id = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		$by_id[ $term->term_id ] = $term;
	}

	return $by_id;
}

/**
 * Slugs of a category and of its ancestors, nearest first.
 *
 * @param \WP_Term             $term Category.
 * @param array<int, \WP_Term> $all  All categories.
 * @return list<string>
 */
function slugs_upwards( \WP_Term $term, array $all ): array {
	$slugs   = array();
	$visited = array();
	// A loop in the parents (a damaged import) must not hang the page.
	while ( null !== $term && ! isset( $visited[ $term->term_id ] ) ) {
		$visited[ $term->term_id ] = true;
		$slugs[]                   = $term->slug;
		$term                      = $all[ $term->parent ] ?? null;
	}

	return $slugs;
}

/**
 * Categories as the tree reads: each followed by its descendants.
 *
 * @param array<int, \WP_Term> $all All categories.
 * @return list<\WP_Term> Each category once, also those whose parents form a loop (last).
 */
function in_tree_order( array $all ): array {
	$children = array();
	foreach ( $all as $term ) {
		$parent                = isset( $all[ $term->parent ] ) ? $term->parent : 0;
		$children[ $parent ][] = $term;
	}
	$ordered = array();
	$pending = $children[0] ?? array();
	while ( array() !== $pending ) {
		$term                      = array_shift( $pending );
		$ordered[ $term->term_id ] = $term;
		array_unshift( $pending, ...( $children[ $term->term_id ] ?? array() ) );
	}

	return array_values( $ordered + $all );
}
