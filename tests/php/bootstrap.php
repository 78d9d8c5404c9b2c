<?php
/**
 * Loads a WordPress in which the plugin is active: that of the environment variable WP_CORE_DIR, unless it is there already.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

// Not in the global scope, where WordPress expects to be loaded.
global $wpdb, $wp_rewrite, $wp, $wp_query, $wp_the_query, $wp_version, $table_prefix, $current_site, $current_blog, $_wp_submenu_nopriv,
	$_wp_sidebars_widgets, $shortcode_tags, $programs_filter_changes;

if ( ! defined( 'ABSPATH' ) ) {
	$programs_filter_core = (string) getenv( 'WP_CORE_DIR' );
	if ( ! is_readable( "$programs_filter_core/wp-load.php" ) ) {
		fwrite( STDERR, "WP_CORE_DIR names no folder of a WordPress: npm run test:php starts one.\n" );
		exit( 1 );
	}
	// An error that ends PHP is printed, not turned into a page.
	define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
	$_SERVER['HTTP_HOST']       = 'example.org';
	$_SERVER['SERVER_NAME']     = 'example.org';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['REQUEST_URI']     = '/';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	require_once "$programs_filter_core/wp-load.php";
}
if ( ! defined( 'ProgramsFilter\VERSION' ) ) {
	fwrite( STDERR, 'The plugin is not active in ' . ABSPATH . ".\n" );
	exit( 1 );
}
if ( array( 'es_ES', 'Europe/Madrid', '/%postname%/' ) !== array( get_locale(), wp_timezone_string(), get_option( 'permalink_structure' ) ) ) {
	fwrite( STDERR, "The site must be in Spanish (es_ES), in the time zone Europe/Madrid, with the permalinks /%postname%/.\n" );
	exit( 1 );
}
ini_set( 'display_errors', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- WordPress has turned it off.
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';

// What the admin loads, and sites with a shop or Elementor.
ProgramsFilter\WordPress\load_rooms( 'program/forms', 'reader', 'import', 'admin', 'shop', 'elementor' );

// No test makes a table, which would end its transaction.
ProgramsFilter\Import\maybe_create_rows_table();

require_once __DIR__ . '/Factory.php';
require_once __DIR__ . '/Factories.php';
require_once __DIR__ . '/Markup.php';
require_once __DIR__ . '/Recipes.php';
require_once __DIR__ . '/TestCase.php';
// Users are made quickly.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

ProgramsFilter\Tests\TestCase::remember_globals();
