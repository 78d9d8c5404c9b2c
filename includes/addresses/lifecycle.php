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
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Option of a site in a network: for which plugins of the network it made its rules.
 */
const FOLLOWED_PLUGINS = 'programs_filter_network_plugins';

/**
 * A plugin was activated or deactivated.
 *
 * @param mixed ...$about Its file; whether it was for all sites of a network, each of which follows by itself.
 */
function plugins_changed( ...$about ): void {
	list( $plugin, $network_wide ) = array_pad( $about, 2, false );
	// This one has said so already.
	if ( plugin_basename( PLUGIN_FILE ) !== $plugin && true !== $network_wide ) {
		forget_rewrite_rules();
	}
}

/**
 * Forgets the rules of this site where the network has other plugins than when they were made. A network may have thousands of sites:
 * each follows when it is next visited. WordPress has both options in memory.
 */
function follow_network(): void {
	$plugins = md5( (string) wp_json_encode( get_site_option( 'active_sitewide_plugins' ) ) );
	if ( get_option( FOLLOWED_PLUGINS ) !== $plugins ) {
		forget_rewrite_rules();
		update_option( FOLLOWED_PLUGINS, $plugins, true );
	}
}

/**
 * Makes way for the rule of the programs' addresses. The sites of a network follow by themselves.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function on_activation( $network_wide = false ): void {
	// `init` has passed: somebody may write programs, or flush the rules, in this request.
	Program\register_programs();
	Program\register_categories();
	note_first_time( true === $network_wide );
	forget_rewrite_rules();
	forget_found_page();
}

/**
 * Takes the rule of the programs' addresses away.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function on_deactivation( $network_wide = false ): void {
	// Somebody may flush the rules in this request.
	if ( Program\is_taxonomy_ours() ) {
		unregister_taxonomy( Program\TAXONOMY );
	}
	if ( Program\is_post_type_ours() ) {
		unregister_post_type( Program\POST_TYPE );
	}
	if ( true === $network_wide && is_multisite() ) {
		// Afterwards nobody is there who would follow.
		leave_all_sites();
	} else {
		leave_site();
	}
}

/**
 * Forgets the rewrite rules of this site.
 */
function forget_rewrite_rules(): void {
	delete_option( 'rewrite_rules' );
}

/**
 * Leaves this site without the rules, without the page that was found and without our events of WP-Cron.
 */
function leave_site(): void {
	forget_rewrite_rules();
	// Nobody follows the changes of pages from now on.
	forget_found_page();
	Listing\stop_clock();
	// The next import schedules it again (includes/import/job.php).
	wp_unschedule_hook( 'programs_filter_tidy_imports' );
}

/**
 * Leaves all sites of the network.
 */
function leave_all_sites(): void {
	// A network may have more sites than fit into memory.
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
		// Each site leaves its options in memory.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}

const FIRST_TIME_OPTION = 'programs_filter_first_steps';

/**
 * Notes it, at activation.
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
