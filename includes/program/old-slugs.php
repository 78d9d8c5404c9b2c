<?php
/**
 * The slugs that categories had before. Blocks, shortcodes and shared addresses keep them: they go on working, as those of posts do.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Metadata of a category: one old slug, as often as it has any. */
const OLD_SLUG_META = '_programs_filter_old_slug';

/** Field of the REST API, for the block's preview in the editor. */
const OLD_SLUGS_FIELD = 'programs_filter_old_slugs';

/** Registers the metadata. Nobody writes it but this file. */
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

/** Registers the field. */
function register_old_slugs_field(): void {
	register_rest_field(
		TAXONOMY,
		OLD_SLUGS_FIELD,
		array(
			'get_callback' => static fn( $term ): array => is_array( $term ) && is_int( $term['id'] ?? null ) ? old_slugs( $term['id'] ) : array(),
			'schema'       => array(
				'description' => __( 'Slugs that the category had before.', 'programs-filter' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
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
	$slugs = get_term_meta( $id, OLD_SLUG_META );

	return array_values( array_filter( is_array( $slugs ) ? $slugs : array(), 'is_string' ) );
}

/**
 * What became of the old slugs.
 *
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, string> Slugs of today by old ones. None that another category has today.
 */
function renamed_slugs( array $categories ): array {
	$renamed = array();
	foreach ( $categories as $term ) {
		$renamed += array_fill_keys( old_slugs( $term->term_id ), $term->slug );
	}

	return array_diff_key( $renamed, array_column( $categories, 'slug', 'slug' ) );
}

/**
 * Keeps the slug of a category that is about to be changed.
 *
 * @param mixed $id       Term.
 * @param mixed $taxonomy Its taxonomy.
 */
function remember_slug( $id = 0, $taxonomy = '' ): void {
	$term = category_of_hook( $id, $taxonomy );
	if ( null !== $term ) {
		slug_before( $term->term_id, $term->slug );
	}
}

/**
 * Writes down the slug that a category had, when it has another one now.
 *
 * @param mixed $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function keep_old_slug( $id = 0, ...$about ): void {
	$term   = category_of_hook( $id, end( $about ) );
	$before = null === $term ? null : slug_before( $term->term_id );
	if ( null === $term || null === $before || $before === $term->slug ) {
		return;
	}
	forget_old_slug( $term->slug );
	if ( ! in_array( $before, old_slugs( $term->term_id ), true ) ) {
		add_term_meta( $term->term_id, OLD_SLUG_META, wp_slash( $before ) );
	}
}

/**
 * Gives a slug to the new category that takes it.
 *
 * @param mixed $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function release_old_slug( $id = 0, ...$about ): void {
	$term = category_of_hook( $id, end( $about ) );
	if ( null !== $term ) {
		forget_old_slug( $term->slug );
	}
}

/**
 * Forgets that any category had a slug.
 *
 * @param string $slug Slug.
 */
function forget_old_slug( string $slug ): void {
	delete_metadata( 'term', 0, OLD_SLUG_META, wp_slash( $slug ), true );
}

/**
 * The category of which a hook tells.
 *
 * @param mixed $id       Term.
 * @param mixed $taxonomy Its taxonomy.
 * @return \WP_Term|null Null when it is none of the programs'.
 */
function category_of_hook( $id, $taxonomy ): ?\WP_Term {
	$term = TAXONOMY === $taxonomy && is_numeric( $id ) ? get_term( (int) $id, TAXONOMY ) : null;

	return $term instanceof \WP_Term ? $term : null;
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
