<?php
/**
 * What an organization calls its programs: one and several, such as "curso" and "cursos". Administrators write it in Programs > Settings
 * (includes/addresses/own-words-setting.php), for what carries a label: the menu, the block, the page, addresses and files.
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
function own_words(): array {
	$stored   = get_option( OWN_WORDS_OPTION );
	$stored   = is_array( $stored ) ? $stored : array();
	$words    = array_map( __NAMESPACE__ . '\\only_text', array( $stored['one'] ?? '', $stored['many'] ?? '' ) );
	$is_whole = is_word( $words[0] ) && is_word( $words[1] );
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
function is_word( string $text ): bool {
	return 1 === preg_match( "/^\\p{L}[\\p{L}\\p{M} '’·-]{0,39}$/uD", $text );
}

/** The label for one program: "Curso". */
function get_singular_label(): string {
	$word = own_words()['one'];

	return '' === $word ? _x( 'Program', 'post type singular name', 'programs-filter' ) : capitalized( $word );
}

/** The label for several programs: "Cursos". */
function get_plural_label(): string {
	$word = own_words()['many'];

	return '' === $word ? _x( 'Programs', 'post type general name', 'programs-filter' ) : capitalized( $word );
}

/**
 * A word with a capital at its beginning.
 *
 * @param string $word Word.
 */
function capitalized( string $word ): string {
	return mb_strtoupper( mb_substr( $word, 0, 1 ) ) . mb_substr( $word, 1 );
}

/** What stands for the programs in the name of a file: "cursos". */
function get_file_word(): string {
	$word = own_words()['many'];

	return sanitize_title( '' === $word ? 'programas' : $word );
}
