<?php
/**
 * Access to programs: current_user_can_read_program() combines the post password, membership plugins and the filter `programs_filter_may_read`;
 * called by everything that prints more than a title.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Public functions of membership plugins that check access to a post: Members, Paid Memberships Pro, Restrict Content, WP-Members. */
const MEMBERSHIP_FUNCTIONS = array( 'members_can_current_user_view_post', 'pmpro_has_membership_access', 'rcp_user_can_access', 'wpmem_is_blocked' );

/**
 * Whether the visitor may read a program. Its title, its address and its categories' slugs are for all.
 *
 * @param \WP_Post $program Program, or another post.
 */
function current_user_can_read_program( \WP_Post $program ): bool {
	if ( post_password_required( $program ) ) {
		return false;
	}
	$may = ! is_restricted_by_membership( $program );

	/**
	 * Filters whether the visitor may read a program. If not, the plugin shows only its title; the plugin that restricts it handles its content. Does not
	 * run for programs with a password.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $may     What Members, Paid Memberships Pro, Restrict Content and WP-Members say; true without them.
	 * @param \WP_Post $program Program, or another post of a page or loop.
	 */
	return true === apply_filters( 'programs_filter_may_read', $may, $program );
}

/**
 * Whether cards can show more of a program than its title. Listings ignore entered passwords.
 *
 * @param \WP_Post $program Program, or another post.
 */
function is_readable_without_password( \WP_Post $program ): bool {
	return '' === $program->post_password && current_user_can_read_program( $program );
}

/** Whether other code restricts access to programs. */
function has_membership_checks(): bool {
	return false !== has_filter( 'programs_filter_may_read' ) || array() !== array_filter( MEMBERSHIP_FUNCTIONS, 'is_callable' );
}

/**
 * Whether a membership plugin denies the visitor access to a post.
 *
 * @param \WP_Post $post Post.
 */
function is_restricted_by_membership( \WP_Post $post ): bool {
	$functions = array_filter( MEMBERSHIP_FUNCTIONS, 'is_callable' );
	if ( array() === $functions ) {
		return false;
	}
	$check = static function () use ( $functions, $post ): bool {
		// WP-Members looks at the current post, too.
		$leave = WordPress\setup_loop_post( $post, false );
		try {
			return array() !== array_filter( $functions, static fn( string $name ): bool => ! does_membership_allow_reading( $name, $post->ID ) );
		} finally {
			$leave();
		}
	};

	// Some query the database on each call, and a card calls them several times.
	return WordPress\get_cached( implode( ' ', array( 'restricted', $post->ID, get_current_user_id(), wp_cache_get_last_changed( 'posts' ) ) ), $check );
}

/**
 * Whether a plugin lets the user read a post.
 *
 * @param string $name One of MEMBERSHIP_FUNCTIONS.
 * @param int    $post ID.
 */
function does_membership_allow_reading( string $name, int $post ): bool {
	if ( 'rcp_user_can_access' === $name ) {
		return (bool) call_if_available( $name, get_current_user_id(), $post );
	}
	if ( 'wpmem_is_blocked' !== $name ) {
		return (bool) call_if_available( $name, $post );
	}

	// It tells whether logged-out visitors are blocked. Users need one of the memberships of the post.
	return ! (bool) call_if_available( $name, $post ) || ( is_user_logged_in() && has_wp_members_membership( $post ) );
}

/**
 * Whether the user has one of the memberships that WP-Members requires for a post.
 *
 * @param int $post ID.
 */
function has_wp_members_membership( int $post ): bool {
	$wanted = true === call_if_available( 'wpmem_is_enabled', 'enable_products' ) ? call_if_available( 'wpmem_get_post_memberships', $post ) : null;

	return ! is_array( $wanted ) || array() === $wanted || (bool) call_if_available( 'wpmem_user_has_access', $wanted );
}

/**
 * Calls a function of another plugin, if it exists.
 *
 * @param string $name         Its name.
 * @param mixed  ...$arguments Its arguments.
 * @return mixed Null without the plugin.
 */
function call_if_available( string $name, ...$arguments ) {
	return is_callable( $name ) ? call_user_func( $name, ...$arguments ) : null;
}

/**
 * Empties the facts of a program that is password-protected, or that the user may not read or edit. WordPress protects content and excerpt only.
 *
 * @param \WP_REST_Response $response Response.
 * @param \WP_Post          $post     Program.
 */
function hide_unreadable_facts( \WP_REST_Response $response, \WP_Post $post ): \WP_REST_Response {
	$data = $response->get_data();
	if ( is_array( $data ) && is_array( $data['meta'] ?? null ) && ! is_readable_without_password( $post ) && ! current_user_can( 'edit_post', $post->ID ) ) {
		foreach ( get_fact_kinds() as $fact => $kind ) {
			if ( isset( $data['meta'][ META_PREFIX . $fact ] ) ) {
				$data['meta'][ META_PREFIX . $fact ] = 'boolean' === get_kinds_table()[ $kind ]['type'] ? false : '';
			}
		}
		$response->set_data( $data );
	}

	return $response;
}
