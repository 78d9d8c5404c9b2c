<?php
/**
 * What a card says about a criterion: the value of `data-` and its key.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Card_Values;

use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Criterion_Terms;
use ProgramsFilter\Excerpt;
use ProgramsFilter\Fact_List;
use ProgramsFilter\Fact_Texts;
use ProgramsFilter\Facts;
use ProgramsFilter\Moments;
use ProgramsFilter\Period;
use ProgramsFilter\Signup;
use ProgramsFilter\Text;
use ProgramsFilter\Words;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * The value. A post behind a password says nothing but its title and its terms.
 *
 * @param \WP_Post $post      Program, or another post in a loop.
 * @param array    $criterion Criterion.
 * @phpstan-param Criterion $criterion
 * @return string '' when there is nothing to say.
 */
function of( \WP_Post $post, array $criterion ): string {
	if ( '' !== $criterion['taxonomy'] ) {
		return implode( ' ', slugs( $post, $criterion['taxonomy'] ) );
	}
	if ( 'words' === $criterion['kind'] ) {
		return implode( ' ', Words\of( text( $post ) ) );
	}
	if ( '' !== $post->post_password ) {
		return '';
	}
	if ( null !== $criterion['values'] ) {
		$values = ( $criterion['values'] )( $post );

		return implode( ' ', array_filter( is_array( $values ) ? $values : array(), 'is_string' ) );
	}

	return POST_TYPE === $post->post_type ? of_facts( Facts\values( $post->ID ), $criterion['key'], time() ) : '';
}

/**
 * What facts say.
 *
 * @param array  $facts Facts.
 * @param string $key   Key of the criterion.
 * @param int    $now   Unix time.
 * @phpstan-param Facts $facts
 */
function of_facts( array $facts, string $key, int $now ): string {
	switch ( $key ) {
		case Criteria\WHEN:
			return Moments\of_dates( $facts );
		case Criteria\FREE:
			return Fact_Texts\is_free( $facts ) ? '1' : '';
		case Criteria\PLACES:
			// Where nobody has to sign up there is always a place.
			return in_array( Signup\state( $facts, $now ), array( 'open', 'none' ), true ) && ! Period\is_over( $facts, $now ) ? '1' : '';
	}

	return '';
}

/**
 * Slugs of a post's terms and of their ancestors.
 *
 * @param \WP_Post $post     Post.
 * @param string   $taxonomy Taxonomy.
 * @return list<string>
 */
function slugs( \WP_Post $post, string $taxonomy ): array {
	return Categories\slugs_with_ancestors( Categories\only_terms( get_the_terms( $post, $taxonomy ) ), Criterion_Terms\all( $taxonomy ) );
}

/**
 * What is searched of a post: title, excerpt, the names of its terms and of their ancestors, facts.
 *
 * @param \WP_Post $post Post.
 */
function text( \WP_Post $post ): string {
	$texts = array( Text\plain( Text\only_text( get_the_title( $post ) ) ) );
	if ( '' === $post->post_password ) {
		$texts[] = Text\plain( Excerpt\text( $post ) );
		foreach ( array_intersect( get_object_taxonomies( $post->post_type ), get_taxonomies( array( 'public' => true ) ) ) as $taxonomy ) {
			$names   = array_intersect_key( Criterion_Terms\names( $taxonomy ), array_flip( slugs( $post, $taxonomy ) ) );
			$texts[] = implode( ' ', $names );
		}
		$facts   = POST_TYPE === $post->post_type ? Fact_List\of_program( $post, time() )['facts'] : array();
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
	return Text\only_text( apply_filters( 'programs_filter_search_text', implode( ' ', $texts ), $post ) );
}
