<?php
/**
 * The admin for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use const ProgramsFilter\PLUGIN_DIR;

/** Loads what WordPress loads in the admin only. */
function load_admin(): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
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
