<?php
/**
 * Categories for tests.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress would not write these.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;
use RuntimeException;

/**
 * Writes a category.
 *
 * @param string $name   Name.
 * @param string $slug   Slug; '' lets WordPress derive it.
 * @param int    $parent ID of the category above; 0 for none.
 * @return int ID.
 */
function category( string $name, string $slug = '', int $parent = 0 ): int {
	return term( $name, Program\TAXONOMY, array( 'slug' => $slug, 'parent' => max( 0, $parent ) ) );
}

/**
 * Writes a term of any taxonomy.
 *
 * @param string                                     $name     Name.
 * @param string                                     $taxonomy Taxonomy.
 * @param array{slug?: string, parent?: int<0, max>} $fields   Its slug, and the term above it.
 * @return int ID.
 * @throws RuntimeException When WordPress refuses it.
 */
function term( string $name, string $taxonomy, array $fields = array() ): int {
	$term = wp_insert_term( $name, $taxonomy, $fields );
	if ( is_wp_error( $term ) ) {
		throw new RuntimeException( $term->get_error_message() );
	}

	return $term['term_id'];
}

/**
 * A category by its slug.
 *
 * @param string $slug Slug.
 * @throws RuntimeException When there is none.
 */
function category_named( string $slug ): \WP_Term {
	$term = get_term_by( 'slug', $slug, Program\TAXONOMY );
	if ( ! $term instanceof \WP_Term ) {
		throw new RuntimeException( "No category $slug." );
	}

	return $term;
}
