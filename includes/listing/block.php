<?php
/**
 * Registers the block "Programas" and its shortcode, and finds the listings in post content: blocks, shortcodes and hand-written markup. Used to
 * enqueue assets and to clear page caches.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** A Query Loop, its items, and the class by which these are a grid without a filter that names them. */
const LOOP_BLOCK  = 'core/query';
const ITEMS_BLOCK = 'core/post-template';
const GRID_CLASS  = 'programas-grid';

/**
 * Registers the block from its metadata.
 *
 * @param Page $page The page that a request prints.
 */
function register_listing_block( Page $page ): void {
	if ( \WP_Block_Type_Registry::get_instance()->is_registered( BLOCK ) ) {
		Program\add_name_conflict( 'block', BLOCK );
		return;
	}
	$render = static function ( array $attributes, string $content, \WP_Block $block ) use ( $page ): string {
		// Checked against block.json and completed with its defaults by WordPress.
		return get_block_notice( $block ) . render_listing( $page->get_effective_attributes( sanitize_listing_attributes( $attributes ) ), $page );
	};
	$block  = register_block_type_from_metadata(
		WordPress\get_block_build_dir(),
		array(
			'title'           => WordPress\get_plural_label(),
			'render_callback' => $render,
		)
	);
	if ( false === $block ) {
		return;
	}
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, WordPress\TEXT_DOMAIN, WordPress\LANGUAGES_FOLDER );
	}
}

/** Adds the shortcode, unless another plugin has one of that name. */
function register_listing_shortcode(): void {
	if ( shortcode_exists( SHORTCODE ) ) {
		Program\add_name_conflict( 'shortcode', '[' . SHORTCODE . ']' );
		return;
	}
	add_shortcode( SHORTCODE, __NAMESPACE__ . '\\render_shortcode' );
}

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
	return WordPress\get_cached( 'listings ' . md5( $content ), static fn(): array => get_listings_in_blocks( get_blocks_with_listing( $content ) ) );
}

/**
 * The blocks "Programas" and the shortcodes among blocks.
 *
 * @param list<ParsedBlock> $blocks Blocks.
 * @return list<ListingAttributes>
 */
function get_listings_in_blocks( array $blocks ): array {
	$all = array();
	foreach ( $blocks as $block ) {
		if ( BLOCK === $block['name'] ) {
			$all[] = prepare_listing_attributes( $block['attributes'] );
		} elseif ( str_contains( $block['html'], '[' . SHORTCODE ) ) {
			preg_match_all( '/' . get_shortcode_regex( array( SHORTCODE ) ) . '/', $block['html'], $found, PREG_SET_ORDER );
			foreach ( $found as $parts ) {
				$written = shortcode_parse_atts( $parts[3] );
				// Two brackets show the shortcode itself.
				if ( '[' !== $parts[1] ) {
					$all[] = prepare_listing_attributes( parse_shortcode_attributes( is_array( $written ) ? $written : array() ) );
				}
			}
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
		foreach ( $is_loop ? array( get_loop_attributes( $query ) ) : get_listings_in_blocks( array( $block ) ) as $attributes ) {
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
