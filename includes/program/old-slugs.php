<?php
/**
 * The old slugs of categories. Blocks, shortcodes and shared addresses that name them keep working, as with posts.
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
 * Registers the metadata, which only this file writes.
 */
function register_old_slugs(): void {
	register_term_meta(
		TAXONOMY,
		OLD_SLUG_META,
		array(
			'type'          => 'string',
			'description'   => 'A slug that the category had before.',
			'auth_callback' => '__return_false',
		)
	);
}

/**
 * Old slugs of a category.
 *
 * @param int $id Category.
 * @return list<string>
 */
function old_slugs( int $id ): array {
	return array_values( array_filter( (array) get_term_meta( $id, OLD_SLUG_META ), 'is_string' ) );
}

/**
 * The present slugs of old ones.
 *
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, string> Present slugs by old ones; without old ones that another category has now.
 */
function renamed_slugs( array $categories ): array {
	$renamed = array();
	foreach ( $categories as $term ) {
		$renamed += array_fill_keys( old_slugs( $term->term_id ), $term->slug );
	}

	return array_diff_key( $renamed, array_column( $categories, 'slug', 'slug' ) );
}

/**
 * Remembers the slug of a category before it is changed.
 *
 * @param int    $id       Term.
 * @param string $taxonomy Its taxonomy.
 */
function remember_slug( int $id, string $taxonomy ): void {
	$term = TAXONOMY === $taxonomy ? get_term( $id, TAXONOMY ) : null;
	if ( $term instanceof \WP_Term ) {
		slug_before( $id, $term->slug );
	}
}

/**
 * Stores the slug that a category had, when it has another one now.
 *
 * @param int   $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function keep_old_slug( int $id, ...$about ): void {
	$term   = TAXONOMY === end( $about ) ? get_term( $id, TAXONOMY ) : null;
	$before = slug_before( $id );
	if ( ! $term instanceof \WP_Term || null === $before || $before === $term->slug ) {
		return;
	}
	forget_old_slug( $term->slug );
	if ( ! in_array( $before, old_slugs( $id ), true ) ) {
		add_term_meta( $id, OLD_SLUG_META, wp_slash( $before ) );
	}
}

/**
 * Frees an old slug that a new category takes.
 *
 * @param int   $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function release_old_slug( int $id, ...$about ): void {
	$term = TAXONOMY === end( $about ) ? get_term( $id, TAXONOMY ) : null;
	if ( $term instanceof \WP_Term ) {
		forget_old_slug( $term->slug );
	}
}

/**
 * Deletes an old slug from all categories.
 *
 * @param string $slug Slug.
 */
function forget_old_slug( string $slug ): void {
	delete_metadata( 'term', 0, OLD_SLUG_META, wp_slash( $slug ), true );
}

/**
 * The slug that a category had before it was changed in this request.
 *
 * @param int         $id   Category.
 * @param string|null $slug Sets it.
 */
function slug_before( int $id, ?string $slug = null ): ?string {
	static $slugs = array();
	if ( null !== $slug ) {
		$slugs[ $id ] = $slug;
	}

	return $slugs[ $id ] ?? null;
}
