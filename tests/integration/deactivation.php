<?php
/**
 * A deactivation by a tool that manages sites, or by WP-Cron: not in the admin.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of tests.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Deactivation;

/** Has an address deactivate the plugin, and say whether the request had loaded what knows of imports, and whether a journal is there afterwards. */
function deactivate_at_address(): void {
	add_action(
		'wp_loaded',
		static function (): void {
			if ( ! isset( $_GET['desactivar'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- A test.
				return;
			}
			$folder  = wp_upload_dir()['basedir'] . '/programs-filter';
			$journal = "$folder/" . str_repeat( 'a', 32 ) . '.import.php';
			wp_mkdir_p( $folder );
			touch( $journal );
			$knows = function_exists( 'ProgramsFilter\\Import\\import_file' );
			do_action( 'deactivate_programs-filter/programs-filter.php', false ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
			$is_there = is_file( $journal );
			unlink( $journal );
			echo wp_json_encode( array( $knows, $is_there ) );
			exit;
		}
	);
}
