<?php
/**
 * Translations: the source strings are Spanish, so a Spanish site needs no file at all.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Translations;

use const ProgramsFilter\PLUGIN_FILE;

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\load', 0 );
}

/**
 * Points the text domain at the files that come with the plugin.
 */
function load(): void {
	load_plugin_textdomain( 'programs-filter', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
