<?php
/**
 * What an organization calls its programs: "cursos", "talleres" … Administrators choose it in Programs > Settings
 * (includes/addresses/own-words-setting.php), and every text of the plugin follows (in-own-words.php). Without a choice nothing is hooked.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option: OwnWords; '' for none. */
const OWN_WORDS_OPTION = 'programs_filter_words';

/** Kind of own words that are none of the ready ones. */
const WRITTEN_WORDS = 'own';

/**
 * What the settings say, or code that wrote the option. Words that the settings would refuse are none.
 *
 * @return OwnWords
 */
function own_words(): array {
	$stored = get_option( OWN_WORDS_OPTION );
	$stored = is_array( $stored ) ? $stored : array();
	// The gender may be missing.
	$is_whole = static fn( $noun ): bool => is_array( $noun ) && array_filter( $noun, 'is_string' ) === $noun && is_word( $noun[0] ?? '' ) && is_word( $noun[1] ?? '' );
	/**
	 * Only whole nouns.
	 *
	 * @var array<string, array{string, string, string}> $written
	 */
	$written = is_array( $stored['written'] ?? null ) ? array_filter( $stored['written'], $is_whole ) : array();
	$former  = is_array( $stored['former'] ?? null ) ? array_filter( $stored['former'], 'is_string' ) : array();
	$kind    = only_text( $stored['kind'] ?? '' );

	return array(
		'kind'    => WRITTEN_WORDS === $kind && array() === $written ? '' : $kind,
		'written' => $written,
		'address' => only_text( $stored['address'] ?? '' ),
		'slug'    => only_text( $stored['slug'] ?? '' ),
		'former'  => array_values( $former ),
	);
}

/**
 * Whether a text can stand for "program" in all texts, also in those with placeholders.
 *
 * @param string $text Text.
 */
function is_word( string $text ): bool {
	return 1 === preg_match( "/^\\p{L}[\\p{L}\\p{M} '’·-]{0,39}$/uD", $text );
}

/** Has all texts follow, where the site has words of its own. */
function follow_own_words(): void {
	if ( '' === own_words()['kind'] ) {
		return;
	}
	require_once __DIR__ . '/in-own-words.php';
	foreach ( array( 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ) as $filter ) {
		add_filter( $filter . '_' . TEXT_DOMAIN, __NAMESPACE__ . '\\translation_in_own_words', 10, 6 );
	}
	add_filter( 'load_script_translation_file', __NAMESPACE__ . '\\file_of_english_texts', 10, 3 );
	add_filter( 'load_script_translations', __NAMESPACE__ . '\\script_in_own_words', 10, 4 );
}
