<?php
/**
 * Extends WordPress's own search, which knows titles and texts only: visitors find programs by all that their cards say, such as teacher and place.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Has the search of the site look for each word in the index, too. A condition that other code wrote stays as it is.
 *
 * @param mixed          $search WordPress's condition about title, excerpt and text.
 * @param \WP_Query|null $query  Query.
 * @return mixed
 */
function search_index_of_site( $search, ?\WP_Query $query = null ) {
	if ( ! is_string( $search ) || null === $query || ! $query->is_main_query() || ! $query->is_search() || is_admin() ) {
		return $search;
	}
	// One condition about the title for each word, but not for those to leave out.
	$prefix = apply_filters( 'wp_query_search_exclusion_prefix', '-' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
	$terms  = array_filter( (array) $query->get( 'search_terms' ), static fn( $term ): bool => is_string( $term ) && ( ! is_string( $prefix ) || '' === $prefix || ! str_starts_with( $term, $prefix ) ) );
	$titles = array_filter( (array) $query->get( 'search_orderby_title' ), 'is_string' );
	if ( count( $terms ) !== count( $titles ) ) {
		return $search;
	}
	$terms = array_values( $terms );
	foreach ( array_values( $titles ) as $index => $title ) {
		$term  = $terms[ $index ];
		$found = get_words_sql( $term );
		if ( '' !== $found ) {
			$search = str_replace( "($title)", "($title OR ($found))", $search );
		}
	}

	return $search;
}
