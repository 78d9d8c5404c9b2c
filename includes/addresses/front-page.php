<?php
/**
 * Filters the main query so that pages win: listing parameters do not replace a static front page, and a page keeps its URL when a program has the
 * same one.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Query variables that WordPress allows for a front page. */
const FRONT_PAGE_QUERY_VARS = array( 'preview', 'page', 'paged', 'cpage' );

/**
 * Returns the parameters of listings that may also be query variables of taxonomies.
 *
 * @param string $content Content of the page.
 * @return list<string>
 */
function get_parameters_shared_with_taxonomies( string $content ): array {
	$names = array( Listing\get_parameter_name() );
	// Without permalinks, the URL of a taxonomy's archive is the front page with that parameter.
	if ( '' === get_option( 'permalink_structure' ) ) {
		return $names;
	}
	// A filter without cards may control a loop of other posts.
	foreach ( array_merge( get_object_taxonomies( Program\get_listed_post_types() ), ...array_column( Listing\get_listings_in_content( $content ), 'filters' ) ) as $name ) {
		$taxonomy = get_taxonomy( $name );
		// A taxonomy without rewrite has such an archive, too.
		if ( false !== $taxonomy && $taxonomy->public && false !== $taxonomy->rewrite ) {
			$names[] = Listing\get_parameter_name( $name );
		}
	}

	return array_values( array_unique( $names ) );
}

/**
 * Removes the parameters from the main query if the request without them is the front page.
 *
 * @param \WP $wp The WP object; changed.
 */
function preserve_front_page( \WP $wp ): void {
	$query_vars = array_diff( array_keys( $wp->query_vars ), FRONT_PAGE_QUERY_VARS );
	if ( array() === $query_vars || is_admin() || '' !== (string) $wp->request || 'page' !== get_option( 'show_on_front' ) ) {
		return;
	}
	$front = get_option( 'page_on_front' );
	$page  = is_numeric( $front ) && (int) $front > 0 ? get_post( (int) $front ) : null;
	if ( ! $page instanceof \WP_Post || ! ( Listing\has_listing( $page->post_content ) || has_declared_listing( $page->ID ) ) ) {
		return;
	}
	$names = get_parameters_shared_with_taxonomies( $page->post_content );
	if ( array() === array_diff( $query_vars, $names ) ) {
		$wp->query_vars = array_diff_key( $wp->query_vars, array_flip( $names ) );
	}
}

/**
 * Whether a filter declares that a page has a listing, for instance in its template or a widget.
 *
 * @param int $page ID.
 */
function has_declared_listing( int $page ): bool {
	/** This filter is documented in includes/listing/page-caches.php */
	$pages = apply_filters( 'programs_filter_pages', array() );

	return is_array( $pages ) && in_array( $page, $pages, true );
}


/**
 * Queries the page if the URL is a page's.
 *
 * @param \WP $wp The WP object, modified.
 */
function prefer_page_over_program( \WP $wp ): void {
	global $wp_rewrite;
	$beginning = $wp_rewrite instanceof \WP_Rewrite ? Program\get_permalink_prefix( Program\POST_TYPE ) : '';
	$rule      = is_string( $wp->matched_rule ) ? $wp->matched_rule : '';
	// Without a page at the beginning there is none below it.
	if ( '' === $beginning || ! str_starts_with( $rule, $beginning ) || null === get_readable_page_by_path( substr( $beginning, strlen( $wp_rewrite->root ), -1 ) ) ) {
		return;
	}
	$path = $wp_rewrite->root . $wp->request;
	foreach ( (array) $wp_rewrite->wp_rewrite_rules() as $match => $query ) {
		if ( ! is_string( $query ) || ! str_contains( $query, '?pagename=$matches[1]' ) ) {
			continue;
		}
		if ( 1 !== preg_match( "#^$match#", $path, $matches ) && 1 !== preg_match( "#^$match#", urldecode( $path ), $matches ) ) {
			continue;
		}
		if ( null !== get_readable_page_by_path( $matches[1] ) ) {
			replace_matched_rule( $wp, $match, addslashes( \WP_MatchesMapRegex::apply( (string) preg_replace( '/^.+\?/', '', $query ), $matches ) ) );
			return;
		}
	}
}

/**
 * Returns a page that is public or private.
 *
 * @param string $path Slugs of its ancestors and its own.
 */
function get_readable_page_by_path( string $path ): ?\WP_Post {
	$page = get_page_by_path( $path );

	return $page instanceof \WP_Post && in_array( $page->post_status, array( 'publish', 'private' ), true ) ? $page : null;
}

/**
 * Replaces the query variables of the matched rule by those of another one. The visitor's own parameters stay.
 *
 * @param \WP    $wp    The WP object; changed.
 * @param string $rule  The other rule.
 * @param string $query Its query string.
 */
function replace_matched_rule( \WP $wp, string $rule, string $query ): void {
	parse_str( $wp->matched_query, $before );
	parse_str( $query, $after );
	foreach ( $before as $name => $value ) {
		if ( ( $wp->query_vars[ $name ] ?? null ) === $value ) {
			unset( $wp->query_vars[ $name ] );
		}
	}
	$wp->query_vars   += array_intersect_key( $after, array_flip( $wp->public_query_vars ) );
	$wp->matched_rule  = $rule;
	$wp->matched_query = $query;
}
