<?php
/**
 * Template files. Themes and other plugins can replace each of them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/** Folder in a theme whose files replace the plugin's, by their names. */
const THEME_FOLDER = 'programs-filter';

/** The plugin's own templates. */
const TEMPLATES = array( 'card', 'chips', 'count', 'criterion', 'facts', 'filter', 'filters', 'grid', 'listing', 'more', 'pill', 'related', 'sheet', 'subscription' );

/**
 * Markup of a template.
 *
 * @since n.e.x.t
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
		} )( template_path( $name ), $args );
	} finally {
		// Drops the output of a template that throws.
		$html = (string) ob_get_clean();
	}

	return $html;
}

/**
 * Whether a theme or another plugin replaces a template.
 *
 * @param string $name Template.
 */
function is_template_replaced( string $name ): bool {
	return template_path( $name ) !== own_template_path( $name );
}

/**
 * File of the plugin's own template.
 *
 * @param string $name Template.
 */
function own_template_path( string $name ): string {
	return PLUGIN_DIR . "/includes/listing/templates/$name.php";
}

/**
 * File of a template.
 *
 * @param string $name Template.
 */
function template_path( string $name ): string {
	static $located = array();

	$theme = get_stylesheet();
	if ( ! isset( $located[ $theme ][ $name ] ) ) {
		$override                   = locate_template( THEME_FOLDER . "/$name.php" );
		$located[ $theme ][ $name ] = '' === $override ? own_template_path( $name ) : $override;
	}

	/**
	 * Filters the file of a template.
	 *
	 * @since n.e.x.t
	 *
	 * @param string $file Path: the theme's file where it has one, else the plugin's.
	 * @param string $name Template: card, chips, count, criterion, facts, filter, filters, grid, listing, more, pill, related or sheet.
	 */
	$filtered = apply_filters( 'programs_filter_template', $located[ $theme ][ $name ], $name );

	return is_string( $filtered ) && is_file( $filtered ) ? $filtered : $located[ $theme ][ $name ];
}
