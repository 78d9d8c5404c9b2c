<?php
/**
 * Activation and deactivation: the rewrite rules are forgotten, and WordPress makes them anew when it next needs them, with
 * every plugin that is active then. Flushing them instead would keep those of the plugins that this request has loaded.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Lifecycle;

use ProgramsFilter\Post_Type;
use ProgramsFilter\Taxonomy;
use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\activate' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\deactivate' );
	// Another plugin may take the programs' address, give it back, or filter it.
	add_action( 'activated_plugin', __NAMESPACE__ . '\\plugins_changed', 10, 2 );
	add_action( 'deactivated_plugin', __NAMESPACE__ . '\\plugins_changed', 10, 2 );
}

/**
 * A plugin was activated or deactivated.
 *
 * @param mixed ...$about Its file; whether it was for all sites of a network.
 */
function plugins_changed( ...$about ): void {
	forget_rules( true === ( $about[1] ?? false ) );
}

/**
 * Makes way for the rule of the programs' addresses.
 *
 * @param mixed $network_wide Whether it is for all sites of a network.
 */
function activate( $network_wide = false ): void {
	// `init` has passed: somebody may write programs, or flush the rules, in this request.
	Post_Type\register();
	Taxonomy\register();
	forget_rules( (bool) $network_wide );
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
	forget_rules( (bool) $network_wide );
}

/**
 * Forgets the rewrite rules of this site, or of all sites of the network.
 *
 * @param bool $network_wide Whether it is for all.
 */
function forget_rules( bool $network_wide = false ): void {
	if ( ! $network_wide || ! is_multisite() ) {
		delete_option( 'rewrite_rules' );
		return;
	}
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
			delete_blog_option( $site, 'rewrite_rules' );
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}
