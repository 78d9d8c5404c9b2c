<?php
/**
 * What a card says about a criterion: the value of `data-` and its key.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Filters;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

// Here, as bootstrap.php is read on pages without a listing too.
require_once __DIR__ . '/numbers.php';
require_once __DIR__ . '/prices.php';
require_once __DIR__ . '/places.php';
require_once __DIR__ . '/years.php';
require_once __DIR__ . '/terms.php';
require_once __DIR__ . '/searched-text.php';

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

	if ( Program\POST_TYPE !== $post->post_type ) {
		return '';
	}
	$facts = Program\program_facts( $post->ID );

	return '' === $criterion['fact'] ? value_of_facts( $facts, $criterion['key'], time() ) : value_of_fact( $facts, $criterion['fact'] );
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
			return moments_of_facts( $facts );
		case YEAR:
			return implode( ' ', years_of_program( $facts ) );
		case FREE:
			return Program\is_free( $facts ) ? '1' : '';
		case AGE:
			// A program that says nothing of ages is open to all.
			return '' === $facts['age_from'] . $facts['age_to'] . $facts['audience'] ? ANY_NUMBER : Program\ages_of_facts( $facts );
		case PRICE:
			return lowest_price( $facts );
		case PLACES:
			// Programs without sign-up always have places.
			return ! Program\is_cancelled( $facts ) && in_array( Program\signup_state( $facts, $now ), array( 'open', 'none' ), true ) && ! Program\is_over( $facts, $now ) ? '1' : '';
	}

	return '';
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
