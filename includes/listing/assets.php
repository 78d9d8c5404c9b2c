<?php
/**
 * Scripts and styles of the public page, and the addresses of WordPress's React, which the script loads later.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\Filters;
use ProgramsFilter\WordPress;
use WP_Scripts;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** ID of the module that is loaded with the page. block.json has the same. */
const VIEW_MODULE = 'programs-filter/view';

/**
 * Modules that the first one imports on demand, in `build/`. It imports the one that reveals cards by its name in the import map. It imports the one
 * with React and motion by its URL, to be able to retry.
 */
const FILTER_BAR_MODULE = 'listing/view/filter-bar/index';
const REVEAL_MODULE     = 'programs-filter/reveal';

/** Module and style of criteria beyond the category. */
const CRITERIA_MODULE = 'programs-filter/criteria';
const CRITERIA_STYLE  = 'programs-filter-criteria';

/** Filters through which the content of a page passes. */
const CONTENT_FILTERS = array( 'the_content', 'render_block_core/html', 'widget_text', 'widget_custom_html_content' );

/** Registers the modules. */
function register_modules(): void {
	$later = array(
		'id'     => REVEAL_MODULE,
		'import' => 'dynamic',
	);
	wp_register_script_module( REVEAL_MODULE, plugins_url( 'build/listing/view/reveal.js', PLUGIN_FILE ), array(), WordPress\built_version( 'listing/view/reveal' ) );
	wp_register_script_module( VIEW_MODULE, plugins_url( 'build/listing/view/index.js', PLUGIN_FILE ), array( $later ), WordPress\built_version( 'listing/view/index' ) );
	wp_register_style( CRITERIA_STYLE, plugins_url( 'build/filters/style-index.css', PLUGIN_FILE ), array(), WordPress\built_version( 'filters/index' ) );
	wp_register_script_module( CRITERIA_MODULE, plugins_url( 'build/filters/view.js', PLUGIN_FILE ), array( VIEW_MODULE ), WordPress\built_version( 'filters/view' ) );
}

/**
 * Adds the URL of the module with React to the page's data.
 *
 * @param mixed $data Data of the first module.
 * @return array<mixed> Data, with the module's URL first.
 */
function add_filter_bar_address( $data ): array {
	$address = add_query_arg( 'ver', WordPress\built_version( FILTER_BAR_MODULE ) ?? '', plugins_url( 'build/' . FILTER_BAR_MODULE . '.js', PLUGIN_FILE ) );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.
	$filtered = apply_filters( 'script_module_loader_src', $address, 'programs-filter/filter-bar' );

	return array_merge( array( is_string( $filtered ) ? esc_url_raw( $filtered ) : $address ), is_array( $data ) ? $data : array() );
}

/**
 * Enqueues the files when the content follows the markup contract.
 *
 * @param mixed $content Content.
 * @return mixed The same content.
 */
function enqueue_for_content( $content ) {
	if ( is_string( $content ) && has_listing_markup( $content ) ) {
		enqueue_view();
		if ( str_contains( $content, 'data-filter=' ) || str_contains( $content, 'programas-search' ) ) {
			enqueue_criteria();
		}
	}

	return $content;
}

/** Enqueues the public page's script and style. */
function enqueue_view(): void {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	if ( null === $block ) {
		return;
	}
	array_map( 'wp_enqueue_style', $block->style_handles );
	array_map( 'wp_enqueue_script_module', $block->view_script_module_ids );
}

/** Enqueues all scripts and styles of the public page. */
function enqueue_everything(): void {
	enqueue_view();
	enqueue_criteria();
}

/**
 * Enqueues script and style of criteria beyond the category.
 *
 * @since n.e.x.t
 */
function enqueue_criteria(): void {
	wp_enqueue_script_module( CRITERIA_MODULE );
	wp_enqueue_style( CRITERIA_STYLE );
}

/**
 * Enqueues the files of a listing before the content is rendered. A classic theme renders it after the head: styles would come late and move the
 * page. A block theme prints the list of modules in the head only.
 */
