<?php
/**
 * The admin for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\{Admin, Program};
use const ProgramsFilter\PLUGIN_DIR;

/** Loads what WordPress loads in the admin only. */
function load_admin(): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
}

/**
 * What the admin says at the top of the list of plugins.
 *
 * @param list<int> $users IDs of those who look; 0 for a visitor.
 * @return list<string> HTML for each of them.
 */
function notices( array $users ): array {
	return array_map(
		static function ( int $user ): string {
			wp_set_current_user( $user );

			return notices_on( 'plugins' );
		},
		$users
	);
}

/**
 * What the admin says at the top of a screen to who is signed in.
 *
 * @param string $screen ID of the screen.
 * @return string HTML.
 */
function notices_on( string $screen ): string {
	load_admin();
	// Not loaded outside of the admin.
	if ( function_exists( 'ProgramsFilter\Admin\bootstrap_admin' ) ) {
		Program\bootstrap_admin();
		Admin\bootstrap_admin();
	}
	set_current_screen( $screen );
	ob_start();
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	do_action( 'network' === substr( $screen, -7 ) ? 'network_admin_notices' : 'admin_notices' );

	return (string) ob_get_clean();
}

/**
 * A new user.
 *
 * @param string $role Role.
 * @return int ID.
 * @throws \RuntimeException When WordPress refuses it.
 */
function user( string $role ): int {
	$user = wp_insert_user( array( 'user_login' => uniqid( "$role-" ), 'user_pass' => 'x', 'role' => $role ) );
	if ( is_wp_error( $user ) ) {
		throw new \RuntimeException( esc_html( $user->get_error_message() ) );
	}

	return $user;
}
