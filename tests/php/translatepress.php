<?php
/**
 * The function of TranslatePress by which other code translates. A test adds a filter with what it translates; without one it does nothing.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Its own name.

declare( strict_types = 1 );

/**
 * Translates HTML.
 *
 * @param string      $content         HTML.
 * @param string|null $language        Language; null for that of the page.
 * @param bool        $is_marked_final Whether it is marked as translated.
 */
function trp_translate( string $content, ?string $language = null, bool $is_marked_final = true ): string {
	$translated = apply_filters( 'tests_trp_translate', $content, $language );
	assert( is_string( $translated ) );

	return $is_marked_final ? "<span data-no-translation>$translated</span>" : $translated;
}
