<?php
/**
 * Plugins of others, which WordPress loads before this one.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Puts one into the site.
 *
 * @param string $file Its file.
 * @param string $code PHP, without the opening tag.
 */
function add_mu_plugin( string $file, string $code ): void {
	file_put_contents( WPMU_PLUGIN_DIR . "/$file", "<?php\n$code\n" );
	delete_option( 'rewrite_rules' );
}

/**
 * Takes it away.
 *
 * @param string $file Its file.
 */
function remove_mu_plugin( string $file ): void {
	unlink( WPMU_PLUGIN_DIR . "/$file" );
	delete_option( 'rewrite_rules' );
}
