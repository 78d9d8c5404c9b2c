<?php
/**
 * Who may read a program: its password, and what membership plugins reserve. What asks these functions shows of a reserved program what it shows of
 * one behind a password.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Program;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Public functions by which membership plugins say who may read a post: Members, Paid Memberships Pro, Restrict Content, WP-Members. */
const READING_FUNCTIONS = array( 'members_can_current_user_view_post', 'pmpro_has_membership_access', 'rcp_user_can_access', 'wpmem_is_blocked' );

/**
 * Whether the visitor may read a program. Its title, its address and its categories' slugs are for all.
 *
 * @param \WP_Post $program Program, or another post.
 */
function current_user_can_read_program( \WP_Post $program ): bool {
	if ( post_password_required( $program ) ) {
		return false;
	}
	$may = ! is_reserved_by_others( $program );

	/**
	 * Filters whether the visitor may read a program that is not behind a password. Where not, the plugin shows its title and no more: no excerpt,
	 * facts or picture on cards, on its page, in blocks, in the REST API, for the search or for search engines. The plugin that reserves the
	 * program handles its content.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $may     What membership plugins with a public function for it say: Members, Paid Memberships Pro, Restrict Content and
	 *                          WP-Members. True without them.
	 * @param \WP_Post $program Program, or another post of a page or a loop.
	 */
	return true === apply_filters( 'programs_filter_may_read', $may, $program );
}

/**
 * Whether cards may say more of a program than its title. A listing does not follow entered passwords.
 *
 * @param \WP_Post $program Program, or another post.
 */
function is_open_program( \WP_Post $program ): bool {
	return '' === $program->post_password && current_user_can_read_program( $program );
}

/** Whether other code decides who may read programs. */
function do_others_decide_reading(): bool {
	return false !== has_filter( 'programs_filter_may_read' ) || array() !== array_filter( READING_FUNCTIONS, 'is_callable' );
}

/**
 * Whether a membership plugin reserves a post for others than the visitor.
 *
 * @param \WP_Post $post Post.
 */
function is_reserved_by_others( \WP_Post $post ): bool {
	static $known = array();

	$functions = array_filter( READING_FUNCTIONS, 'is_callable' );
	if ( array() === $functions ) {
		return false;
	}
	// Some query the database for each answer, and a card asks several times.
	$key = implode( ' ', array( $post->ID, get_current_user_id(), wp_cache_get_last_changed( 'posts' ) ) );
	if ( ! isset( $known[ $key ] ) ) {
		// WP-Members looks at the current post, too.
		$leave = WordPress\enter_loop( $post, false );
		try {
			$known[ $key ] = array() !== array_filter( $functions, static fn( string $name ): bool => ! is_reading_allowed( $name, $post->ID ) );
		} finally {
			$leave();
		}
	}

	return $known[ $key ];
}

/**
 * Whether a plugin lets the user read a post.
 *
 * @param string $name One of READING_FUNCTIONS.
 * @param int    $post ID.
 */
function is_reading_allowed( string $name, int $post ): bool {
	if ( 'rcp_user_can_access' === $name ) {
		return (bool) answer_of( $name, get_current_user_id(), $post );
	}
	if ( 'wpmem_is_blocked' !== $name ) {
		return (bool) answer_of( $name, $post );
	}

	// It says whether visitors who are not signed in are kept out. Members need one of the post's memberships.
	return ! (bool) answer_of( $name, $post ) || ( is_user_logged_in() && has_wp_members_membership( $post ) );
}

/**
 * Whether the user has one of the memberships that WP-Members wants for a post.
 *
 * @param int $post ID.
 */
function has_wp_members_membership( int $post ): bool {
	$wanted = true === answer_of( 'wpmem_is_enabled', 'enable_products' ) ? answer_of( 'wpmem_get_post_memberships', $post ) : null;

	return ! is_array( $wanted ) || array() === $wanted || (bool) answer_of( 'wpmem_user_has_access', $wanted );
}

/**
 * Calls a function of another plugin.
 *
 * @param string $name         Its name.
 * @param mixed  ...$arguments Its arguments.
 * @return mixed Null without the plugin.
 */
function answer_of( string $name, ...$arguments ) {
	return is_callable( $name ) ? call_user_func( $name, ...$arguments ) : null;
}
