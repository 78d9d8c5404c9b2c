<?php
/**
 * The category tree: ancestors, and the order in which a person reads it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Categories;

use ProgramsFilter\Old_Slugs;
use ProgramsFilter\Text;
use ProgramsFilter\Translated_Slugs;
use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * All categories.
 *
 * @param string $taxonomy Another taxonomy, of which all terms are meant.
 * @return array<int, \WP_Term> By term ID; siblings by name.
 */
function all( string $taxonomy = TAXONOMY ): array {
	$terms = get_terms(
		array(
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
			'orderby'    => 'name',
		)
	);
	$by_id = array();
	foreach ( only_terms( $terms ) as $term ) {
		$by_id[ $term->term_id ] = $term;
	}

	return $by_id;
}

/**
 * The categories among what WordPress gave, whose filters other plugins may answer with anything.
 *
 * @param mixed $terms Terms; false or an error when there are none.
 * @return list<\WP_Term>
 */
function only_terms( $terms ): array {
	return array_values( array_filter( is_array( $terms ) ? $terms : array(), static fn( $term ): bool => $term instanceof \WP_Term ) );
}

/**
 * The categories of a program.
 *
 * @param \WP_Post $post Program.
 * @return list<\WP_Term>
 */
function of_program( \WP_Post $post ): array {
	return only_terms( get_the_terms( $post, TAXONOMY ) );
}

/**
 * Slugs of categories and of their ancestors.
 *
 * @param list<\WP_Term>       $terms Categories, as those of a program.
 * @param array<int, \WP_Term> $all   All categories.
 * @return list<string>
 */
function slugs_with_ancestors( array $terms, array $all ): array {
	$slugs = array();
	foreach ( $terms as $term ) {
		$slugs = array_merge( $slugs, slugs_upwards( $term, $all ) );
	}

	return array_values( array_unique( $slugs ) );
}

/**
 * Categories by slug, as an editor writes them.
 *
 * @param list<string>         $slugs Slugs, of today, from before or of another language; a name is understood where its slug follows from it.
 * @param array<int, \WP_Term> $all   All categories.
 * @return list<\WP_Term> Those that exist, in the order of the slugs, each once.
 */
function by_slugs( array $slugs, array $all ): array {
	$by_slug = array_column( $all, null, 'slug' );
	$renamed = Old_Slugs\renamed( $all );
	$found   = array();
	foreach ( $slugs as $slug ) {
		$written = Text\only_text( sanitize_title( $slug ) );
		$term    = $by_slug[ $slug ] ?? $by_slug[ $renamed[ $slug ] ?? '' ] ?? $by_slug[ $written ] ?? $by_slug[ $renamed[ $written ] ?? '' ] ?? Translated_Slugs\category( $written, $all );
		if ( null !== $term ) {
			$found[ $term->term_id ] = $term;
		}
	}

	return array_values( $found );
}

/**
 * Categories and all their descendants.
 *
 * WordPress's own list of descendants never ends where parents form a loop.
 *
 * @param list<\WP_Term>       $terms Categories.
 * @param array<int, \WP_Term> $all   All categories.
 * @return list<\WP_Term>
 */
function with_descendants( array $terms, array $all ): array {
	$slugs = array_column( $terms, 'slug' );

	return array_values( array_filter( $all, static fn( \WP_Term $term ): bool => array() !== array_intersect( slugs_upwards( $term, $all ), $slugs ) ) );
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
