<?php
/**
 * The texts of the plugin in the words of the organization.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/noun.php';

/** Contexts of texts that speak of programs without the noun. */
const CONTEXTS_OF_PROGRAMS = array( 'program', 'programs', 'one program' );

/**
 * Puts the own words into a translation.
 *
 * @param mixed $translation Translation.
 * @param mixed ...$about    The text; of plurals its plural and the number; its context, where it has one; the text domain.
 * @return mixed
 */
function translation_in_own_words( $translation, ...$about ) {
	// With a context, their number is odd.
	$context = 1 === count( $about ) % 2 ? $about[ count( $about ) - 2 ] ?? '' : '';

	return is_string( $translation )
		? in_own_words( $translation, in_array( $translation, array_slice( $about, 0, 2 ), true ) ? 'en' : '', only_text( $context ) )
		: $translation;
}

/**
 * A text in the words of the organization. Each is made once.
 *
 * @param string $text     Text.
 * @param string $language Its language; '' for that of the page.
 * @param string $context  Its context, as translators see it.
 */
function in_own_words( string $text, string $language = '', string $context = '' ): string {
	/**
	 * Texts that are done, and for which words.
	 *
	 * @var array<string, string> $known
	 */
	static $known  = array();
	static $before = null;
	$is_unnamed    = in_array( $context, CONTEXTS_OF_PROGRAMS, true );
	// Who looks for the block by the usual word finds it.
	if ( ( ! $is_unnamed && false === stripos( $text, 'program' ) ) || 'block keyword' === $context ) {
		return $text;
	}
	$stored = get_option( OWN_WORDS_OPTION );
	if ( $before !== $stored ) {
		$known  = array();
		$before = $stored;
	}
	$language = '' === $language ? language_of_page() : $language;
	$key      = "$language $context $text";
	if ( ! isset( $known[ $key ] ) ) {
		$noun          = noun( own_words(), $language );
		$known[ $key ] = null === $noun ? $text : with_noun( $text, $language, $noun, $is_unnamed );
	}

	return $known[ $key ];
}

/**
 * The name of a file in these words: "plantilla-cursos".
 *
 * @param string $name Spanish name, without its end.
 */
function file_name( string $name ): string {
	return sanitize_title( in_own_words( $name, 'es' ) );
}

/** The language of the page, without its country: "es". */
function language_of_page(): string {
	return explode( '_', only_text( determine_locale() ) )[0];
}

/**
 * On an English page, where scripts have no translation: the file of another language, which has the texts.
 *
 * @param mixed $file     Path of a script's .json file.
 * @param mixed ...$about Handle of the script; text domain.
 * @return mixed
 */
function file_of_english_texts( $file, ...$about ) {
	return is_string( $file ) && TEXT_DOMAIN === end( $about ) && 'en' === language_of_page()
		? str_replace( LANGUAGES_FOLDER . TEXT_DOMAIN . '-' . only_text( determine_locale() ) . '-', LANGUAGES_FOLDER . TEXT_DOMAIN . '-es_ES-', $file )
		: $file;
}

/**
 * Puts the own words into the texts of a script.
 *
 * @param mixed $json     Texts, as WordPress's script takes them.
 * @param mixed ...$about Path of the file; handle; text domain.
 * @return mixed
 */
function script_in_own_words( $json, ...$about ) {
	if ( ! is_string( $json ) || TEXT_DOMAIN !== end( $about ) ) {
		return $json;
	}
	$texts = json_decode( $json, true );
	$texts = is_array( $texts ) ? $texts : array();
	$data  = is_array( $texts['locale_data'] ?? null ) ? $texts['locale_data'] : array();
	// WordPress takes either.
	$name = isset( $data[ TEXT_DOMAIN ] ) ? TEXT_DOMAIN : 'messages';
	if ( ! is_array( $data[ $name ] ?? null ) ) {
		return $json;
	}
	$is_english = 'en' === language_of_page();
	$messages   = array();
	foreach ( $data[ $name ] as $key => $forms ) {
		list( $text, $context ) = array_reverse( explode( "\4", "\4$key" ) );
		if ( '' === $text ) {
			$messages[ $key ] = $forms;
		} elseif ( ! $is_english ) {
			$messages[ $key ] = array_map( static fn( $form ): string => in_own_words( only_text( $form ), '', $context ), (array) $forms );
		} elseif ( in_own_words( $text, 'en', $context ) !== $text ) {
			// Texts without the noun stay as the script has them.
			$messages[ $key ] = array( in_own_words( $text, 'en', $context ) );
		}
	}
	$data[ $name ] = $messages;

	return wp_json_encode( array( 'locale_data' => $data ) + $texts );
}
