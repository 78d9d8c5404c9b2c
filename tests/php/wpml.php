<?php
/**
 * WPML's hooks, as its documentation has them: a stand-in, as the plugin itself is not free. Languages are in metadata.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WPML's own hooks.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Wpml;

use ProgramsFilter\Program;

const LANGUAGE = '_language';

/**
 * Starts it, in Spanish and English.
 *
 * @param string $shown Language that the admin shows; "all" for all.
 */
function start( string $shown ): void {
	$language = $shown;
	$current  = static function ( ?string $now = null ) use ( &$language ): string {
		$language = $now ?? $language;

		return $language;
	};
	add_filter( 'wpml_is_translated_post_type', static fn( $is, string $type ): bool => Program\POST_TYPE === $type, 10, 2 );
	add_filter(
		'wpml_active_languages',
		static fn(): array => array(
			'es' => array( 'code' => 'es', 'native_name' => 'Español', 'default_locale' => 'es_ES' ),
			'en' => array( 'code' => 'en', 'native_name' => 'English', 'default_locale' => 'en_GB' ),
		)
	);
	add_filter( 'wpml_current_language', static fn(): string => $current() );
	add_filter( 'wpml_element_type', static fn( string $type ): string => ( taxonomy_exists( $type ) ? 'tax_' : 'post_' ) . $type );
	add_filter( 'wpml_element_language_code', __NAMESPACE__ . '\\language_of', 10, 2 );
	add_filter( 'get_terms', static fn( array $terms, $taxonomies, array $asked ): array => array_filter( $terms, static fn( $term ): bool => ! $term instanceof \WP_Term || array() !== (array) ( $asked['object_ids'] ?? array() ) || in_array( $current(), array( 'all', language_of_term( $term->term_taxonomy_id ) ), true ) ), 10, 3 );
	// As Polylang does, also for queries without filters.
	add_action( 'parse_query', static fn( \WP_Query $query ) => 'all' === $current() || ! in_array( Program\POST_TYPE, (array) $query->get( 'post_type' ), true ) ? null : $query->set( 'meta_query', array( array( 'key' => LANGUAGE, 'value' => $current() ) ) ) );
	add_action( 'wpml_switch_language', static fn( $language ) => $current( is_string( $language ) ? $language : $shown ) );
	add_action( 'wpml_set_element_language_details', __NAMESPACE__ . '\\set_language' );
}

/**
 * The language of a program or a category.
 *
 * @param mixed ...$asked None; and what it is about, as documented.
 * @return mixed
 */
function language_of( ...$asked ) {
	/**
	 * As documented.
	 *
	 * @var array{element_id: int, element_type: string} $about
	 */
	$about = $asked[1];

	return Program\TAXONOMY === $about['element_type'] ? language_of_term( $about['element_id'] ) : get_post_meta( $about['element_id'], LANGUAGE, true );
}

/**
 * The language of a category.
 *
 * @param int $id Its ID in the taxonomy.
 */
function language_of_term( int $id ): string {
	$term = get_term_by( 'term_taxonomy_id', $id );
	$is   = $term instanceof \WP_Term ? get_term_meta( $term->term_id, LANGUAGE, true ) : '';

	return is_string( $is ) ? $is : '';
}

/**
 * Stores a language.
 *
 * @param array{element_id: int, element_type: string, trid: bool, language_code: string, source_language_code: null} $details As documented.
 */
function set_language( array $details ): void {
	if ( 'post_' . Program\POST_TYPE === $details['element_type'] ) {
		update_post_meta( $details['element_id'], LANGUAGE, $details['language_code'] );
	}
	$term = 'tax_' . Program\TAXONOMY === $details['element_type'] ? get_term_by( 'term_taxonomy_id', $details['element_id'] ) : null;
	if ( $term instanceof \WP_Term ) {
		update_term_meta( $term->term_id, LANGUAGE, $details['language_code'] );
	}
}
