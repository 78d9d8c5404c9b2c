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

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\activate' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\deactivate' );
}

/**
 * Adds the rule of the programs' addresses.
 */
function activate(): void {
	// `init` has passed when a plugin is activated.
	Post_Type\register();
	Taxonomy\register();
	flush_rewrite_rules();
}

/**
 * Removes the rule of the programs' addresses.
 */
function deactivate(): void {
	unregister_taxonomy( Taxonomy\NAME );
	unregister_post_type( Post_Type\NAME );
	flush_rewrite_rules();
}
