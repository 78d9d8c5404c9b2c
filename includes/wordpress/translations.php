<?php
/**
 * Translations: the source strings are English, and a site in one of the languages that the plugin brings shows no English at all.
 *
 * WordPress knows no fallback from one variety of a language to another, and prefers a language pack, however much it lacks.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

const TEXT_DOMAIN      = 'programs-filter';
const LANGUAGES_FOLDER = PLUGIN_DIR . '/languages/';

/**
 * The translation that serves all varieties of a language: es_MX reads es_ES, ca_valencia reads ca.
 */
const SHARED_LOCALES = array(
	'ca' => 'ca',
	'es' => 'es_ES',
	'eu' => 'eu',
	'gl' => 'gl_ES',
	'pt' => 'pt_BR',
);

/**
 * Shows WordPress the plugin's own folder where it does not read the plugin's header: in a network, or as a must-use plugin.
 *
 * @param mixed $folder Folder with translations of the text domain; false when WordPress found none.
 * @param mixed $domain Text domain.
 * @return mixed Folder.
 */
function add_languages_folder( $folder, $domain = '' ) {
	return TEXT_DOMAIN === $domain && false === $folder ? LANGUAGES_FOLDER : $folder;
}

/**
 * Loads what WordPress would, a language pack for instance, and beneath it the plugin's own translation.
 *
 * @param mixed $loaded Whether it is loaded; null unless another plugin has decided that.
 * @param mixed $domain Text domain.
 * @param mixed $file   Path of the .mo file that WordPress would load.
 * @param mixed $locale Locale; null for that of the page.
 * @return mixed Whether it is loaded; null for what WordPress shall load itself.
 */
function load_translation( $loaded, $domain = '', $file = '', $locale = null ) {
	$locale = is_string( $locale ) && '' !== $locale ? $locale : page_locale();
	$own    = own_locale( $locale );
	if ( TEXT_DOMAIN !== $domain || null !== $loaded || ! is_string( $file ) || '' === $own ) {
		return $loaded;
	}
	remove_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation' );
	// Of all files of a text domain, the first that has a text wins.
	$from_site   = load_textdomain( TEXT_DOMAIN, $file, $locale );
	$from_plugin = load_textdomain( TEXT_DOMAIN, LANGUAGES_FOLDER . TEXT_DOMAIN . "-$own.mo", $locale );
	add_filter( 'pre_load_textdomain', __NAMESPACE__ . '\\load_translation', 10, 4 );

	return $from_site || $from_plugin;
}

/**
 * The same for scripts, where WordPress asks the plugin's folder before any language pack.
 *
 * @param mixed $file Path of a script's .json file; false when WordPress found none.
 * @return mixed Path.
 */
function script_translation_file( $file ) {
	$locale = page_locale();
	$own    = own_locale( $locale );
	$start  = LANGUAGES_FOLDER . TEXT_DOMAIN;

	return is_string( $file ) && '' !== $own ? str_replace( "$start-$locale-", "$start-$own-", $file ) : $file;
}

/**
 * The result of code in the site's language, whatever that of the user is.
 *
 * @template Result
 * @param callable(): Result $code Code.
 * @return Result
 */
function in_site_language( callable $code ) {
	$switched = switch_to_locale( get_locale() );
	try {
		return $code();
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
	}
}

/**
 * The locale of the plugin's own translation for a locale; '' when it has none.
 *
 * @param string $locale Such as "es_MX"; it may have several parts, as pt_PT_ao90 has.
 */
function own_locale( string $locale ): string {
	return SHARED_LOCALES[ explode( '_', $locale )[0] ] ?? '';
}

/**
 * A text for which somebody's filter answered with none that can be printed, as it is translated. Left empty, it may be meant.
 *
 * @param mixed $text   What the filters answered.
 * @param mixed $source Source text.
 */
function of_gettext( $text, $source = '' ): string {
	return is_string( $text ) ? $text : translated_text( $source, null );
}

/**
 * The same for a text with a context.
 *
 * @param mixed $text    What the filters answered.
 * @param mixed $source  Source text.
 * @param mixed $context Context.
 */
function of_gettext_with_context( $text, $source = '', $context = '' ): string {
	return is_string( $text ) ? $text : translated_text( $source, $context );
}

/**
 * A text as it is translated, whatever filters say.
 *
 * @param mixed $source  Source text.
 * @param mixed $context Context; null for none.
 */
function translated_text( $source, $context ): string {
	$source = is_string( $source ) ? $source : '';
	$text   = get_translations_for_domain( TEXT_DOMAIN )->translate( $source, is_string( $context ) ? $context : null );

	return is_string( $text ) ? $text : $source;
}

/**
 * What of_gettext() does for singular and plural.
 *
 * @param mixed $text   What the filters answered.
 * @param mixed $one    Source text of the singular.
 * @param mixed $many   Source text of the plural.
 * @param mixed $number Number.
 */
function of_ngettext( $text, $one = '', $many = '', $number = 1 ): string {
	if ( is_string( $text ) ) {
		return $text;
	}
	$one  = is_string( $one ) ? $one : '';
	$text = get_translations_for_domain( TEXT_DOMAIN )->translate_plural( $one, is_string( $many ) ? $many : $one, is_numeric( $number ) ? (int) $number : 1 );

	return is_string( $text ) ? $text : $one;
}
