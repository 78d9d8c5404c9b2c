<?php
/**
 * The blocks of the page that is printed, also those that come later: a loop that stands before its filter has to know of it, and a filter
 * without cards says how many there are in those that it controls.
 *
 * Looked for in the block template, in the content of the page, and in what both refer to.
 *
 * A filter without cards counts those that it controls: which programs they are of is said by their own block, not by the filter.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The filters without cards.
 *
 * @return list<ListingAttributes> Each once, those that were printed already before those that are still to come.
 */
function filters_of_page(): array {
	return array_values( array_filter( listings_of_page(), static fn( array $attributes ): bool => $attributes['showFilter'] && ! $attributes['showGrid'] ) );
}

/**
 * What a filter without cards controls, where that is a block of ours.
 *
 * @param string $target Selector; '' for the page's first grid.
 * @return ListingAttributes|null
 */
function controlled_listing( string $target ): ?array {
	$anchor = anchor_of_selector( $target );
	foreach ( null === $anchor ? array() : listings_of_page() as $attributes ) {
		if ( $attributes['showGrid'] && in_array( $anchor, array( '', $attributes['anchor'] ), true ) ) {
			return $attributes;
		}
	}

	return null;
}

/**
 * The blocks "Programas" of the page.
 *
 * @return list<ListingAttributes> Each once, those that were printed already before those that are still to come.
 */
function listings_of_page(): array {
	$all = array( page_state()['listings'] );
	foreach ( contents_of_page() as $content ) {
		$all[] = listings_in_content( $content );
	}
	$once = array();
	foreach ( array_merge( ...$all ) as $attributes ) {
		$once[ (string) wp_json_encode( $attributes ) ] = $attributes;
	}

	return array_values( $once );
}

/**
 * The texts in which blocks of the page stand.
 *
 * @return list<string>
 */
function contents_of_page(): array {
	$contents = array( WordPress\only_text( $GLOBALS['_wp_current_template_content'] ?? '' ) );
	$query    = $GLOBALS['wp_query'] ?? null;
	foreach ( array( $query instanceof \WP_Query ? $query->get_queried_object() : null, get_post() ) as $post ) {
		if ( $post instanceof \WP_Post ) {
			$contents[] = $post->post_content;
		}
	}

	return array_values( array_unique( $contents ) );
}

/**
 * What says which programs cards are of. The same in src/listing/block/cards-elsewhere.ts.
 */
const ATTRIBUTES_OF_CARDS = array( 'limit', 'order', 'orderBy', 'when' );

/**
 * Attributes of a listing as they count on the page.
 *
 * @param ListingAttributes $attributes Attributes.
 * @return ListingAttributes Of a filter without cards: with what its cards are of; all programs where no block of ours shows them.
 */
function settled_attributes( array $attributes ): array {
	if ( $attributes['showGrid'] || ! $attributes['showFilter'] ) {
		return $attributes;
	}
	$cards = controlled_listing( $attributes['target'] ) ?? listing_attributes( array() );
	foreach ( ATTRIBUTES_OF_CARDS as $name ) {
		$attributes[ $name ] = $cards[ $name ];
	}
	if ( array() === $attributes['categories'] ) {
		$attributes['categories'] = $cards['categories'];
		$attributes['showOthers'] = $cards['showOthers'];
	}

	return $attributes;
}
