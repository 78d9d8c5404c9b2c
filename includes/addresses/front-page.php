<?php
/**
 * On a static front page with a listing the page's parameters filter it, also where somebody's taxonomy has a query variable of that name:
 * WordPress would show that taxonomy's archive instead of the page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Filters;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress itself allows a front page to be asked for with.
 */
const ALLOWED_QUERY_VARS = array( 'preview', 'page', 'paged', 'cpage' );

/**
 * Names of the parameters by which listings are filtered, as far as somebody's query variable may have the same.
 *
 * @param string $content Content of the page.
 * @return list<string>
 */
function filter_parameters( string $content ): array {
	$names = array( Filters\parameter_name() );
	// An archive has a path of its own, or is asked for with more; without permalinks that of a taxonomy has neither.
	if ( '' === get_option( 'permalink_structure' ) ) {
		return $names;
	}
	// A filter without cards may be that of a loop of anything.
	foreach ( array_merge( get_object_taxonomies( Program\POST_TYPE ), ...array_column( Listing\listings_in_content( $content ), 'filters' ) ) as $name ) {
		$taxonomy = get_taxonomy( $name );
		// Without permalinks of its own its archive would be the front page with that parameter.
		if ( false !== $taxonomy && $taxonomy->public && false !== $taxonomy->rewrite ) {
			$names[] = Filters\parameter_name( $name );
		}
	}

	return array_values( array_unique( $names ) );
}

/**
 * Takes the parameters out of the main query, where that would ask for a page without them.
 *
 * @param mixed $wp What the request asks for, changed: a WP unless another plugin broke the action.
 */
function keep_front_page( $wp ): void {
	if ( ! $wp instanceof \WP ) {
		return;
	}
	$asked = array_diff( array_keys( $wp->query_vars ), ALLOWED_QUERY_VARS );
	if ( array() === $asked || is_admin() || '' !== (string) $wp->request || 'page' !== get_option( 'show_on_front' ) ) {
		return;
	}
	$front = get_option( 'page_on_front' );
	$page  = is_numeric( $front ) && (int) $front > 0 ? get_post( (int) $front ) : null;
	if ( ! $page instanceof \WP_Post || ! ( Listing\holds_listing( $page->post_content ) || is_listing_announced( $page->ID ) ) ) {
		return;
	}
	$names = filter_parameters( $page->post_content );
	if ( array() === array_diff( $asked, $names ) ) {
		$wp->query_vars = array_diff_key( $wp->query_vars, array_flip( $names ) );
	}
}

/**
 * Whether the site says that a page has a listing, in its template or a widget: as page caches are told (page-caches.php).
 *
 * @param int $page ID.
 */
function is_listing_announced( int $page ): bool {
	/** This filter is documented in includes/listing/page-caches.php */
	$pages = apply_filters( 'programs_filter_pages', array() );

	return is_array( $pages ) && in_array( $page, $pages, true );
}
