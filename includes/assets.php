<?php
/**
 * The second module of the public page's script; and script and style on pages whose markup a person or a page builder wrote.
 *
 * The block brings its own files; here the same are asked for where the markup contract is recognised.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Assets;

use ProgramsFilter\Build;
use const ProgramsFilter\Block\NAME as BLOCK;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Name of the module that the first one imports when it is needed (webpack.config.mjs).
 */
const FILTER_BAR = 'programs-filter/filter-bar';

/**
 * Filters through which the content of a page passes.
 */
const CONTENT_FILTERS = array( 'the_content', 'render_block_core/html', 'widget_text', 'widget_custom_html_content' );

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register_filter_bar' );
	foreach ( CONTENT_FILTERS as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\\enqueue_for_content', 20 );
	}
	// For a theme or page builder that prints the markup elsewhere: do_action( 'programs_filter_enqueue' ).
	add_action( 'programs_filter_enqueue', __NAMESPACE__ . '\\enqueue' );
}

/**
 * Puts the second module into WordPress's import map, for pages that have the first.
 */
function register_filter_bar(): void {
	wp_register_script_module(
		FILTER_BAR,
		plugins_url( 'build/view/filter-bar/index.js', PLUGIN_FILE ),
		array(),
		Build\version( 'view/filter-bar/index' )
	);
}

/**
 * Enqueues the files when the content follows the markup contract.
 *
 * @param mixed $content Content; a string unless another plugin broke the filter.
 * @return mixed The same content.
 */
function enqueue_for_content( $content ) {
	if ( is_string( $content ) && ( str_contains( $content, 'programas-filter' ) || str_contains( $content, 'programas-grid' ) ) ) {
		enqueue();
	}

	return $content;
}

/**
 * Enqueues the public page's script and style.
 */
function enqueue(): void {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	if ( null === $block ) {
		return;
	}
	array_map( 'wp_enqueue_style', $block->style_handles );
	array_map( 'wp_enqueue_script_module', $block->view_script_module_ids );
}
