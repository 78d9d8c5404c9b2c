<?php
/**
 * Loads the bundled translations: a site in one of the languages of languages/ shows no English.
 *
 * WordPress has no fallback between variants of a language, and prefers a language pack, however incomplete.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

const TEXT_DOMAIN      = 'programs-filter';
const LANGUAGES_FOLDER = PLUGIN_DIR . '/languages/';

/** The translation for all varieties of a language: es_MX uses es_ES, ca_valencia uses ca. */
const SHARED_LOCALES = array(
	'ca' => 'ca',
	'es' => 'es_ES',
	'eu' => 'eu',
	'gl' => 'gl_ES',
	'pt' => 'pt_BR',
);

/**
 * Adds the plugin's own folder where WordPress does not read the plugin's header: in a network, or as a must-use plugin.
 *
 * @param string|false $folder Folder with translations of the text domain; false when WordPress found none.
 * @param string       $domain Text domain.
 * @return string|false Folder.
 */
function add_languages_folder( $folder, string $domain ) {
	return TEXT_DOMAIN === $domain && false === $folder ? LANGUAGES_FOLDER : $folder;
}

/**
 * Loads the translation that WordPress would load, such as a language pack, and the plugin's own for the texts that it lacks.
 *
 * @param bool|null   $loaded Whether another plugin has loaded it; null when none has decided.
 * @param string      $domain Text domain.
 * @param string      $file   Path of the .mo file that WordPress would load.
 * @param string|null $locale Locale; null for that of the page.
 * @return bool|null Whether it is loaded; null when WordPress loads it.
 */
function load_translation( ?bool $loaded, string $domain, string $file, ?string $locale ): ?bool {
	// The filters of another plugin may give anything.
	$locale = $locale ?? only_text( determine_locale() );
	$own    = get_bundled_locale( $locale );
	if ( TEXT_DOMAIN !== $domain || null !== $loaded || '' === $own ) {
		return $loaded;
	}
	remove_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation' );
	// The first file of a text domain that has a text wins.
	$from_site   = load_textdomain( TEXT_DOMAIN, $file, $locale );
	$from_plugin = load_textdomain( TEXT_DOMAIN, LANGUAGES_FOLDER . TEXT_DOMAIN . "-$own.mo", $locale );
	add_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation', 10, 4 );

	return $from_site || $from_plugin;
}

/**
 * The same for scripts, where WordPress checks the plugin's folder before any language pack.
 *
 * @param string|false $file Path of a script's .json file; false when WordPress found none.
 * @return string|false Path.
 */
function filter_script_translation_file( $file ) {
	$locale = only_text( determine_locale() );
	$own    = get_bundled_locale( $locale );
	$start  = LANGUAGES_FOLDER . TEXT_DOMAIN;

	return false === $file || '' === $own ? $file : str_replace( "$start-$locale-", "$start-$own-", $file );
}

/**
 * Returns the plugin's locale for a locale; '' for none.
 *
 * @param string $locale Such as "es_MX"; it may have several parts, as pt_PT_ao90 has.
 */
function get_bundled_locale( string $locale ): string {
	return SHARED_LOCALES[ explode( '_', $locale )[0] ] ?? '';
}
