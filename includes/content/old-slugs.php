<?php
/**
 * The slugs that categories had before. Blocks, shortcodes and shared addresses keep them: they go on working, as those of posts do.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Old_Slugs;

use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * Metadata of a category: one old slug, as often as it has any.
 */
const META = '_programs_filter_old_slug';

/**
 * Field of the REST API, for the block's preview in the editor.
 */
const FIELD = 'programs_filter_old_slugs';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_field' );
	add_action( 'edit_terms', __NAMESPACE__ . '\\before_edit', 10, 2 );
	add_action( 'edited_term', __NAMESPACE__ . '\\after_edit', 10, 3 );
	add_action( 'created_term', __NAMESPACE__ . '\\after_creation', 10, 3 );
}

/**
 * Registers the metadata. Nobody writes it but this file.
 */
function register(): void {
	register_term_meta(
		TAXONOMY,
		META,
		array(
			'type'          => 'string',
			'description'   => 'A slug that the category had before.',
			'auth_callback' => '__return_false',
		)
	);
}

/**
 * Registers the field.
 */
function register_field(): void {
	register_rest_field(
		TAXONOMY,
		FIELD,
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
	$slugs = get_term_meta( $id, META );

	return array_values( array_filter( is_array( $slugs ) ? $slugs : array(), 'is_string' ) );
}

/**
 * What became of the old slugs.
 *
 * @param array<int, \WP_Term> $categories All categories.
 * @return array<string, string> Slugs of today by old ones. None that another category has today.
 */
function renamed( array $categories ): array {
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
function before_edit( $id = 0, $taxonomy = '' ): void {
	$term = category( $id, $taxonomy );
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
function after_edit( $id = 0, ...$about ): void {
	$term   = category( $id, end( $about ) );
	$before = null === $term ? null : slug_before( $term->term_id );
	if ( null === $term || null === $before || $before === $term->slug ) {
		return;
	}
	forget( $term->slug );
	if ( ! in_array( $before, old_slugs( $term->term_id ), true ) ) {
		add_term_meta( $term->term_id, META, wp_slash( $before ) );
	}
}

/**
 * Gives a slug to the new category that takes it.
 *
 * @param mixed $id       Term.
 * @param mixed ...$about Its relation to the taxonomy; the taxonomy.
 */
function after_creation( $id = 0, ...$about ): void {
	$term = category( $id, end( $about ) );
	if ( null !== $term ) {
		forget( $term->slug );
	}
}

/**
 * Forgets that any category had a slug.
 *
 * @param string $slug Slug.
 */
function forget( string $slug ): void {
	delete_metadata( 'term', 0, META, wp_slash( $slug ), true );
}

/**
 * The category of which a hook tells.
 *
 * @param mixed $id       Term.
 * @param mixed $taxonomy Its taxonomy.
 * @return \WP_Term|null Null when it is none of the programs'.
 */
function category( $id, $taxonomy ): ?\WP_Term {
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
