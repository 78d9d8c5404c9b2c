<?php
/**
 * Plugin Name: Server of tests
 * Description: A widget area, another taxonomy, no preferences kept, and the classic editor where a test wants it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/** Option: whether there is another taxonomy of programs. */
const AGES = 'ages_of_tests';

if ( false !== get_option( AGES ) ) {
	add_action( 'init', __NAMESPACE__ . '\\register_ages', 20 );
}
add_action( 'widgets_init', __NAMESPACE__ . '\\widget_area' );
add_filter( 'use_block_editor_for_post_type', static fn( bool $uses ): bool => $uses && ! isset( $_COOKIE['classic_of_tests'] ) );
add_filter( 'update_user_metadata', __NAMESPACE__ . '\\forget_preferences', 10, 3 );

/**
 * Twenty Twenty-Five has none.
 */
function widget_area(): void {
	register_sidebar(
		array(
			'id'   => 'lateral',
			'name' => 'Lateral',
		)
	);
}

/**
 * A taxonomy of another plugin.
 */
function register_ages(): void {
	register_taxonomy(
		'edad',
		'pfilter_programa',
		array(
			'public'       => true,
			'show_in_rest' => true,
			'labels'       => array(
				'name'          => 'Edades',
				'singular_name' => 'Edad',
			),
		)
	);
}

/**
 * What a test chooses in the editor, which WordPress keeps for the user, is not there for the next one.
 *
 * @param bool|null $done What to answer instead of writing, null to write.
 * @param int       $user User.
 * @param string    $key  Key of the metadata.
 */
function forget_preferences( ?bool $done, int $user, string $key ): ?bool {
	return get_current_user_id() === $user && wp_is_serving_rest_request() && str_ends_with( $key, 'persisted_preferences' ) ? true : $done;
}
