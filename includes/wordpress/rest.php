<?php
/**
 * REST helpers: the namespace, a permission check, and rendering a post as on the front end. setup_loop_post() also serves excerpts and access
 * checks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const REST_NAMESPACE = 'programs-filter/v1';

/** Whether the current user can use the block editor. */
function current_user_can_use_block_editor(): bool {
	foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
		$capability = $type->cap->edit_posts ?? null;
		if ( is_string( $capability ) && current_user_can( $capability ) ) {
			return true;
		}
	}

	return current_user_can( 'edit_theme_options' );
}

/**
 * Renders as on the page: in its language, else that of the site, and with the current post.
 *
 * @template Result
 * @param int                $post_id The post with the listing; 0 for none.
 * @param callable(): Result $render  Renders.
 * @return Result
 */
function render_as_on_page( int $post_id, callable $render ) {
	$post     = $post_id > 0 ? get_post( $post_id ) : null;
	$leave    = $post instanceof \WP_Post ? setup_loop_post( $post, true ) : null;
	$language = get_page_language();
	$switched = switch_to_locale( get_language_locale( $language ) );
	try {
		return run_in_language( $language, $render );
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
		if ( null !== $leave ) {
			$leave();
		}
	}
}


/** Globals of template functions such as get_the_content(). */
const POST_GLOBALS = array( 'post', 'id', 'authordata', 'currentday', 'currentmonth', 'page', 'pages', 'multipage', 'more', 'numpages' );

/**
 * Sets a program as the current post, as setup_postdata() does on the first page of a list, but without the action `the_post`.
 *
 * @param \WP_Post $post   Program.
 * @param bool     $author Whether callbacks may need its author, which can take a query.
 * @return \Closure(): void Restores the previous post.
 */
function setup_loop_post( \WP_Post $post, bool $author ): \Closure {
	$list      = new \WP_Query();
	$around    = array_intersect_key( $GLOBALS, array_flip( POST_GLOBALS ) );
	$described = $post;
	if ( ! $author ) {
		$described              = clone $post;
		$described->post_author = '0';
	}
	// The main query decides whether this is its single post.
	$data = ( $GLOBALS['wp_query'] ?? null ) instanceof \WP_Query ? $list->generate_postdata( $described ) : false;
	set_post_globals( array( 'post' => $post ) + ( is_array( $data ) ? $data : $around ) );

	return static function () use ( $around ): void {
		set_post_globals( $around );
	};
}

/**
 * Sets the globals of a post, and unsets missing ones.
 *
 * @param array<mixed> $values Values by name.
 */
function set_post_globals( array $values ): void {
	foreach ( POST_GLOBALS as $name ) {
		if ( array_key_exists( $name, $values ) ) {
			$GLOBALS[ $name ] = $values[ $name ]; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- As in a loop of WordPress; restored afterwards.
		} else {
			unset( $GLOBALS[ $name ] );
		}
	}
}
