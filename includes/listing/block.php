<?php
/**
 * Registers the block "Programas" and its shortcode.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'programas';

/**
 * Registers the block from its metadata.
 */
function register_listing_block(): void {
	if ( \WP_Block_Type_Registry::get_instance()->is_registered( BLOCK ) ) {
		Program\note_collision( 'block', BLOCK );
		return;
	}
	$block = register_block_type_from_metadata( WordPress\built_block_folder(), array( 'render_callback' => __NAMESPACE__ . '\\render_listing_block' ) );
	if ( false === $block ) {
		return;
	}
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, WordPress\TEXT_DOMAIN, WordPress\LANGUAGES_FOLDER );
	}
}

/**
 * Adds the shortcode, unless another plugin has one of that name.
 */
function register_listing_shortcode(): void {
	if ( shortcode_exists( SHORTCODE ) ) {
		Program\note_collision( 'shortcode', '[' . SHORTCODE . ']' );
		return;
	}
	add_shortcode( SHORTCODE, WordPress\lazily( __NAMESPACE__ . '\\render_shortcode' ) );
}

/**
 * Renders the block on the server.
 *
 * @param array<string, mixed> $attributes Checked against block.json and completed with its defaults by WordPress.
 */
function render_listing_block( array $attributes ): string {
	load();

	return listing_markup( settled_attributes( typed_attributes( $attributes ) ) );
}
