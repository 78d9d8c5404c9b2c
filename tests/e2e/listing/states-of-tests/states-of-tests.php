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
 * A header of the request.
 *
 * @param string $name Name, as $_SERVER has it.
 * @return string '' without it.
 */
function header( string $name ): string {
	$value = isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';

	return sanitize_file_name( $value );
}

/**
 * X-Test-Direction: rtl.
 */
function turn_around(): void {
	if ( 'rtl' === header( 'HTTP_X_TEST_DIRECTION' ) && isset( $GLOBALS['wp_locale'] ) && $GLOBALS['wp_locale'] instanceof \WP_Locale ) {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}
}

/**
 * X-Test-Variation: 08-midnight, or another file of the theme's folder `styles`.
 *
 * @param \WP_Theme_JSON_Data $data The site owner's choices.
 */
function style_variation( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data {
	$name = header( 'HTTP_X_TEST_VARIATION' );
	if ( '' === $name ) {
		return $data;
	}
	$variation = wp_json_file_decode( get_theme_file_path( "styles/$name.json" ), array( 'associative' => true ) );

	return is_array( $variation ) ? $data->update_with( $variation ) : $data;
}
