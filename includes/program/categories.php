<?php
/**
 * Queries of the category tree: ancestors, descendants, reading order and slugs, for listings, criteria and the import.
 *
 * Slugs may be those of another language, as the translation of a page keeps the slugs of its block or shortcode.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * All categories.
 *
 * @param list<string>|null $taxonomies Taxonomies, for all of their terms; null for the categories of all that listings show.
 * @return array<int, \WP_Term> By term ID; siblings by name, numbers in it by their value, unless a plugin gives terms another order.
 */
function get_all_categories( ?array $taxonomies = null ): array {
	$taxonomies = $taxonomies ?? get_category_taxonomies();
	if ( array() === $taxonomies ) {
		// WordPress would return the terms of all taxonomies.
		return array();
	}
	$is_by_name  = false;
	$track_order = static function ( $terms, $taxonomies, $arguments, $query ) use ( &$is_by_name ) {
		$is_by_name = $query instanceof \WP_Term_Query && str_contains( $query->request, 'ORDER BY t.name ASC' );

		return $terms;
	};
	add_filter( 'get_terms', $track_order, 10, 4 );
	$terms = get_terms(
		array(
			'taxonomy'   => $taxonomies,
			'hide_empty' => false,
			'orderby'    => 'name',
		)
	);
	remove_filter( 'get_terms', $track_order );
	$by_id = array();
	foreach ( terms_or_empty( $terms ) as $term ) {
		$by_id[ $term->term_id ] = $term;
	}
	$names = array_map( static fn( \WP_Term $term ): string => $term->name, $by_id );

	if ( $is_by_name && array() !== preg_grep( '/\d/', $names ) ) {
		// Without numbers the database has the order of its language.
		$by_id = array_map( static fn( int $id ): \WP_Term => $by_id[ $id ], array_keys( WordPress\sort_naturally( $names ) ) );
	}

	return array_column( $by_id, null, 'term_id' );
}

/**
 * The categories in an answer of WordPress, which may be false or an error.
 *
 * @param mixed $terms Terms, false or an error.
 * @return list<\WP_Term>
 */
function terms_or_empty( $terms ): array {
	return array_values( array_filter( is_array( $terms ) ? $terms : array(), static fn( $term ): bool => $term instanceof \WP_Term ) );
}

/**
 * The categories of a program.
 *
 * @param \WP_Post $post Program.
 * @return list<\WP_Term>
 */
function get_program_categories( \WP_Post $post ): array {
	$taxonomy = get_category_taxonomy( $post->post_type );

	return '' === $taxonomy ? array() : terms_or_empty( get_the_terms( $post, $taxonomy ) );
}

/**
 * Slugs of categories and of their ancestors.
 *
 * @param list<\WP_Term>       $terms Categories, as those of a program.
 * @param array<int, \WP_Term> $all   All categories.
 * @return list<string>
 */
function get_slugs_with_ancestors( array $terms, array $all ): array {
	$slugs = array();
	foreach ( $terms as $term ) {
		$slugs = array_merge( $slugs, get_category_and_ancestor_slugs( $term, $all ) );
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
function get_categories_by_slugs( array $slugs, array $all ): array {
	return array_values( array_column( map_slugs_to_categories( $slugs, $all ), null, 'term_id' ) );
}

/**
 * The category of each slug, as an editor writes them. One look-up for all slugs, as a request may have hundreds.
 *
 * @param list<string>         $slugs Slugs, as above.
 * @param array<int, \WP_Term> $all   All categories.
 * @return array<\WP_Term> By the slug as it is written; without slugs of no category.
 */
function map_slugs_to_categories( array $slugs, array $all ): array {
	$by_slug = array_column( $all, null, 'slug' );
	foreach ( array() === $slugs ? array() : get_current_slugs( $all ) as $old => $slug ) {
		$by_slug[ $old ] = $by_slug[ $slug ];
	}
	$found  = array();
	$others = null;
	foreach ( array_unique( $slugs ) as $slug ) {
		$written = sanitize_title( $slug );
		$term    = $by_slug[ $slug ] ?? $by_slug[ $written ] ?? null;
		if ( null === $term && has_filter( 'wpml_object_id' ) ) {
			$others = $others ?? get_category_ids_by_slug();
			$term   = get_translated_category( $others[ $slug ] ?? $others[ $written ] ?? array(), $all );
		}
		if ( null !== $term ) {
			$found[ $slug ] = $term;
		}
	}

	return $found;
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
function get_categories_with_descendants( array $terms, array $all ): array {
	$slugs = array_column( $terms, 'slug' );

	return array_values( array_filter( $all, static fn( \WP_Term $term ): bool => array() !== array_intersect( get_category_and_ancestor_slugs( $term, $all ), $slugs ) ) );
}

/**
 * Slugs of a category and of its ancestors, nearest first.
 *
 * @param \WP_Term             $term Category.
 * @param array<int, \WP_Term> $all  All categories.
 * @return list<string>
 */
function get_category_and_ancestor_slugs( \WP_Term $term, array $all ): array {
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
function sort_categories_by_tree( array $all ): array {
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

/**
 * The category of this language of which one of some categories is the translation, where WPML, or a plugin that answers for it, knows one.
 *
 * @param list<int>            $ids        Categories of any language.
 * @param array<int, \WP_Term> $categories All categories of this language.
 */
function get_translated_category( array $ids, array $categories ): ?\WP_Term {
	foreach ( $ids as $id ) {
		foreach ( get_category_taxonomies() as $taxonomy ) {
			$translated = apply_filters( 'wpml_object_id', $id, $taxonomy, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang and others answer it too.
			if ( is_numeric( $translated ) && isset( $categories[ (int) $translated ] ) ) {
				return $categories[ (int) $translated ];
			}
		}
	}

	return null;
}

/**
 * The categories of all languages by their slugs and by those that they had before. One query for any number of slugs.
 *
 * @return array<list<int>> IDs by slug.
 */
function get_category_ids_by_slug(): array {
	$taxonomies = get_category_taxonomies();
	$query      = static function () use ( $taxonomies ): array {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		/**
		 * Slugs with their categories.
		 *
		 * @var list<array{slug: string, term_id: string}> $rows
		 */
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Those plugins keep WordPress's functions to one language.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				// @phpstan-ignore argument.type (names of tables are WordPress's)
				"SELECT t.slug, t.term_id FROM $wpdb->terms t INNER JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE tt.taxonomy IN (" . implode( ', ', array_fill( 0, count( $taxonomies ), '%s' ) ) . ') UNION ALL SELECT meta_value, term_id FROM ' . $wpdb->termmeta . ' WHERE meta_key = %s',
				array_merge( $taxonomies, array( OLD_SLUG_META ) )
			),
			'ARRAY_A'
		);
		$ids = array();
		foreach ( $rows as $row ) {
			$ids[ $row['slug'] ][] = (int) $row['term_id'];
		}

		return $ids;
	};

	return array() === $taxonomies ? array() : WordPress\get_cached( implode( ' ', array( 'slugs', wp_cache_get_last_changed( 'terms' ), ...$taxonomies ) ), $query );
}
