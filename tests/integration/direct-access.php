<?php
/**
 * The plugin's files.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Direct_Access;

/**
 * The addresses of all PHP files of the plugin.
 *
 * @return list<string>
 */
function php_files(): array {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$files = (array) list_files( WP_PLUGIN_DIR . '/programs-filter' );

	return array_values( (array) preg_replace( '#^.*/wp-content/#', '/wp-content/', (array) preg_grep( '/\.php$/', array_filter( $files, 'is_string' ) ) ) );
}
