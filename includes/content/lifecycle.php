<?php
/**
 * Activation and deactivation: the rewrite rules are forgotten, and WordPress makes them anew when it next needs them, with
 * every plugin that is active then. Flushing them instead would keep those of the plugins that this request has loaded.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Lifecycle;

use ProgramsFilter\Clock;
use ProgramsFilter\First_Time;
use ProgramsFilter\Listing_Page;
use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Option of a site in a network: for which plugins of the network it made its rules.
 */
const FOLLOWED = 'programs_filter_network_plugins';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\activate' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\deactivate' );
	// Another plugin may take the programs' address, give it back, or filter it.
	add_action( 'activated_plugin', __NAMESPACE__ . '\\plugins_changed', 10, 2 );
	add_action( 'deactivated_plugin', __NAMESPACE__ . '\\plugins_changed', 10, 2 );
	if ( is_multisite() ) {
		add_action( 'wp_loaded', __NAMESPACE__ . '\\follow_network', 10, 0 );
	}
}

/**
 * A plugin was activated or deactivated.
 *
 * @param mixed ...$about Its file; whether it was for all sites of a network, each of which follows by itself.
 */
function plugins_changed( ...$about ): void {
	list( $plugin, $network_wide ) = array_pad( $about, 2, false );
	// This one has said so already.
	if ( plugin_basename( PLUGIN_FILE ) !== $plugin && true !== $network_wide ) {
		forget_rules();
	}
}

/**
 * Forgets the rules of this site where the network has other plugins than when they were made. A network may have thousands of sites:
 * each follows when it is next visited. WordPress has both options in memory.
 */
function follow_network(): void {
	$plugins = md5( (string) wp_json_encode( get_site_option( 'active_sitewide_plugins' ) ) );
	if ( get_option( FOLLOWED ) !== $plugins ) {
		forget_rules();
		update_option( FOLLOWED, $plugins, true );
	}
}

/**
 * Makes way for the rule of the programs' addresses. The sites of a network follow by themselves.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function activate( $network_wide = false ): void {
	// `init` has passed: somebody may write programs, or flush the rules, in this request.
	Post_Type\register();
	Taxonomy\register();
	First_Time\note( true === $network_wide );
	forget_rules();
	Listing_Page\forget();
}

/**
 * Takes the rule of the programs' addresses away.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function deactivate( $network_wide = false ): void {
	// Somebody may flush the rules in this request.
	if ( Taxonomy\is_ours() ) {
		unregister_taxonomy( Taxonomy\NAME );
	}
	if ( Post_Type\is_ours() ) {
		unregister_post_type( Post_Type\NAME );
	}
	if ( true === $network_wide && is_multisite() ) {
		// Afterwards nobody is there who would follow.
		leave_everywhere();
	} else {
		leave();
	}
}

/**
 * Forgets the rewrite rules of this site.
 */
function forget_rules(): void {
	delete_option( 'rewrite_rules' );
}

/**
 * Leaves this site without the rules, without the page that was found and without our events of WP-Cron.
 */
function leave(): void {
	forget_rules();
	// Nobody follows the changes of pages from now on.
	Listing_Page\forget();
	Clock\stop();
	// What it tidies comes up again with the next import (includes/sheets/folder.php).
	wp_unschedule_hook( 'programs_filter_tidy_imports' );
}

/**
 * Leaves all sites of the network.
 */
function leave_everywhere(): void {
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
				leave();
				continue;
			}
			switch_to_blog( $site );
			leave();
			restore_current_blog();
		}
		// Each site leaves its options in memory.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}
