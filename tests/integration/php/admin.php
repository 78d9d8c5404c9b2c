<?php
/**
 * The admin for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Loads what WordPress loads in the admin only.
 */
function load_admin(): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
}

/**
 * What the admin says at the top of its screens.
 *
 * @param list<int> $users IDs of those who look; 0 for a visitor.
 * @return list<string> HTML for each of them.
 */
function notices( array $users ): array {
	return array_map(
		static function ( int $user ): string {
			wp_set_current_user( $user );
			ob_start();
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			do_action( 'admin_notices' );

			return (string) ob_get_clean();
		},
		$users
	);
}
