<?php
/**
 * Remembers the former slugs of renamed categories, like `_wp_old_slug` does for posts, so that existing blocks, shortcodes and links still work.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of a category, one for each old slug.
 */
const OLD_SLUG_META = '_programs_filter_old_slug';

/**
 * Old slugs of a category.
 *
 * @param int $id Category.
 * @return list<string>
 */
function get_old_slugs( int $id ): array {
	return array_values( array_filter( (array) get_term_meta( $id, OLD_SLUG_META ), 'is_string' ) );
}

/**
 * The present slugs of old ones.
 *
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, string> Present slugs by old ones; without old ones that another category has now.
 */
function get_current_slugs( array $categories ): array {
	$renamed = array();
	foreach ( $categories as $term ) {
		$renamed += array_fill_keys( get_old_slugs( $term->term_id ), $term->slug );
	}

	return array_diff_key( $renamed, array_column( $categories, 'slug', 'slug' ) );
}

/**
 * Stores the slug that a category is about to lose.
 *
 * @param array<string, mixed> $data     Columns of the term.
 * @param int                  $id       Term.
 * @param string               $taxonomy Its taxonomy.
 * @return array<string, mixed> The same.
 */
function maybe_add_old_slug( array $data, int $id, string $taxonomy ): array {
	$term = TAXONOMY === $taxonomy ? get_term( $id, TAXONOMY ) : null;
	$slug = is_string( $data['slug'] ?? null ) ? $data['slug'] : '';
	if ( $term instanceof \WP_Term && ! in_array( $slug, array( '', $term->slug ), true ) ) {
		delete_old_slug( $slug );
		add_term_meta( $id, OLD_SLUG_META, wp_slash( $term->slug ) );
	}

	return $data;
}

/**
 * Frees an old slug that a new category takes.
 *
 * @param int   $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function maybe_release_old_slug( int $id, ...$about ): void {
	$term = TAXONOMY === end( $about ) ? get_term( $id, TAXONOMY ) : null;
	if ( $term instanceof \WP_Term ) {
		delete_old_slug( $term->slug );
	}
}

/**
 * Deletes an old slug from all categories.
 *
 * @param string $slug Slug.
 */
function delete_old_slug( string $slug ): void {
	delete_metadata( 'term', 0, OLD_SLUG_META, wp_slash( $slug ), true );
}
