<?php
/**
 * What routes of the REST API share.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const REST_NAMESPACE = 'programs-filter/v1';

/**
 * Whether somebody may use the block editor at all.
 */
function may_use_block_editor(): bool {
	foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
		$capability = $type->cap->edit_posts ?? null;
		if ( is_string( $capability ) && current_user_can( $capability ) ) {
			return true;
		}
	}

	return current_user_can( 'edit_theme_options' );
}

/**
 * Renders as on the page: in the site's language, whatever the editor's, and in the loop at the post.
 *
 * @template Result
 * @param int                $post_id The post in which the listing stands; 0 for none.
 * @param callable(): Result $render  Renders.
 * @return Result
 */
function as_on_page( int $post_id, callable $render ) {
	$post     = $post_id > 0 ? get_post( $post_id ) : null;
	$leave    = $post instanceof \WP_Post ? enter_loop( $post, true ) : null;
	$switched = switch_to_locale( get_locale() );
	try {
		return $render();
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
		if ( null !== $leave ) {
			$leave();
		}
	}
}
