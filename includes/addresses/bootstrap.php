<?php
/**
 * Registers the hooks for the listing page, category links, permalinks and activation. Called by programs-filter.php.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Option: whether the plugin was activated on a site without programs. */
const FIRST_STEPS_OPTION = 'programs_filter_first_steps';

/** Name of the page of the settings (includes/admin/settings.php), and of their group. */
const SETTINGS_PAGE = 'programs-filter-settings';

/** Hooks of this room. */
function bootstrap(): void {
	add_action( 'parse_request', __NAMESPACE__ . '\\preserve_front_page' );
	add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\maybe_search_listing_page_on_shutdown', 10, 4 );
	add_action( 'deleted_post', __NAMESPACE__ . '\\maybe_search_listing_page_on_shutdown', 10, 2 );
	add_action( 'update_option_page_for_posts', __NAMESPACE__ . '\\search_listing_page_on_shutdown', 10, 0 );
	add_action( 'update_option_show_on_front', __NAMESPACE__ . '\\search_listing_page_on_shutdown', 10, 0 );
	add_filter( 'term_link', __NAMESPACE__ . '\\filter_category_link', 10, 3 );
	add_filter( 'import_term_meta_key', __NAMESPACE__ . '\\exclude_category_page_meta' );
	add_filter( 'wpseo_sitemap_exclude_taxonomy', __NAMESPACE__ . '\\exclude_categories_from_yoast_sitemap', 10, 2 );
	add_filter( 'seopress_sitemaps_index_tax_query', __NAMESPACE__ . '\\exclude_categories_from_seopress_sitemap', 10, 2 );
	add_filter( 'seopress_sitemaps_single_term_query', __NAMESPACE__ . '\\exclude_categories_from_seopress_sitemap', 10, 2 );
	add_action( 'parse_request', __NAMESPACE__ . '\\prefer_page_over_program', 0 );
	foreach ( array( 'add', 'update', 'delete' ) as $change ) {
		add_action( "{$change}_option_" . WordPress\OWN_WORDS_OPTION, __NAMESPACE__ . '\\maybe_delete_rules_for_slug', 10, 2 );
	}
	if ( array() !== WordPress\get_own_words()['former'] ) {
		// Before WordPress guesses.
		add_action( 'template_redirect', __NAMESPACE__ . '\\redirect_old_permalink', 9, 0 );
	}
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\on_activation' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\on_deactivation' );
	// Another plugin may take, release or filter the programs' URLs.
	add_action( 'activated_plugin', __NAMESPACE__ . '\\handle_plugins_changed', 10, 2 );
	add_action( 'deactivated_plugin', __NAMESPACE__ . '\\handle_plugins_changed', 10, 2 );
	if ( is_multisite() ) {
		add_action( 'wp_loaded', __NAMESPACE__ . '\\maybe_delete_rules_for_network', 10, 0 );
	}
}

/** Hooks of its admin screens. */
function bootstrap_admin(): void {
	add_filter( 'display_post_states', __NAMESPACE__ . '\\add_listing_post_state', 10, 2 );
}
