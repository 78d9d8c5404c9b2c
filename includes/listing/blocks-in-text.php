<?php
/**
 * The blocks "Programas" in a text, and in what it refers to: template parts, synced patterns, patterns.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks "Programas" in a text, and its shortcodes.
 *
 * @param string       $content Blocks.
 * @param list<string> $around  Hashes of the texts that refer to it: what refers to itself has an end.
 * @return list<ListingAttributes>
 */
function listings_in_content( string $content, array $around = array() ): array {
	static $known = array();

	$hash = md5( $content );
	if ( in_array( $hash, $around, true ) || 1 !== preg_match( '~<!-- wp:(?:' . BLOCK . '|block|template-part|pattern)\s|\[' . SHORTCODE . '\b~', $content ) ) {
		return array();
	}
	$around[]       = $hash;
	$known[ $hash ] = $known[ $hash ] ?? array_merge( listings_in_blocks( parse_blocks( $content ), $around ), listings_in_shortcodes( $content ) );

	return $known[ $hash ];
}

/**
 * Those among blocks.
 *
 * @param array<mixed>      $blocks Parsed blocks.
 * @param list<string>|null $around Hashes of the texts in which they stand; null for what stands here only.
 * @return list<ListingAttributes>
 */
function listings_in_blocks( array $blocks, ?array $around ): array {
	$all = array();
	foreach ( $blocks as $block ) {
		if ( ! is_array( $block ) ) {
			continue;
		}
		$given = is_array( $block['attrs'] ?? null ) ? array_filter( $block['attrs'], 'is_string', ARRAY_FILTER_USE_KEY ) : array();
		// Another plugin may have made it.
		$name = WordPress\only_text( $block['blockName'] ?? null );
		if ( BLOCK === $name ) {
			$all[] = listing_attributes( $given );
		} elseif ( null !== $around ) {
			$all = array_merge( $all, listings_in_content( referred_blocks( $name, $given ), $around ) );
		}
		$all = array_merge( $all, listings_in_blocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), $around ) );
	}

	return $all;
}

/**
 * What a block refers to.
 *
 * @param string               $name  Name of the block.
 * @param array<string, mixed> $given Its attributes.
 * @return string Blocks; '' for nothing.
 */
function referred_blocks( string $name, array $given ): string {
	switch ( $name ) {
		case 'core/block':
			$pattern = is_numeric( $given['ref'] ?? null ) ? get_post( (int) $given['ref'] ) : null;

			return $pattern instanceof \WP_Post && 'wp_block' === $pattern->post_type ? $pattern->post_content : '';
		case 'core/pattern':
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( WordPress\only_text( $given['slug'] ?? '' ) );

			return WordPress\only_text( is_array( $pattern ) ? $pattern['content'] ?? '' : '' );
		case 'core/template-part':
			$theme = WordPress\only_text( $given['theme'] ?? get_stylesheet() );
			$part  = get_block_template( $theme . '//' . WordPress\only_text( $given['slug'] ?? '' ), 'wp_template_part' );

			return null === $part ? '' : $part->content;
	}

	return '';
}

/**
 * Those among shortcodes.
 *
 * @param string $content Text.
 * @return list<ListingAttributes>
 */
function listings_in_shortcodes( string $content ): array {
	$all = array();
	if ( ! str_contains( $content, '[' . SHORTCODE ) ) {
		return $all;
	}
	preg_match_all( '/' . get_shortcode_regex( array( SHORTCODE ) ) . '/', $content, $found, PREG_SET_ORDER );
	foreach ( $found as $parts ) {
		$written = shortcode_parse_atts( $parts[3] );
		// Two brackets show a shortcode instead of what it stands for.
		if ( '[' !== $parts[1] && is_array( $written ) ) {
			$all[] = listing_attributes( shortcode_attributes( $written )['attributes'] );
		}
	}

	return $all;
}
