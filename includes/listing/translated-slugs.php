<?php
/**
 * Slugs of categories in another language: the translation of a page keeps those that its block or shortcode names.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Translated_Slugs;

use const ProgramsFilter\Taxonomy\NAME as TAXONOMY;

defined( 'ABSPATH' ) || exit;

/**
 * The category of this language whose translation has a slug, where WPML, or a plugin that answers for it, knows one.
 *
 * @param string               $slug       Slug that no category of this language has.
 * @param array<int, \WP_Term> $categories All categories of this language.
 */
function category( string $slug, array $categories ): ?\WP_Term {
	foreach ( has_filter( 'wpml_object_id' ) ? ids( $slug ) : array() as $id ) {
		$translated = apply_filters( 'wpml_object_id', $id, TAXONOMY, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang and others answer it too.
		if ( is_numeric( $translated ) && isset( $categories[ (int) $translated ] ) ) {
			return $categories[ (int) $translated ];
		}
	}

	return null;
}

/**
 * The categories of any language that have a slug.
 *
 * @param string $slug Slug.
 * @return list<int> IDs.
 */
function ids( string $slug ): array {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$key = 'programs_filter_slug:' . md5( $slug ) . ':' . wp_cache_get_last_changed( 'terms' );
	$ids = wp_cache_get( $key, 'terms' );
	if ( ! is_array( $ids ) ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- Those plugins keep WordPress's functions to one language.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				// @phpstan-ignore argument.type (names of tables are WordPress's)
				"SELECT t.term_id FROM $wpdb->terms t INNER JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s AND t.slug = %s",
				TAXONOMY,
				$slug
			)
		);
		wp_cache_set( $key, $ids, 'terms' );
	}

	return array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) );
}
