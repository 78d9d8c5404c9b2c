<?php
/**
 * The filters of a Query Loop, what they apply on the server, and the items' values of criteria.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the filters that control a loop.
 *
 * @param list<string> $anchors IDs of the loop and of the blocks around it.
 * @param bool         $first   Whether the loop is the page's first grid.
 * @return list<ListingAttributes>
 */
function loop_filters( array $anchors, bool $first ): array {
	if ( array() === $anchors && ! $first ) {
		return array();
	}

	return array_values(
		array_filter(
			Listing\filters_of_page(),
			static function ( array $filter ) use ( $anchors, $first ): bool {
				$anchor = Listing\anchor_of_selector( $filter['target'] );

				return '' === $anchor ? $first : in_array( $anchor, $anchors, true );
			}
		)
	);
}

/**
 * Merges filters into the attributes that cards are made with, with all criteria.
 *
 * @param list<ListingAttributes> $filters    Filters.
 * @param list<string>            $post_types Post types of the items. Without a filter, their taxonomies are the criteria.
 * @return ListingAttributes
 */
function merged_filters( array $filters, array $post_types ): array {
	$one             = $filters[0] ?? Listing\listing_attributes( array() );
	$one['showGrid'] = false;
	$one['filters']  = array();
	foreach ( $filters as $filter ) {
		$one['filters']  = array_values( array_unique( array_merge( $one['filters'], $filter['filters'] ) ) );
		$one['multiple'] = $one['multiple'] || $filter['multiple'];
	}
	foreach ( array() === $filters ? $post_types : array() as $post_type ) {
		$one['filters'] = array_values( array_unique( array_merge( $one['filters'], get_object_taxonomies( $post_type ) ) ) );
	}

	return $one;
}

/**
 * Returns what filters apply to a loop.
 *
 * @param list<ListingAttributes> $filters Filters.
 * @param list<string>            $anchors IDs of the loop and of the blocks around it.
 * @return list<array{category: string, asked: array<string, list<string>>}>
 */
function asked_of_loop( array $filters, array $anchors ): array {
	$page  = Listing\page_state();
	$noted = array_values( array_intersect( array_merge( $anchors, $page['has_grid'] ? array() : array( '' ) ), array_map( 'strval', array_keys( $page['categories'] ) ) ) );
	if ( array() !== $noted && count( $filters ) < 2 ) {
		return array(
			array(
				'category' => $page['categories'][ $noted[0] ],
				'asked'    => $page['asked'][ $noted[0] ] ?? array(),
			),
		);
	}

	// A filter that comes later, or several: only the last one is noted.
	return array_values( array_filter( array_map( 'ProgramsFilter\\Listing\\asked_by_filter', $filters ) ) );
}

/**
 * Whether each card matches all filters.
 *
 * @param list<RenderedCard>                                                $cards  Cards.
 * @param ListingAttributes                                                 $filter Merged filters.
 * @param list<array{category: string, asked: array<string, list<string>>}> $asked  What they apply.
 * @return list<bool>
 */
function matching_cards( array $cards, array $filter, array $asked ): array {
	$kinds   = array_column( Filters\criteria_beyond_pills( $filter ), 'kind', 'key' );
	$clock   = Filters\moments_clock( Filters\site_now() );
	$matches = array_fill( 0, count( $cards ), true );
	foreach ( $asked as $one ) {
		$tests = Filters\criterion_tests( $kinds, $one['asked'], $clock );
		foreach ( $cards as $index => $card ) {
			$matches[ $index ] = $matches[ $index ] && Filters\matches_category( $card, $one['category'] );
			foreach ( $tests as $key => $test ) {
				$matches[ $index ] = $matches[ $index ] && 0 !== $test( Filters\said_by_card( $card, $key ) );
			}
		}
	}

	return array_values( $matches );
}

/**
 * Returns the cards of posts, without HTML.
 *
 * @param list<\WP_Post>    $posts  Posts of any type.
 * @param ListingAttributes $filter Merged filters of the loop.
 * @return list<RenderedCard>
 */
function cards_of_posts( array $posts, array $filter ): array {
	$programs = array_values( array_filter( $posts, static fn( \WP_Post $post ): bool => Program\POST_TYPE === $post->post_type && Program\is_post_type_ours() ) );
	$ids      = array_column( $programs, 'ID' );
	$made     = array() === $ids ? array() : array_combine( $ids, Listing\cards_of_programs( $programs, $filter, Program\all_categories() ) );
	$criteria = Filters\criteria_beyond_pills( $filter );
	$cards    = array();
	foreach ( $posts as $post ) {
		// cards_of_programs() leaves out the words for a filter without cards.
		$cards[] = array( 'data' => Filters\card_criteria( $post, $criteria ) ) + ( $made[ $post->ID ] ?? array(
			'slugs' => array(),
			'html'  => '',
			'name'  => '',
			'url'   => '',
		) );
	}

	return $cards;
}
