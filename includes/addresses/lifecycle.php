<?php
/**
 * Handles activation and deactivation, on single sites and networks: clears rewrite rules, the cached listing page and scheduled events, and flags
 * new sites for the first-steps notice.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Option of a site in a network: the network's plugins for which its rules were made. */
const NETWORK_PLUGINS_OPTION = 'programs_filter_network_plugins';

/**
 * Handles the activation or deactivation of a plugin.
 *
 * @param mixed $plugin       Plugin file.
 * @param mixed $network_wide Whether it is for the whole network, whose sites follow by themselves.
 */
function handle_plugins_changed( $plugin, $network_wide = false ): void {
	// This plugin has its own hooks.
	if ( plugin_basename( PLUGIN_FILE ) !== $plugin && true !== $network_wide ) {
		delete_rewrite_rules();
	}
}

/**
 * Deletes the rules of this site if the network's plugins have changed. Each site does so at its next visit, as a network may have thousands. Both
 * options are autoloaded.
 */
function maybe_delete_rules_for_network(): void {
	$plugins = md5( (string) wp_json_encode( get_site_option( 'active_sitewide_plugins' ) ) );
	if ( get_option( NETWORK_PLUGINS_OPTION ) !== $plugins ) {
		delete_rewrite_rules();
		schedule_import_cleanup();
		// Plugins of the network may say something else of programs.
		Listing\rebuild_index();
		update_option( NETWORK_PLUGINS_OPTION, $plugins, true );
	}
}

/**
 * Prepares the rules of the programs' URLs. The sites of a network follow by themselves.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function on_activation( $network_wide = false ): void {
	// `init` has passed, and other code may write programs or flush the rules in this request.
	Program\register_programs();
	Program\register_categories();
	add_first_steps_option( true === $network_wide );
	if ( true !== $network_wide ) {
		Listing\maybe_create_index();
	}
	// A missing option costs a query in each request.
	add_option( WordPress\OWN_WORDS_OPTION, '', '', true );
	schedule_import_cleanup();
	delete_rewrite_rules();
	delete_found_page();
}

/**
 * Removes the rules of the programs' URLs.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function on_deactivation( $network_wide = false ): void {
	// Other code may flush the rules in this request.
	unregister_taxonomy( Program\TAXONOMY );
	unregister_post_type( Program\POST_TYPE );
	if ( true === $network_wide && is_multisite() ) {
		// Afterwards the plugin does not run on the sites.
		deactivate_on_network();
	} else {
		deactivate_on_site();
	}
}

/** Schedules the cleanup of old imports, which also has those go on that a deactivation has cut off. */
function schedule_import_cleanup(): void {
	if ( false === wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) ) {
		wp_schedule_single_event( time() + 60, WordPress\IMPORT_CLEANUP_EVENT );
	}
}

/** Deletes the rewrite rules of this site. */
function delete_rewrite_rules(): void {
	delete_option( 'rewrite_rules' );
}

/**
 * Deletes the rules when the permalink base changes, which is stored with the labels. That no words are stored is no change.
 *
 * @param mixed ...$about Name of the option and its first value, or its old and its new value, or its name.
 */
function maybe_delete_rules_for_slug( ...$about ): void {
	if ( array( WordPress\OWN_WORDS_OPTION, '' ) !== $about ) {
		delete_rewrite_rules();
	}
}

/** Deletes the rules, the found page and the WP-Cron events of this site. Imports stay, and can be resumed or undone later. */
function deactivate_on_site(): void {
	delete_rewrite_rules();
	// Changes of pages are not followed any more.
	delete_found_page();
	Listing\stop_clock();
	Listing\stop_index();
	wp_unschedule_hook( WordPress\IMPORT_CONTINUE_EVENT );
	wp_unschedule_hook( WordPress\IMPORT_CLEANUP_EVENT );
}

/**
 * Records at activation that a site has no programs, so that the admin offers the first steps. On a network the empty list offers them.
 *
 * @param bool $network_wide Whether it is for all sites of a network.
 */
function add_first_steps_option( bool $network_wide ): void {
	$there = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => 'any',
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	if ( ! $network_wide && array() === $there ) {
		add_option( FIRST_STEPS_OPTION, '1' );
	}
}

/** Cleans up all sites of the network. */
function deactivate_on_network(): void {
	// Read in parts: a network may have more sites than fit into memory.
	$query = array(
		'fields'  => 'ids',
		'orderby' => 'id',
		'number'  => 100,
		'offset'  => 0,
	);
	do {
		$sites = get_sites( $query );
		foreach ( $sites as $site ) {
			if ( get_current_blog_id() === $site ) {
				deactivate_on_site();
				continue;
			}
			switch_to_blog( $site );
			deactivate_on_site();
			restore_current_blog();
		}
		// The options of each site stay in memory.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}
