<?php
/**
 * Terms of the taxonomies that are criteria: read once, also for a thousand cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the slugs of a post's terms and of their ancestors.
 *
 * @param \WP_Post $post     Post.
 * @param string   $taxonomy Taxonomy.
 * @return list<string>
 */
function term_slugs( \WP_Post $post, string $taxonomy ): array {
	return Program\slugs_with_ancestors( Program\only_categories( get_the_terms( $post, $taxonomy ) ), criterion_terms( $taxonomy ) );
}

/**
 * All terms of a criterion's taxonomy.
 *
 * @param string $taxonomy Taxonomy.
 * @return array<int, \WP_Term> By ID.
 */
function criterion_terms( string $taxonomy ): array {
	static $known = array();

	// Read once a request.
	$changed                        = wp_cache_get_last_changed( 'terms' );
	$known[ $taxonomy ][ $changed ] = $known[ $taxonomy ][ $changed ] ?? Program\all_categories( $taxonomy );

	return $known[ $taxonomy ][ $changed ];
}

/**
 * Returns the names of the terms of a criterion's taxonomy.
 *
 * @param string $taxonomy Taxonomy.
 * @return array<string> By slug.
 */
function criterion_term_names( string $taxonomy ): array {
	static $known = array();

	$terms = criterion_terms( $taxonomy );
	if ( ( $known[ $taxonomy ]['of'] ?? null ) !== $terms ) {
		$known[ $taxonomy ] = array(
			'of'    => $terms,
			'names' => array_map( 'ProgramsFilter\\WordPress\\plain_text', array_column( $terms, 'name', 'slug' ) ),
		);
	}

	return $known[ $taxonomy ]['names'];
}
