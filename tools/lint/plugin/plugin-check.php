<?php
/**
 * Runs Plugin Check on this repository's plugin, inside the WordPress that holds both, and prints its findings as JSON.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tools\Plugin_Check;

use WordPress\Plugin_Check\Checker\AJAX_Runner;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the findings: type, code, message, file and line of each.
 */
function report(): void {
	$folder = WP_PLUGIN_DIR . '/plugin-check/';
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Plugin Check's own, whose main file is not loaded.
	define( 'WP_PLUGIN_CHECK_PLUGIN_DIR_PATH', $folder );
	define( 'WP_PLUGIN_CHECK_PLUGIN_DIR_URL', plugins_url( '/', $folder . 'plugin.php' ) );
	define( 'WP_PLUGIN_CHECK_MAIN_FILE', $folder . 'plugin.php' );
	// phpcs:enable
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	$loader = require $folder . 'vendor/autoload.php';
	// WordPress 7.1 has this library too, in another version: its own shall be used.
	$loader->setPsr4( 'WordPress\\AiClient\\', array() );

	$runner = new AJAX_Runner();
	$runner->set_plugin( 'programs-filter/programs-filter.php' );
	$runner->set_slug( 'programs-filter' );
	$result = $runner->run();

	$findings = array();
	$found    = array(
		'error'   => $result->get_errors(),
		'warning' => $result->get_warnings(),
	);
	foreach ( $found as $type => $files ) {
		foreach ( $files as $file => $lines ) {
			foreach ( $lines as $line => $columns ) {
				foreach ( $columns as $messages ) {
					foreach ( $messages as $message ) {
						$findings[] = array(
							'type'    => $type,
							'code'    => $message['code'],
							'message' => $message['message'],
							'file'    => $file,
							'line'    => $line,
						);
					}
				}
			}
		}
	}
	echo wp_json_encode(
		array(
			'findings' => $findings,
			'checks'   => count( $runner->get_checks_to_run() ),
		)
	);
}
report();
