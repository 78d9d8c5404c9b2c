<?php
/**
 * Activation and deactivation: the rewrite rules are forgotten, and WordPress makes them anew when it next needs them, with
 * every plugin that is active then. Flushing them instead would keep those of the plugins that this request has loaded.
 *
 * Remembers that the plugin was activated on a site without programs: the admin then offers the first steps.
 *
 * A network activates for thousands of sites at once: in those the empty list offers them.
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
const FOLLOWED_PLUGINS = 'programs_filter_network_plugins';

/** WP-Cron event that removes old files of imports, which may be there from before (includes/import/bootstrap.php). */
const TIDY_EVENT = 'programs_filter_tidy_imports';

/**
 * Handles the activation or deactivation of a plugin.
 *
 * @param mixed ...$about Plugin file; whether it is for the whole network, whose sites follow by themselves.
 */
function plugins_changed( ...$about ): void {
	list( $plugin, $network_wide ) = array_pad( $about, 2, false );
	// This plugin has its own hooks.
	if ( plugin_basename( PLUGIN_FILE ) !== $plugin && true !== $network_wide ) {
		forget_rewrite_rules();
	}
}

/**
 * Deletes the rules of this site if the network's plugins have changed. Each site does so at its next visit, as a network may have thousands. Both
 * options are autoloaded.
 */
function follow_network(): void {
	$plugins = md5( (string) wp_json_encode( get_site_option( 'active_sitewide_plugins' ) ) );
	if ( get_option( FOLLOWED_PLUGINS ) !== $plugins ) {
		forget_rewrite_rules();
		schedule_tidying();
		update_option( FOLLOWED_PLUGINS, $plugins, true );
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
	note_first_time( true === $network_wide );
	// A missing option costs a query in each request.
	add_option( WordPress\OWN_WORDS_OPTION, '', '', true );
	schedule_tidying();
	forget_rewrite_rules();
	forget_found_page();
}

/**
 * Removes the rules of the programs' URLs.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function on_deactivation( $network_wide = false ): void {
	// Other code may flush the rules in this request.
	if ( Program\is_taxonomy_ours() ) {
		unregister_taxonomy( Program\TAXONOMY );
	}
	if ( Program\is_post_type_ours() ) {
		unregister_post_type( Program\POST_TYPE );
	}
	if ( true === $network_wide && is_multisite() ) {
		// Afterwards the plugin does not run on the sites.
		leave_all_sites();
	} else {
		leave_site();
	}
}

/** Has old files of imports removed, once or, where there are any, until there are none. */
function schedule_tidying(): void {
	if ( false === wp_next_scheduled( TIDY_EVENT ) ) {
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, TIDY_EVENT );
	}
}

/** Deletes the rewrite rules of this site. */
function forget_rewrite_rules(): void {
	delete_option( 'rewrite_rules' );
}

/**
 * Has the rules made anew when the own words change, which have the beginning of the programs' URLs. That no words are stored is no change.
 *
 * @param mixed ...$about Name of the option and its first value, or its old and its new value, or its name.
 */
function follow_address( ...$about ): void {
	if ( array( WordPress\OWN_WORDS_OPTION, '' ) !== $about ) {
		forget_rewrite_rules();
	}
}

/** Deletes the rules, the found page and the WP-Cron events of this site. Imports stay, and can be gone on with or taken back later. */
function leave_site(): void {
	forget_rewrite_rules();
	// Changes of pages are not followed any more.
	forget_found_page();
	Listing\stop_clock();
	wp_unschedule_hook( 'programs_filter_go_on' );
	if ( function_exists( 'as_unschedule_all_actions' ) ) {
		as_unschedule_all_actions( 'programs_filter_go_on' );
	}
	wp_unschedule_hook( TIDY_EVENT );
}

/**
 * Notes at activation that a site has no programs: the admin then offers the first steps. On a network the empty list offers them.
 *
 * @param bool $network_wide Whether it is for all sites of a network.
 */
function note_first_time( bool $network_wide ): void {
	$there = get_posts(
		array(
			'post_type'   => Program\POST_TYPE,
			'post_status' => 'any',
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	if ( ! $network_wide && Program\is_post_type_ours() && array() === $there ) {
		add_option( FIRST_TIME_OPTION, '1' );
	}
}

/** Cleans up all sites of the network. */
function leave_all_sites(): void {
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
				leave_site();
				continue;
			}
			switch_to_blog( $site );
			leave_site();
			restore_current_blog();
		}
		// The options of each site stay in memory.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}
