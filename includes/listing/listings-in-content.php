<?php
/**
 * Finds the listings in post content: blocks, shortcodes and hand-written markup, and the Query Loops that filters control. Used by the page, to enqueue
 * assets and to clear page caches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** A Query Loop, its items, and the class by which these are a grid without a filter that names them. */
const LOOP_BLOCK  = 'core/query';
const ITEMS_BLOCK = 'core/post-template';
const GRID_CLASS  = 'programas-grid';

/**
 * Whether a content shows a listing, also in a pattern or a template part that it refers to.
 *
 * @param string $content Content.
 */
function has_listing( string $content ): bool {
	return has_listing_markup( $content ) || array() !== get_listings_in_content( $content )
		|| has_listing_markup( implode( '', array_column( get_blocks_with_listing( $content ), 'html' ) ) );
}

/**
 * Returns the blocks of a content that may have a listing, also of what it refers to. Most contents have no sign of one and are not parsed.
 *
 * @param string $content Content.
 * @return list<ParsedBlock>
 */
function get_blocks_with_listing( string $content ): array {
	// The block, something that it may be in, the shortcode, or the markup.
	$sign = '#<!--\s+wp:(?:' . BLOCK . '|(?:core/)?(?:block|pattern|template-part|query))\s|\[' . SHORTCODE . '|programas-(?:filter|grid)#';

	return 1 === preg_match( $sign, $content ) ? WordPress\get_blocks_in_content( $content ) : array();
}

/**
 * Whether HTML follows the markup contract.
 *
 * @param string $html HTML.
 */
function has_listing_markup( string $html ): bool {
	return str_contains( $html, 'programas-filter' ) || str_contains( $html, 'programas-grid' );
}

/**
 * The blocks "Programas" and the shortcodes of a content, also in patterns and template parts that it refers to.
 *
 * @param string $content Content.
 * @return list<ListingAttributes> Attributes of each, in their order.
 */
function get_listings_in_content( string $content ): array {
	return WordPress\get_cached( 'listings ' . md5( $content ), static fn(): array => array_merge( ...array_map( __NAMESPACE__ . '\\get_listings_in_block', get_blocks_with_listing( $content ) ) ) );
}

/**
 * A block "Programas", or the shortcodes of another block.
 *
 * @param ParsedBlock $block Block.
 * @return list<ListingAttributes>
 */
function get_listings_in_block( array $block ): array {
	if ( BLOCK === $block['name'] ) {
		return array( prepare_listing_attributes( $block['attributes'] ) );
	}
	$all = array();
	preg_match_all( str_contains( $block['html'], '[' . SHORTCODE ) ? '/' . get_shortcode_regex( array( SHORTCODE ) ) . '/' : '/(?!)/', $block['html'], $found, PREG_SET_ORDER );
	foreach ( $found as $parts ) {
		$written = shortcode_parse_atts( $parts[3] ?? '' );
		// Two brackets show the shortcode itself.
		if ( '[' !== ( $parts[1] ?? '' ) ) {
			$all[] = prepare_listing_attributes( parse_shortcode_attributes( is_array( $written ) ? $written : array() ) );
		}
	}

	return $all;
}

/**
 * The blocks "Programas", the shortcodes and the Query Loops among blocks, by which a page finds what a filter controls.
 *
 * @param list<ParsedBlock> $blocks Blocks.
 * @return list<PageListing>
 */
function get_page_listings( array $blocks ): array {
	$all   = array();
	$query = array();
	foreach ( $blocks as $block ) {
		$is_loop = ITEMS_BLOCK === $block['name'];
		$is_grid = ! $is_loop || str_contains( ' ' . WordPress\only_text( $block['attributes']['className'] ?? '' ) . ' ', ' ' . GRID_CLASS . ' ' );
		// Its items follow.
		$query = LOOP_BLOCK === $block['name'] ? (array) ( $block['attributes']['query'] ?? array( 'inherit' => true ) ) : $query;
		foreach ( $is_loop ? array( get_loop_attributes( $query ) ) : get_listings_in_block( $block ) as $attributes ) {
			$anchors = array_merge( $is_loop ? $block['ids'] : array( $attributes['anchor'] ), $is_grid ? array( '' ) : array() );
			$all[]   = array( 'anchors' => $attributes['showGrid'] ? $anchors : array() ) + compact( 'attributes' );
		}
	}

	return $all;
}

/**
 * The attributes of a listing of what a Query Loop shows.
 *
 * @param array<mixed> $query Its query.
 * @return ListingAttributes
 */
function get_loop_attributes( array $query ): array {
	$main  = $GLOBALS['wp_query'] ?? null;
	$given = true === ( $query['inherit'] ?? false ) && $main instanceof \WP_Query ? $main->get( 'post_type' ) : $query['postType'] ?? '';
	$types = get_filled_items( $given );

	return array( 'types' => array() === $types ? array( 'post' ) : $types ) + prepare_listing_attributes( array( 'showFilter' => false ) );
}
