<?php
/**
 * Terms of the taxonomies that are criteria: read once, also for a thousand cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Criterion_Terms;

use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * All terms of a criterion's taxonomy.
 *
 * @param string $taxonomy Taxonomy.
 * @return array<int, \WP_Term> By ID.
 */
function all( string $taxonomy ): array {
	static $known = array();

	// What changes them in the middle of a page is seen by the next one.
	$changed                        = wp_cache_get_last_changed( 'terms' );
	$known[ $taxonomy ][ $changed ] = $known[ $taxonomy ][ $changed ] ?? Categories\all( $taxonomy );

	return $known[ $taxonomy ][ $changed ];
}

/**
 * The names of those terms.
 *
 * @param string $taxonomy Taxonomy.
 * @return array<string> By slug.
 */
function names( string $taxonomy ): array {
	static $known = array();

	$terms = all( $taxonomy );
	if ( ( $known[ $taxonomy ]['of'] ?? null ) !== $terms ) {
		$known[ $taxonomy ] = array(
			'of'    => $terms,
			'names' => array_map( 'ProgramsFilter\\Text\\plain', array_column( $terms, 'name', 'slug' ) ),
		);
	}

	return $known[ $taxonomy ]['names'];
}

/**
 * Whether a filter has taxonomies that no program has: it is for a loop of something else.
 *
 * @param array $attributes Attributes.
 * @phpstan-param ListingAttributes $attributes
 */
function are_of_others( array $attributes ): bool {
	$taxonomies = array_diff( array_column( Criteria\of_listing( $attributes ), 'taxonomy' ), array( '' ) );

	return array() !== array_filter( $taxonomies, static fn( string $taxonomy ): bool => ! is_object_in_taxonomy( POST_TYPE, $taxonomy ) );
}
