<?php
/**
 * Loads template files, which themes and other plugins can replace.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Folder in a theme whose files replace the plugin's, by their names. */
const THEME_FOLDER = 'programs-filter';

/**
 * Markup of a template.
 *
 * @param string               $name Template.
 * @param array<string, mixed> $args Values for the template, which finds them in `$args`.
 */
function render_template( string $name, array $args ): string {
	ob_start();
	try {
		// A closure limits the scope of a template to `$args` and `$file`.
		( static function ( string $file, array $args ): void {
			include $file;
		} )( locate_template_file( $name ), $args );
	} finally {
		// Drops the output of a template that throws.
		$html = (string) ob_get_clean();
	}

	return $html;
}

/**
 * File of a template.
 *
 * @param string $name Template.
 */
function locate_template_file( string $name ): string {
	$locate = static function () use ( $name ): string {
		$override = locate_template( THEME_FOLDER . "/$name.php" );

		return '' === $override ? __DIR__ . "/templates/$name.php" : $override;
	};
	$file   = WordPress\get_cached( 'template ' . get_stylesheet() . " $name", $locate );

	/**
	 * Filters the path of a template file.
	 *
	 * @since 0.1.0
	 *
	 * @param string $file The theme's file if it has one, otherwise the plugin's.
	 * @param string $name Template name, such as `card`.
	 */
	$filtered = apply_filters( 'programs_filter_template', $file, $name );

	return is_string( $filtered ) && is_file( $filtered ) ? $filtered : $file;
}
