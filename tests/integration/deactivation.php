<?php
/**
 * A deactivation by a tool that manages sites, or by WP-Cron: not in the admin.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Deactivation;

/** Has an address deactivate the plugin, and say whether the request had loaded what knows of imports. */
function deactivate_at_address(): void {
	add_action(
		'wp_loaded',
		static function (): void {
			if ( ! isset( $_GET['desactivar'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- A test.
				return;
			}
			do_action( 'deactivate_programs-filter/programs-filter.php', false ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
			echo wp_json_encode( function_exists( 'ProgramsFilter\\Import\\run_part' ) );
			exit;
		}
	);
}
