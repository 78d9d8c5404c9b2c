<?php
/**
 * The labels that a site uses for its programs, such as "curso" and "cursos", and the base of their permalinks; administrators set them in Programs
 * > Settings (includes/addresses/own-words-setting.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option: OwnWords; '' for none. */
const OWN_WORDS_OPTION = 'programs_filter_words';

/**
 * What the settings say, or code that wrote the option. Words that the settings would refuse are none.
 *
 * @return OwnWords
 */
function get_own_words(): array {
	$stored   = get_option( OWN_WORDS_OPTION );
	$stored   = is_array( $stored ) ? $stored : array();
	$words    = array_map( __NAMESPACE__ . '\\only_text', array( $stored['one'] ?? '', $stored['many'] ?? '' ) );
	$is_whole = is_valid_label( $words[0] ) && is_valid_label( $words[1] );
	$former   = is_array( $stored['former'] ?? null ) ? array_filter( $stored['former'], 'is_string' ) : array();

	return array(
		'one'     => $is_whole ? $words[0] : '',
		'many'    => $is_whole ? $words[1] : '',
		'address' => only_text( $stored['address'] ?? '' ),
		'slug'    => only_text( $stored['slug'] ?? '' ),
		'former'  => array_values( $former ),
	);
}

/**
 * Whether a text can be a label: WordPress does not escape that of a menu.
 *
 * @param string $text Text.
 */
function is_valid_label( string $text ): bool {
	return 1 === preg_match( "/^\\p{L}[\\p{L}\\p{M} '’·-]{0,39}$/uD", $text );
}

/** The label for one program: "Curso". */
function get_singular_label(): string {
	$word = get_own_words()['one'];

	return '' === $word ? _x( 'Program', 'post type singular name', 'programs-filter' ) : capitalize_first_letter( $word );
}

/** The label for several programs: "Cursos". */
function get_plural_label(): string {
	$word = get_own_words()['many'];

	return '' === $word ? _x( 'Programs', 'post type general name', 'programs-filter' ) : capitalize_first_letter( $word );
}

/**
 * A word with a capital at its beginning.
 *
 * @param string $word Word.
 */
function capitalize_first_letter( string $word ): string {
	return mb_strtoupper( mb_substr( $word, 0, 1 ) ) . mb_substr( $word, 1 );
}

/** The word for programs in file names: "cursos". */
function get_file_word(): string {
	$word = get_own_words()['many'];

	return sanitize_title( '' === $word ? 'programas' : $word );
}
