<?php
/**
 * Registers the block "Programas" and its shortcode; called by bootstrap.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

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
