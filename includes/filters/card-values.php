<?php
/**
 * What a card says about a criterion: the value of `data-` and its key.
 *
 * Terms of the taxonomies that are criteria: read once, also for a thousand cards.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the value of a criterion. A protected or reserved post only has its title and its terms.
 *
 * @param \WP_Post          $post      Program, or another post in a loop.
 * @param Criterion         $criterion Criterion.
 * @param ProgramTexts|null $texts     Texts of the program, if they are made already.
 * @return string '' for none.
 */
function card_value( \WP_Post $post, array $criterion, ?array $texts ): string {
	if ( '' !== $criterion['taxonomy'] ) {
		return implode( ' ', term_slugs( $post, $criterion['taxonomy'] ) );
	}
	if ( 'words' === $criterion['kind'] ) {
		return implode( ' ', search_words( searched_text( $post, $texts ) ) );
	}
	if ( ! Program\is_open_program( $post ) ) {
		return '';
	}
	if ( null !== $criterion['values'] ) {
		$values = ( $criterion['values'] )( $post );

		return implode( ' ', array_filter( is_array( $values ) ? $values : array(), 'is_string' ) );
	}

	return Program\POST_TYPE === $post->post_type ? value_of_facts( Program\program_facts( $post->ID ), $criterion['key'], time() ) : '';
}

/**
 * Returns the name under which a card has the value of a criterion: the days are compared with its time.
 *
 * @param string $key Key of the criterion.
 */
function name_on_card( string $key ): string {
	return FROM === $key || UNTIL === $key ? WHEN : $key;
}

/**
 * Returns the value of a criterion from facts.
 *
 * @param Facts  $facts Facts.
 * @param string $key   Key of the criterion.
 * @param int    $now   Unix time.
 */
function value_of_facts( array $facts, string $key, int $now ): string {
	switch ( $key ) {
		case WHEN:
		case FROM:
		case UNTIL:
			return moment_of_dates( $facts );
		case FREE:
			return Program\is_free( $facts ) ? '1' : '';
		case PLACES:
			// Programs without sign-up always have places.
			return in_array( Program\signup_state( $facts, $now ), array( 'open', 'none' ), true ) && ! Program\is_over( $facts, $now ) ? '1' : '';
	}

	return '';
}

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
 * What is searched of a post: title, excerpt, the names of its terms and of their ancestors, facts.
 *
 * @param \WP_Post          $post Post.
 * @param ProgramTexts|null $made Texts of the program, if they are made already.
 */
function searched_text( \WP_Post $post, ?array $made ): string {
	$texts = array( WordPress\plain_text( get_the_title( $post ) ) );
	if ( Program\is_open_program( $post ) ) {
		$texts[] = WordPress\plain_text( $made['excerpt'] ?? Program\excerpt_text( $post ) );
		foreach ( array_intersect( get_object_taxonomies( $post->post_type ), get_taxonomies( array( 'public' => true ) ) ) as $taxonomy ) {
			$names   = array_intersect_key( criterion_term_names( $taxonomy ), array_flip( term_slugs( $post, $taxonomy ) ) );
			$texts[] = implode( ' ', $names );
		}
		$facts   = Program\POST_TYPE === $post->post_type ? $made['facts'] ?? Program\shown_facts( $post, time() )['facts'] : array();
		$texts[] = implode( ' ', array_column( $facts, 'text' ) );
	}

	/**
	 * Filters what visitors find a program by.
	 *
	 * @since n.e.x.t
	 *
	 * @param string   $text Title, excerpt, terms and facts.
	 * @param \WP_Post $post Program, or another post in a loop.
	 */
	return WordPress\only_text( apply_filters( 'programs_filter_search_text', implode( ' ', $texts ), $post ) );
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

/**
 * Whether a filter has taxonomies that programs do not have: it controls a loop of other posts.
 *
 * @param ListingAttributes $attributes Attributes.
 */
function has_foreign_taxonomy( array $attributes ): bool {
	$taxonomies = array_diff( array_column( listing_criteria( $attributes ), 'taxonomy' ), array( '' ) );

	return array() !== array_filter( $taxonomies, static fn( string $taxonomy ): bool => ! is_object_in_taxonomy( Program\POST_TYPE, $taxonomy ) );
}

/**
 * Returns the values of a card for criteria.
 *
 * @param \WP_Post                 $post     Post.
 * @param array<string, Criterion> $criteria Criteria.
 * @param ProgramTexts|null        $texts    Texts of the program, if they are made already.
 * @return array<string, string> By key, without empty ones.
 */
function card_criteria( \WP_Post $post, array $criteria, ?array $texts = null ): array {
	$values = array();
	foreach ( $criteria as $key => $criterion ) {
		// Each card has its categories already.
		$values[ name_on_card( $key ) ] = CATEGORY === $key ? '' : card_value( $post, $criterion, $texts );
	}

	return array_filter( $values, static fn( string $value ): bool => '' !== $value );
}