function enqueue_before_content(): void {
	$post = is_singular() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || ! holds_listing( $post->post_content ) ) {
		return;
	}
	load();
	$listings     = array_filter( listings_in_content( $post->post_content ), static fn( array $attributes ): bool => array( Filters\CATEGORY ) !== $attributes['filters'] || 0 !== $attributes['perPage'] || $attributes['stickyFilter'] || $attributes['multiple'] );
	$has_criteria = array() !== $listings || str_contains( $post->post_content, 'data-filter=' ) || str_contains( $post->post_content, 'programas-search' );
	if ( $has_criteria ) {
		wp_enqueue_style( CRITERIA_STYLE );
	}
	if ( wp_is_block_theme() ) {
		enqueue_view();
		if ( $has_criteria ) {
			wp_enqueue_script_module( CRITERIA_MODULE );
		}
	}
}

/** Enqueues the style of criteria in the editor's canvas. */
function enqueue_criteria_in_editor(): void {
	if ( is_admin() ) {
		wp_enqueue_style( CRITERIA_STYLE );
	}
}

/**
 * Excludes announcements from TranslatePress's script. They are translated already, and it empties a text while it asks for a translation: screen
 * readers would say nothing.
 *
 * @param mixed $selectors Excluded selectors.
 * @return mixed Selectors with the plugin's.
 */
function leave_announcement_untranslated( $selectors ) {
	return is_array( $selectors ) ? array_merge( $selectors, array( '.programas', '.programas-announcements' ) ) : $selectors;
}

/** Globals that the module needs, with the handles of their scripts. */
const REACT_HANDLES = array(
	'React'    => 'react',
	'ReactDOM' => 'react-dom',
);

/**
 * Adds the URLs to the data of the module.
 *
 * @param mixed $data Data.
 * @return array<mixed> Data with a pair of global and URL for each script, in order. Empty if a handle is not registered: the pills work without React.
 */
function add_react_addresses( $data ): array {
	$data = is_array( $data ) ? $data : array();

	// The page's own queue stays unchanged.
	$scripts        = clone wp_scripts();
	$scripts->to_do = array();
	$scripts->done  = array();

	$added = array();
	foreach ( REACT_HANDLES as $name => $handle ) {
		$before = $scripts->to_do;
		if ( ! isset( $scripts->registered[ $handle ] ) || ! $scripts->all_deps( $handle ) ) {
			return $data;
		}
		foreach ( array_diff( $scripts->to_do, $before ) as $dependency ) {
			$address = react_address( $scripts, $dependency );
			if ( '' !== $address ) {
				$added[] = array( $name, $address );
			}
		}
	}

	return array_merge( $data, $added );
}

/**
 * Returns the URL of a script, as WordPress prints it.
 *
 * @param WP_Scripts $scripts Scripts.
 * @param string     $handle  Handle of a registered script.
 * @return string '' for a handle with only dependencies.
 */
function react_address( WP_Scripts $scripts, string $handle ): string {
	$script = $scripts->registered[ $handle ];
	$src    = $script->src;
	if ( ! is_string( $src ) || '' === $src ) {
		return '';
	}
	$content = (string) $scripts->content_url;
	if ( 1 !== preg_match( '|^(https?:)?//|', $src ) && ( '' === $content || ! str_starts_with( $src, $content ) ) ) {
		$src = $scripts->base_url . $src;
	}
	// Without a version WordPress's own is added, with null none.
	$own     = (string) $script->ver;
	$version = null === $script->ver || '' !== $own ? $own : (string) $scripts->default_version;
	if ( '' !== $version ) {
		$src = add_query_arg( 'ver', $version, $src );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress: the URL must be the one that WordPress prints.
	$filtered = apply_filters( 'script_loader_src', $src, $handle );

	return WordPress\only_text( esc_url_raw( WordPress\only_text( $filtered ) ) );
}
