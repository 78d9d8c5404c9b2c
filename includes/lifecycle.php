<?php
/**
 * Activation and deactivation: the only moments at which rewrite rules are flushed.
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
}

/**
 * Adds the rule of the programs' addresses.
 *
 * @param bool $network_wide Whether it is for all sites of a network.
 */
function activate( bool $network_wide = false ): void {
	// `init` has passed when a plugin is activated.
	Post_Type\register();
	Taxonomy\register();
	flush_rewrite_rules();
	if ( $network_wide ) {
		forget_rules_of_other_sites();
	}
}

/**
 * Removes the rule of the programs' addresses.
 *
 * @param bool $network_wide Whether it is for all sites of a network.
 */
function deactivate( bool $network_wide = false ): void {
	unregister_taxonomy( Taxonomy\NAME );
	unregister_post_type( Post_Type\NAME );
	flush_rewrite_rules();
	if ( $network_wide ) {
		forget_rules_of_other_sites();
	}
}

/**
 * Lets every other site of the network make its rules anew on its next visit, when the plugins that it runs are loaded.
 */
function forget_rules_of_other_sites(): void {
	$sites = get_sites(
		array(
			'fields'       => 'ids',
			'number'       => 0,
			'site__not_in' => array( get_current_blog_id() ),
		)
	);
	foreach ( $sites as $site ) {
		delete_blog_option( $site, 'rewrite_rules' );
	}
}
