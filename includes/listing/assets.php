<?php
/**
 * Registers and enqueues the scripts and styles of public pages. Called by bootstrap.php on `init`, and by templates and page builders through two
 * actions.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** ID of the module that is loaded with the page. block.json has the same. */
const VIEW_MODULE = 'programs-filter/view';

/** Module that the first one imports on demand, by its name in the import map: it reveals cards. */
const REVEAL_MODULE = 'programs-filter/reveal';

/** The same, where there are criteria: it asks the server for the cards of a large listing. */
const REMOTE_MODULE = 'programs-filter/remote';

/** Style of criteria beyond the category. Their script takes the place of the module. */
const CRITERIA_STYLE = 'programs-filter-criteria';

/** Filters through which the content of a page passes. */
const CONTENT_FILTERS = array( 'the_content', 'render_block_core/html', 'widget_text', 'widget_custom_html_content' );

/** Registers the modules. */
function register_modules(): void {
	wp_register_script_module( REVEAL_MODULE, plugins_url( 'build/listing/view/reveal.js', PLUGIN_FILE ), array(), WordPress\get_asset_version( 'listing/view/reveal' ) );
	wp_register_script_module( REMOTE_MODULE, plugins_url( 'build/listing/view/remote.js', PLUGIN_FILE ), array(), WordPress\get_asset_version( 'listing/view/remote' ) );
	register_view( 'listing/view/index', REVEAL_MODULE );
	wp_register_style( CRITERIA_STYLE, plugins_url( 'build/listing/style-criteria.css', PLUGIN_FILE ), array(), WordPress\get_asset_version( 'listing/criteria' ) );
}

/**
 * Registers the module that is loaded with the page: with criteria beyond the category or without. A page has one of them.
 *
 * @param string $file     File in `build/`, without its extension.
 * @param string ...$later Modules that it imports on demand.
 */
function register_view( string $file, string ...$later ): void {
	$imports = array_map(
		static fn( string $id ): array => array(
			'id'     => $id,
			'import' => 'dynamic',
		),
		$later
	);
	wp_register_script_module( VIEW_MODULE, plugins_url( "build/$file.js", PLUGIN_FILE ), $imports, WordPress\get_asset_version( $file ) );
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
		if ( has_criteria_markup( $content ) ) {
			enqueue_criteria();
		}
	}

	return $content;
}

/**
 * Whether hand-written markup has criteria beyond the category.
 *
 * @param string $html HTML.
 */
function has_criteria_markup( string $html ): bool {
	return str_contains( $html, 'data-filter=' ) || str_contains( $html, 'programas-search' );
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
function enqueue_all_scripts(): void {
	enqueue_view();
	enqueue_criteria();
}

/**
 * Enqueues script and style of criteria beyond the category.
 */
function enqueue_criteria(): void {
	enqueue_criteria_script();
	wp_enqueue_style( CRITERIA_STYLE );
}

/** Enqueues the script with criteria in the place of the one without, also if that one was enqueued before. */
function enqueue_criteria_script(): void {
	wp_deregister_script_module( VIEW_MODULE );
	register_view( 'listing/criteria/index', REVEAL_MODULE, REMOTE_MODULE );
	wp_enqueue_script_module( VIEW_MODULE );
}

/**
 * Enqueues the files of a listing before the content is rendered. A classic theme renders it after the head: styles would come late and move the
 * page. A block theme prints the list of modules in the head only.
 */
function enqueue_before_content(): void {
	$post = is_singular() ? get_post() : null;
	if ( ! $post instanceof \WP_Post || ! has_listing( $post->post_content ) ) {
		return;
	}
	$needs_criteria = static fn( array $listing ): bool => array( CATEGORY ) !== $listing['filters'] || $listing['multiple'] || 0 !== $listing['perPage'] || Large_Listing::are_many( get_query_args( $listing ), $listing );
	$has_criteria   = has_criteria_markup( $post->post_content ) || array_any( get_listings_in_content( $post->post_content ), $needs_criteria );
	if ( $has_criteria ) {
		wp_enqueue_style( CRITERIA_STYLE );
	}
	if ( wp_is_block_theme() ) {
		enqueue_view();
		if ( $has_criteria ) {
			enqueue_criteria_script();
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
function skip_announcement_translation( $selectors ) {
	return is_array( $selectors ) ? array_merge( $selectors, array( '.programas', '.programas-announcements' ) ) : $selectors;
}

/** ID of the script element. */
const MODULE_ELEMENT = VIEW_MODULE . '-js-module';

/**
 * Excludes the module from SiteGround Optimizer's file.
 *
 * @param mixed $ids IDs of excluded elements.
 * @return mixed IDs with the plugin's.
 */
function exclude_modules_from_combining( $ids ) {
	return is_array( $ids ) ? array_merge( $ids, array( MODULE_ELEMENT ) ) : $ids;
}

/**
 * Excludes the module from Asset CleanUp's files.
 *
 * @param mixed $attributes Attributes of a script element.
 * @return mixed Attributes.
 */
function add_module_attributes( $attributes ) {
	if ( defined( 'WPACU_PLUGIN_VERSION' ) && is_array( $attributes ) && MODULE_ELEMENT === ( $attributes['id'] ?? '' ) ) {
		$attributes['data-wpacu-skip'] = true;
	}

	return $attributes;
}
