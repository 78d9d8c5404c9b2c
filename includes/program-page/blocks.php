<?php
/**
 * Registers the blocks of a program's page (facts and related programs), their styles and the page's script module.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program_Page;

use ProgramsFilter\Listing\Page;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_DIR;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks from their metadata, their styles, and the module of the page.
 *
 * @param Page $page The page that a request prints.
 */
function register_program_blocks( Page $page ): void {
	wp_register_script_module( PAGE_MODULE, plugins_url( 'build/program-page/view.js', PLUGIN_FILE ), array(), WordPress\get_asset_version( 'program-page/view' ) );
	foreach ( array(
		FACTS_BLOCK   => __NAMESPACE__ . '\\render_facts_block',
		RELATED_BLOCK => static fn( array $attributes, \WP_Block $block ): string => render_related_block( $attributes, $block, $page ),
	) as $folder => $render ) {
		$block = register_block_type_from_metadata( PLUGIN_DIR . "/build/program-page/$folder", array( 'render_callback' => wrap_in_site_language( $render ) ) );
		foreach ( false === $block ? array() : $block->editor_script_handles as $handle ) {
			wp_set_script_translations( $handle, WordPress\TEXT_DOMAIN, WordPress\LANGUAGES_FOLDER );
		}
		// Not as the block's `style`: on classic themes WordPress 6.8 loads those on every page.
		$file = "build/program-page/$folder/style-index.css";
		wp_register_style( "programs-filter-$folder", plugins_url( $file, PLUGIN_FILE ), array(), WordPress\get_asset_version( "program-page/$folder/index" ) );
		wp_style_add_data( "programs-filter-$folder", 'path', PLUGIN_DIR . "/$file" );
	}
}

/**
 * Wraps a render callback so that it uses the language of the site in the editor, not that of the user.
 *
 * @param callable( array<mixed>, \WP_Block ): string $render Renderer.
 */
function wrap_in_site_language( callable $render ): \Closure {
	return static function ( array $attributes, string $content, \WP_Block $block ) use ( $render ): string {
		return wp_is_serving_rest_request()
			? WordPress\render_as_on_page( 0, static fn(): string => $render( $attributes, $block ) )
			: $render( $attributes, $block );
	};
}
