<?php
/**
 * Plugin Name: Server of tests
 * Description: A widget area, and a server that dies as often as a test wants.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/** Option: how many times more the server dies while it makes the sizes of a picture. */
const DEATHS = 'deaths_of_tests';

add_action( 'widgets_init', __NAMESPACE__ . '\\widget_area' );
add_filter( 'intermediate_image_sizes_advanced', __NAMESPACE__ . '\\die_if_told' );
add_filter( 'wp_get_missing_image_subsizes', __NAMESPACE__ . '\\die_if_told' );

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
 * As a server that ran out of memory or time.
 *
 * @param array<mixed> $sizes Sizes of a picture.
 * @return array<mixed> The same, when it lives.
 */
function die_if_told( array $sizes ): array {
	$left = get_option( DEATHS, 0 );
	if ( is_numeric( $left ) && $left > 0 ) {
		update_option( DEATHS, $left - 1 );
		status_header( 500 );
		exit;
	}

	return $sizes;
}
