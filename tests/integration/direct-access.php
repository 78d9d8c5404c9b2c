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
	$addresses = array();
	foreach ( (array) list_files( WP_PLUGIN_DIR . '/programs-filter' ) as $file ) {
		if ( is_string( $file ) && str_ends_with( $file, '.php' ) ) {
			$addresses[] = str_replace( WP_CONTENT_DIR, '/wp-content', $file );
		}
	}

	return $addresses;
}
