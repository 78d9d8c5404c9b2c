<?php
/**
 * A site with words of its own.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Own_Words;

/**
 * Gives the site a language, and its programs a name.
 *
 * @param string $locale Locale; '' for that of the demo.
 * @param string $kind   Kind of own words, '' for none.
 */
function speak( string $locale, string $kind ): void {
	$site = '' === $locale ? 'es_ES' : $locale;
	// WordPress has no translation of its own into all of them.
	add_filter( 'sanitize_option_WPLANG', static fn(): string => 'en_US' === $site ? '' : $site );
	update_option( 'WPLANG', $site );
	// As editor-wordpress.php has it.
	update_user_meta( 1, 'locale', '' === $locale ? 'es_UY' : $locale );
	delete_option( 'programs_filter_words' );
	if ( '' !== $kind ) {
		update_option( 'programs_filter_words', array( 'kind' => $kind, 'slug' => 'curso', 'former' => array( 'programa' ) ) );
	}
}
