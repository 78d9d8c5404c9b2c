<?php
/**
 * Searches the published pages for the best listing, for get_found_page_id(), when the cached result was deleted.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the best published page: first one with a filter and all programs, then without past ones, then with some; older ones first. Posts do
 * not count, as authors write them.
 *
 * @return int ID; 0 when there is none.
 */
function find_listing_page(): int {
	$best   = 0;
	$lowest = PHP_INT_MAX;
	foreach ( Listing\get_pages_with_listing() as $id ) {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! is_listing_candidate( $post ) ) {
			continue;
		}
		$rank = get_listing_rank( $post->post_content );
		if ( $rank < $lowest || ( $rank === $lowest && $id < $best ) ) {
			$lowest = $rank;
			$best   = $id;
		}
	}

	return $best;
}

/**
 * Whether a post can be the listing: a page that every visitor can read, but not the posts page, by a user who can edit others' pages.
 *
 * @param \WP_Post $post Page or post.
 */
function is_listing_candidate( \WP_Post $post ): bool {
	if ( 'page' !== $post->post_type || 'publish' !== $post->post_status || '' !== $post->post_password ) {
		return false;
	}
	// Code writes pages without an author, and authors leave.
	$author = get_userdata( (int) $post->post_author );
	if ( false !== $author && ! user_can( $author, 'edit_others_pages' ) ) {
		return false;
	}
	$posts = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_for_posts' ) : 0;

	return has_declared_listing( $post->ID ) || ( Listing\has_listing( $post->post_content ) && ! ( is_numeric( $posts ) && (int) $posts === $post->ID ) );
}

/**
 * Returns what the best listing of a content leaves out: 0 for nothing, 1 for past programs, 2 for more, or no filter.
 *
 * @param string $content Content.
 */
function get_listing_rank( string $content ): int {
	$best = 2;
	foreach ( Listing\get_listings_in_content( $content ) as $attributes ) {
		if ( $attributes['showFilter'] && 0 === $attributes['limit'] ) {
			$place = array_search( $attributes['only'], array( array(), array( Listing\WHEN => array( Listing\CURRENT ) ) ), true );
			$best  = min( $best, false === $place ? 2 : $place );
		}
	}

	return $best;
}
