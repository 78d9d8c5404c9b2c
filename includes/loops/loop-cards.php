<?php
/**
 * The items of a Query Loop as cards: what each says about categories and criteria.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Loop_Cards;

use ProgramsFilter\Cards;
use ProgramsFilter\Categories;
use ProgramsFilter\Criteria;
use ProgramsFilter\Post_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The cards of posts, without any HTML.
 *
 * @param list<\WP_Post> $posts  Posts of any type, programs among them or not.
 * @param array          $filter All filters of the loop as one.
 * @phpstan-param ListingAttributes $filter
 * @return array
 * @phpstan-return list<RenderedCard>
 */
function of_posts( array $posts, array $filter ): array {
	$programs = array_values( array_filter( $posts, static fn( \WP_Post $post ): bool => Post_Type\NAME === $post->post_type && Post_Type\is_ours() ) );
	$ids      = array_column( $programs, 'ID' );
	$made     = array() === $ids ? array() : array_combine( $ids, Cards\of_programs( $programs, $filter, Categories\all() ) );
	$criteria = Criteria\beyond_pills( $filter );
	$cards    = array();
	foreach ( $posts as $post ) {
		// A filter without cards leaves out the words, which these need.
		$cards[] = array( 'data' => Criteria\of_card( $post, $criteria ) ) + ( $made[ $post->ID ] ?? array(
			'slugs' => array(),
			'html'  => '',
			'name'  => '',
			'url'   => '',
		) );
	}

	return $cards;
}
