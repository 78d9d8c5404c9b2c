<?php
/**
 * Finds the listings in a content: blocks "Programas", shortcodes and hand-written markup.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a content shows a listing, also in a pattern or a template part that it refers to.
 *
 * @param string $content Content.
 */
function holds_listing( string $content ): bool {
	if ( array() !== listings_in_content( $content ) ) {
		return true;
	}
	foreach ( WordPress\blocks_in_content( $content ) as $block ) {
		if ( has_listing_markup( $block['html'] ) ) {
			return true;
		}
	}

	return has_listing_markup( $content );
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
function listings_in_content( string $content ): array {
	static $known = array();

	$hash           = md5( $content );
	$known[ $hash ] = $known[ $hash ] ?? listings_of_blocks( WordPress\blocks_in_content( $content ) );

	return $known[ $hash ];
}

/**
 * The blocks "Programas" and the shortcodes among blocks.
 *
 * @param list<ParsedBlock> $blocks Blocks.
 * @return list<ListingAttributes>
 */
function listings_of_blocks( array $blocks ): array {
	$all = array();
	foreach ( WordPress\is_built() ? $blocks : array() as $block ) {
		if ( BLOCK === $block['name'] ) {
			$all[] = listing_attributes( $block['attributes'] );
		} elseif ( str_contains( $block['html'], '[' . SHORTCODE ) ) {
			$all = array_merge( $all, listings_in_shortcodes( $block['html'] ) );
		}
	}

	return $all;
}

/**
 * The shortcodes of a text.
 *
 * @param string $text Text.
 * @return list<ListingAttributes>
 */
function listings_in_shortcodes( string $text ): array {
	load();
	$all = array();
	preg_match_all( '/' . get_shortcode_regex( array( SHORTCODE ) ) . '/', $text, $found, PREG_SET_ORDER );
	foreach ( $found as $parts ) {
		$written = shortcode_parse_atts( $parts[3] );
		// Two brackets show the shortcode itself.
		if ( '[' !== $parts[1] ) {
			$all[] = listing_attributes( shortcode_attributes( is_array( $written ) ? $written : array() )['attributes'] );
		}
	}

	return $all;
}
