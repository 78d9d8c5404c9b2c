<?php
/**
 * Plugin Name: States of tests
 * Description: Lets a test's own requests see the site in another state: a style variation of the theme, or right to left.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

add_action( 'after_setup_theme', __NAMESPACE__ . '\\turn_around' );
add_filter( 'wp_theme_json_data_user', __NAMESPACE__ . '\\style_variation' );

/**
 * X-Test-Direction: rtl.
 */
function turn_around(): void {
	global $wp_locale;
	if ( 'rtl' === ( $_SERVER['HTTP_X_TEST_DIRECTION'] ?? '' ) ) {
		$wp_locale->text_direction = 'rtl';
	}
}

/**
 * X-Test-Variation: 08-midnight, or another file of the theme's folder `styles`.
 *
 * @param \WP_Theme_JSON_Data $data The site owner's choices.
 */
function style_variation( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data {
	$name = sanitize_file_name( wp_unslash( $_SERVER['HTTP_X_TEST_VARIATION'] ?? '' ) );

	return '' === $name ? $data : $data->update_with( wp_json_file_decode( get_theme_file_path( "styles/$name.json" ), array( 'associative' => true ) ) );
}
