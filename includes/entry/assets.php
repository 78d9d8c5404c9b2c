<?php
/**
 * The modules of the public page's script; and script and style on pages whose markup a person or a page builder wrote.
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
 * Name of the module that is loaded with the page; block.json names it too.
 */
const VIEW = 'programs-filter/view';

/**
 * The module with React and motion, and the one that reveals cards, in `build/`. The first imports them when they are needed: the
 * second by its name in WordPress's import map, the other, which it may have to ask for again, by its address.
 */
const FILTER_BAR = 'view/filter-bar/index';
const REVEAL     = 'programs-filter/reveal';

/**
 * The module of criteria beyond the category, and their style, on pages that have any.
 */
const CRITERIA       = 'programs-filter/criteria';
const CRITERIA_STYLE = 'programs-filter-criteria';

/**
 * Filters through which the content of a page passes.
 */
const CONTENT_FILTERS = array( 'the_content', 'render_block_core/html', 'widget_text', 'widget_custom_html_content' );

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\register' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_early' );
	add_action( 'enqueue_block_assets', __NAMESPACE__ . '\\enqueue_in_editor' );
	add_filter( 'script_module_data_' . VIEW, __NAMESPACE__ . '\\add_address' );
	foreach ( CONTENT_FILTERS as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\\enqueue_for_content', 20 );
	}
	add_filter( 'trp_skip_selectors_from_dynamic_translation', __NAMESPACE__ . '\\leave_to_us' );

	/**
	 * Done by a theme or page builder that prints the markup elsewhere: loads script and style.
	 *
	 * @since n.e.x.t
	 */
	add_action( 'programs_filter_enqueue', __NAMESPACE__ . '\\enqueue' );

	/**
	 * Done where that markup has more criteria than the category: loads their script and style too.
	 *
	 * @since n.e.x.t
	 */
	add_action( 'programs_filter_enqueue_criteria', __NAMESPACE__ . '\\enqueue_all' );
}

/**
 * Registers the modules.
 */
function register(): void {
	$later = array(
		'id'     => REVEAL,
		'import' => 'dynamic',
	);
	wp_register_script_module( REVEAL, plugins_url( 'build/view/reveal.js', PLUGIN_FILE ), array(), Build\version( 'view/reveal' ) );
	wp_register_script_module( VIEW, plugins_url( 'build/view/index.js', PLUGIN_FILE ), array( $later ), Build\version( 'view/index' ) );
	wp_register_style( CRITERIA_STYLE, plugins_url( 'build/criteria/style-index.css', PLUGIN_FILE ), array(), Build\version( 'criteria/index' ) );
	wp_register_script_module( CRITERIA, plugins_url( 'build/view/criteria.js', PLUGIN_FILE ), array( VIEW ), Build\version( 'view/criteria' ) );
}

/**
 * Says in the page where the module with React is.
 *
 * @param mixed $data Data of the first module; an array unless another plugin broke the filter.
 * @return array<mixed> Data, with the module's address in front.
 */
function add_address( $data ): array {
	$address = add_query_arg( 'ver', Build\version( FILTER_BAR ) ?? '', plugins_url( 'build/' . FILTER_BAR . '.js', PLUGIN_FILE ) );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, of the addresses of modules.
	$filtered = apply_filters( 'script_module_loader_src', $address, 'programs-filter/filter-bar' );

	return array_merge( array( is_string( $filtered ) ? esc_url_raw( $filtered ) : $address ), is_array( $data ) ? $data : array() );
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
		if ( str_contains( $content, 'data-filter=' ) || str_contains( $content, 'programas-search' ) ) {
			enqueue_criteria();
		}
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

/**
 * Enqueues everything of the public page.
 */
function enqueue_all(): void {
	enqueue();
	enqueue_criteria();
}

/**
 * Enqueues script and style of criteria beyond the category.
 *
 * @since n.e.x.t
 */
function enqueue_criteria(): void {
	wp_enqueue_script_module( CRITERIA );
	wp_enqueue_style( CRITERIA_STYLE );
}

/**
 * What a content's listing needs before the content is rendered. A classic theme does that when the head is over, and fields that get their style
 * late move the page. In a block theme a page builder's template may do so: there WordPress lists modules in the head and nowhere else.
 */
function enqueue_early(): void {
	$post = is_singular() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || 1 !== preg_match( '/programas(?:-search|-filter|-grid|[ \]])/', $post->post_content ) ) {
		return;
	}
	$has_criteria = 1 === preg_match( '/programas(?:-search|-filter| )[^>\]]*(?:"filters"|"perPage"|"stickyFilter"|data-filter|filtros?=|filtro_fijo=|por_pagina=)|programas-search/', $post->post_content );
	if ( $has_criteria ) {
		wp_enqueue_style( CRITERIA_STYLE );
	}
	if ( wp_is_block_theme() ) {
		enqueue();
		if ( $has_criteria ) {
			wp_enqueue_script_module( CRITERIA );
		}
	}
}

/**
 * The same style in the editor's canvas.
 */
function enqueue_in_editor(): void {
	if ( is_admin() ) {
		wp_enqueue_style( CRITERIA_STYLE );
	}
}

/**
 * Has TranslatePress's script leave alone what ours writes: the words come translated from the server, and it empties an announcement to ask for
 * its translation, so that nothing is said.
 *
 * @param mixed $selectors Of what it leaves alone.
 * @return mixed The same, and ours.
 */
function leave_to_us( $selectors ) {
	return is_array( $selectors ) ? array_merge( $selectors, array( '.programas', '.programas-announcements' ) ) : $selectors;
}
