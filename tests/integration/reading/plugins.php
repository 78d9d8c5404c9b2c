<?php
/**
 * The public functions of membership plugins, by their documentation: each of the plugin that a test names.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- Theirs.

declare( strict_types = 1 );

$programs_filter_test_plugin = $GLOBALS['programs_filter_test_plugin'] ?? '';

if ( 'members' === $programs_filter_test_plugin ) {
	/**
	 * Members: whether the current user can view a post.
	 *
	 * @param int $post_id Post.
	 */
	function members_can_current_user_view_post( $post_id = 0 ): bool {
		return is_user_logged_in() || '' === get_post_meta( $post_id, 'reserved', true );
	}
} elseif ( 'paid-memberships-pro' === $programs_filter_test_plugin ) {
	/**
	 * Paid Memberships Pro: whether a user has access to a post.
	 *
	 * @param int|null $post_id Post.
	 */
	function pmpro_has_membership_access( $post_id = null ): bool {
		return is_user_logged_in() || '' === get_post_meta( (int) $post_id, 'reserved', true );
	}
} elseif ( 'restrict-content' === $programs_filter_test_plugin ) {
	/**
	 * Restrict Content: whether a user can access a post.
	 *
	 * @param int $user_id User.
	 * @param int $post_id Post.
	 */
	function rcp_user_can_access( $user_id = 0, $post_id = 0 ): bool {
		return $user_id > 0 || '' === get_post_meta( $post_id, 'reserved', true );
	}
} elseif ( 'wp-members' === $programs_filter_test_plugin ) {
	/**
	 * WP-Members: whether a post is blocked for those who are not signed in. It looks at the address of the current post, too.
	 *
	 * @param int|false $post_id Post.
	 */
	function wpmem_is_blocked( $post_id = false ): bool {
		return '' !== get_post_meta( (int) $post_id, 'reserved', true ) && get_the_ID() === $post_id;
	}
}
