<?php
/**
 * Plugin Name: States of tests
 * Description: Lets a test's own requests see the site in another state: a style variation of the theme, right to left, with another plugin's React, with large listings, or in a page builder's template.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

add_action( 'after_setup_theme', __NAMESPACE__ . '\\turn_around' );
add_filter( 'wp_theme_json_data_user', __NAMESPACE__ . '\\style_variation' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_react' );
add_filter( 'programs_filter_pills', __NAMESPACE__ . '\\many_pills' );
add_filter( 'programs_filter_most_cards', __NAMESPACE__ . '\\most_cards' );
add_filter( 'template_include', __NAMESPACE__ . '\\template', 99 );

/**
 * A state that the request asks for in a header; in a cookie, as some drivers of browsers send no header.
 *
 * @param string $name Name of the header, as it is sent.
 * @return string '' without it.
 */
function state( string $name ): string {
	$header = 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) );
	$value  = wp_unslash( $_SERVER[ $header ] ?? $_COOKIE[ $name ] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Below.

	return is_string( $value ) ? sanitize_file_name( sanitize_text_field( $value ) ) : '';
}

/**
 * X-Test-Direction: rtl.
 */
function turn_around(): void {
	if ( 'rtl' === state( 'X-Test-Direction' ) && isset( $GLOBALS['wp_locale'] ) && $GLOBALS['wp_locale'] instanceof \WP_Locale ) {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}
}

/**
 * X-Test-Variation: 08-midnight, or another file of the theme's folder `styles`.
 *
 * @param \WP_Theme_JSON_Data $data The site owner's choices.
 */
function style_variation( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data {
	$name = state( 'X-Test-Variation' );
	if ( '' === $name ) {
		return $data;
	}
	$variation = wp_json_file_decode( get_theme_file_path( "styles/$name.json" ), array( 'associative' => true ) );

	return is_array( $variation ) ? $data->update_with( $variation ) : $data;
}

/**
 * X-Test-Most-Cards: 5. A page holds no more, so that listings are large.
 *
 * @param int $most How many it holds else.
 */
function most_cards( int $most ): int {
	return (int) state( 'X-Test-Most-Cards' ) > 0 ? (int) state( 'X-Test-Most-Cards' ) : $most;
}

/**
 * X-Test-Template: builder. As page builders have it, in block themes too: the head before the content.
 *
 * @param string $path The theme's template.
 */
function template( string $path ): string {
	return 'builder' === state( 'X-Test-Template' ) ? __DIR__ . '/template-of-builder.php' : $path;
}

/**
 * X-Test-Pills: many.
 *
 * @param list<array<string, mixed>> $pills Pills.
 * @return list<array<string, mixed>>
 */
function many_pills( array $pills ): array {
	foreach ( 'many' === state( 'X-Test-Pills' ) ? range( 1, 24 ) : array() as $number ) {
		$pills[] = array(
			'slug'  => "otra-$number",
			'label' => "Otra categoría $number",
			'count' => 0,
		);
	}

	return $pills;
}

/**
 * X-Test-React: react-dom, or react, which another plugin enqueues; deferred, when it lets both be deferred.
 */
function enqueue_react(): void {
	$state = state( 'X-Test-React' );
	if ( 'deferred' === $state ) {
		wp_script_add_data( 'react', 'strategy', 'defer' );
		wp_script_add_data( 'react-dom', 'strategy', 'defer' );
		wp_enqueue_script( 'react-dom' );
	} elseif ( '' !== $state ) {
		wp_enqueue_script( $state );
	}
}
