<?php
/**
 * The cards of the items in a filtered Query Loop, and which of them match the filters; called by Loops.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Query_Loop;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Merges filters into the attributes that cards are made with, with all criteria.
 *
 * @param list<ListingAttributes> $filters    Filters.
 * @param list<string>            $post_types Post types of the items. Without a filter, their taxonomies are the criteria.
 * @return ListingAttributes
 */
function merge_filters( array $filters, array $post_types ): array {
	$one             = $filters[0] ?? Listing\prepare_listing_attributes( array() );
	$one['showGrid'] = false;
	$one['types']    = $post_types;
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
 * Whether each card matches all filters.
 *
 * @param list<RenderedCard> $cards  Cards.
 * @param ListingAttributes  $filter Merged filters.
 * @param list<Applied>      $applied What they apply.
 * @return list<bool>
 */
function match_cards_to_filters( array $cards, array $filter, array $applied ): array {
	$kinds   = array_column( Listing\get_criteria_beyond_pills( $filter ), 'kind', 'key' );
	$matches = array_fill( 0, count( $cards ), true );
	foreach ( $applied as $one ) {
		foreach ( Listing\match_cards( $cards, $one['category'], $kinds, $one['selected'] )['matches'] as $index => $is_match ) {
			$matches[ $index ] = $matches[ $index ] && $is_match;
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
function get_cards_of_posts( array $posts, array $filter ): array {
	$criteria = Listing\get_criteria_beyond_pills( $filter );
	$rows     = array() === $criteria ? array() : Listing\get_index_rows( $posts, isset( $criteria[ Listing\WORDS ] ) );

	return Listing\get_cards_of_rows( $posts, $rows, $filter );
}
