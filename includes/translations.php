<?php
/**
 * Translations: the source strings are Spanish, so a Spanish site needs no file at all.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Translations;

use const ProgramsFilter\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * The translation that serves a whole language, where the site's own variety has none.
 */
const FALLBACKS = array(
	'en' => 'en_GB',
	'pt' => 'pt_BR',
);

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'init', __NAMESPACE__ . '\\load', 0 );
	add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\\fall_back', 10, 2 );
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\fall_back_for_script', 10, 3 );
}

/**
 * Points the text domain at the files that come with the plugin.
 */
function load(): void {
	load_plugin_textdomain( 'programs-filter', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * Takes a sister translation where there is none for the site's variety of a language: en_US reads en_GB.
 *
 * WordPress has no such fallback, and without it an English site would show Spanish.
 *
 * @param mixed  $file   Path of the .mo file; a string unless another plugin broke the filter.
 * @param string $domain Text domain.
 * @return mixed Path of a file that exists, or the given one.
 */
function fall_back( $file, string $domain ) {
	if ( 'programs-filter' !== $domain || ! is_string( $file ) || is_readable( $file ) || is_readable( str_replace( '.mo', '.l10n.php', $file ) ) ) {
		return $file;
	}

	return in_sister_language( $file );
}

/**
 * The same for the translations of the editor's script.
 *
 * @param mixed  $file   Path of the .json file; false when WordPress found none.
 * @param string $handle Script; unused, WordPress gives it before the text domain.
 * @param string $domain Text domain.
 * @return mixed Path of a file that exists, or the given one.
 */
function fall_back_for_script( $file, string $handle, string $domain ) {
	return 'programs-filter' !== $domain || '' === $handle || ! is_string( $file ) || is_readable( $file ) ? $file : in_sister_language( $file );
}

/**
 * The same file in the variety of the language that the plugin brings.
 *
 * @param string $file Path.
 */
function in_sister_language( string $file ): string {
	$sister = preg_replace_callback(
		// A locale may have several parts: pt_PT_ao90, ca_valencia.
		'/programs-filter-([a-z]{2,3})(_\w+)?(?=[-.][^\/]*$)/',
		static fn( array $found ): string => 'programs-filter-' . ( FALLBACKS[ $found[1] ] ?? $found[1] ),
		$file
	);

	return is_string( $sister ) && ( is_readable( $sister ) || is_readable( str_replace( '.mo', '.l10n.php', $sister ) ) ) ? $sister : $file;
}
