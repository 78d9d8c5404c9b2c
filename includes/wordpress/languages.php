<?php
/**
 * Languages of content with Polylang or WPML, by the hooks of the latter; without such a plugin every function returns the empty language.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WPML's hooks; Polylang and others answer them too.

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WPML's code for all languages. */
const ALL_LANGUAGES = 'all';

/**
 * The languages in which there are posts of a type.
 *
 * @param string $post_type Post type.
 * @return array<string, string> Names by code, such as "es"; empty where the type is not translated.
 */
function get_content_languages( string $post_type ): array {
	return is_post_type_translated( $post_type ) ? array_map( static fn( array $language ): string => only_text( $language['native_name'] ?? '' ), get_site_languages() ) : array();
}

/**
 * Whether posts of a type have a language.
 *
 * @param string $post_type Post type.
 */
function is_post_type_translated( string $post_type ): bool {
	return (bool) apply_filters( 'wpml_is_translated_post_type', false, $post_type );
}

/**
 * The languages of the site, as WPML describes them.
 *
 * @return array<string, array<mixed>> By code.
 */
function get_site_languages(): array {
	$found = apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) );

	return array_filter( is_array( $found ) ? $found : array(), static fn( $language, $code ): bool => is_array( $language ) && is_string( $code ), ARRAY_FILTER_USE_BOTH );
}

/**
 * The locale in which pages of a language are.
 *
 * @param string $language Code; '' for none.
 */
function get_language_locale( string $language ): string {
	if ( '' === $language ) {
		return get_locale();
	}
	$locale = get_site_languages()[ $language ]['default_locale'] ?? '';
	if ( '' === $locale && function_exists( 'pll_languages_list' ) ) {
		// Polylang does not tell by WPML's filter.
		$codes  = array_values( (array) pll_languages_list( array( 'fields' => 'slug' ) ) );
		$locale = ( (array) pll_languages_list( array( 'fields' => 'locale' ) ) )[ (int) array_search( $language, $codes, true ) ] ?? '';
	}
	$locale = only_text( $locale );

	return '' === $locale ? get_locale() : $locale;
}

/**
 * Translates texts as TranslatePress translates a page after it was made; other plugins translate before.
 *
 * @param list<array<string>> $lists Lists of texts, as HTML of the page.
 * @return array<string> Translations by text; without those that stay as they are.
 */
function translate_with_translatepress( array $lists ): array {
	if ( ! function_exists( 'trp_translate' ) || array() === $lists ) {
		return array();
	}
	$texts = array_values( array_unique( array_merge( ...array_map( 'array_values', $lists ) ) ) );
	// Each in an element, as on the page. The last argument is for what is printed.
	$html   = only_text( trp_translate( '<p>' . implode( '</p><p>', $texts ) . '</p>', null, false ) );
	$count  = preg_match_all( '~<p[^>]*>(.*?)</p>~s', $html, $found );
	$served = array();
	foreach ( count( $texts ) === $count ? $found[1] : array() as $index => $text ) {
		$served[ $texts[ $index ] ] = $text;
	}

	return $served;
}

/** The language of the current post, else that of the request, else the site's first; '' without languages. */
function get_page_language(): string {
	$post     = get_post();
	$language = $post instanceof \WP_Post ? get_post_language( $post->ID ) : '';
	$language = '' === $language ? get_current_language() : $language;

	return '' === $language ? only_text( apply_filters( 'wpml_default_language', null ) ) : $language;
}

/**
 * The query argument for the language of posts. Polylang adds it on pages, but not in requests of the editor.
 *
 * @param list<string> $post_types Post types.
 * @return array{lang?: string} Argument of WP_Query.
 */
function get_language_query_arg( array $post_types ): array {
	$language = function_exists( 'pll_current_language' ) && array() !== array_filter( $post_types, __NAMESPACE__ . '\\is_post_type_translated' ) ? get_current_language() : '';

	return '' === $language ? array() : array( 'lang' => $language );
}

/** The language of the request, in the admin that of its filter; '' for all. */
function get_current_language(): string {
	$language = only_text( apply_filters( 'wpml_current_language', null ) );

	return ALL_LANGUAGES === $language ? '' : $language;
}

/**
 * The language of a post.
 *
 * @param int $id ID.
 * @return string '' for none.
 */
function get_post_language( int $id ): string {
	$about = array(
		'element_id'   => $id,
		'element_type' => (string) get_post_type( $id ),
	);

	return only_text( apply_filters( 'wpml_element_language_code', null, $about ) );
}

/**
 * Runs a callback as in a request in another language.
 *
 * @template Result
 * @param string             $language Code, or ALL_LANGUAGES; '' for that of the request.
 * @param callable(): Result $callback What to do.
 * @return Result
 */
function run_in_language( string $language, callable $callback ) {
	$before = get_current_language();
	if ( '' === $language || $before === $language ) {
		return $callback();
	}
	do_action( 'wpml_switch_language', $language );
	try {
		return $callback();
	} finally {
		do_action( 'wpml_switch_language', '' === $before ? ALL_LANGUAGES : $before );
	}
}

/**
 * Gives a post its language.
 *
 * @param int    $id       ID.
 * @param string $language Code; '' for none.
 */
function set_post_language( int $id, string $language ): void {
	if ( '' !== $language ) {
		set_language( 'post', $id, $id, (string) get_post_type( $id ), $language );
	}
}

/**
 * Links copies as translations of each other, as their sources are, in Polylang.
 *
 * @param array<int, int> $sources Sources by copy.
 */
function link_translations_of_copies( array $sources ): void {
	list( $read, $save ) = array_map( static fn( string $verb ): string => "pll_{$verb}_post_translations", array( 'get', 'save' ) );
	if ( ! is_callable( $read ) || ! is_callable( $save ) ) {
		return;
	}
	$copies = array_flip( $sources );
	foreach ( $sources as $source ) {
		$translations = array_intersect( array_filter( (array) $read( $source ), 'is_int' ), $sources );
		if ( count( $translations ) > 1 ) {
			$save( array_map( static fn( int $translation ): int => $copies[ $translation ], $translations ) );
		}
	}
}

/**
 * Gives a term its language.
 *
 * @param int    $id       ID.
 * @param string $taxonomy Taxonomy.
 * @param string $language Code; '' for none.
 */
function set_term_language( int $id, string $taxonomy, string $language ): void {
	$term = '' === $language ? null : get_term( $id, $taxonomy );
	if ( $term instanceof \WP_Term ) {
		set_language( 'term', $id, $term->term_taxonomy_id, $taxonomy, $language );
	}
}

/**
 * Sets a language by Polylang's function, or else by WPML's action, which Polylang does not have.
 *
 * @param 'post'|'term' $what     What it is.
 * @param int           $id       ID.
 * @param int           $element  ID of it in WPML.
 * @param string        $type     Post type or taxonomy.
 * @param string        $language Code.
 */
function set_language( string $what, int $id, int $element, string $type, string $language ): void {
	$set = "pll_set_{$what}_language";
	if ( is_callable( $set ) ) {
		$set( $id, $language );
		return;
	}
	do_action(
		'wpml_set_element_language_details',
		array(
			'element_id'           => $element,
			'element_type'         => apply_filters( 'wpml_element_type', $type ),
			'trid'                 => false,
			'language_code'        => $language,
			'source_language_code' => null,
		)
	);
}
