<?php
/**
 * Template files: the plugin's own, and the card's that a theme may replace.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Templates;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * Templates that a theme may replace, by the path in the theme.
 */
const THEME_TEMPLATES = array(
	'card' => 'programs-filter/card.php',
);

/**
 * Markup of a template.
 *
 * @param string               $name Template.
 * @param array<string, mixed> $args Values for the template, which finds them in `$args`.
 */
function render( string $name, array $args ): string {
	ob_start();
	// A closure of its own, so that a template sees `$args` and `$file` and nothing else.
	( static function ( string $file, array $args ): void {
		require $file;
	} )( path( $name ), $args );

	return (string) ob_get_clean();
}

/**
 * Whether the theme brings its own version of a template.
 *
 * @param string $name Template.
 */
function is_replaced( string $name ): bool {
	return path( $name ) !== own_path( $name );
}

/**
 * File of the plugin's own template.
 *
 * @param string $name Template.
 */
function own_path( string $name ): string {
	return PLUGIN_DIR . "/includes/templates/$name.php";
}

/**
 * File of a template.
 *
 * @param string $name Template.
 */
function path( string $name ): string {
	static $located = array();

	$theme = get_stylesheet();
	if ( ! isset( $located[ $theme ][ $name ] ) ) {
		$override                   = isset( THEME_TEMPLATES[ $name ] ) ? locate_template( THEME_TEMPLATES[ $name ] ) : '';
		$located[ $theme ][ $name ] = '' === $override ? own_path( $name ) : $override;
	}

	return $located[ $theme ][ $name ];
}
