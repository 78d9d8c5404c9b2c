<?php
/**
 * Finds the page that is "the listing" of a site, where nobody chose one: its pills bring every program, if there is such a page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * The best of all published pages and posts: with a listing of all programs and its filter rather than with those that are not over, rather
 * than with some of them, a page rather than a post, the older one rather than the newer.
 *
 * @return int ID; 0 when there is none.
 */
function best_listing_page(): int {
	$best   = 0;
	$lowest = PHP_INT_MAX;
	Listing\load();
	foreach ( Listing\pages_with_listing() as $id ) {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! is_listing_candidate( $post ) ) {
			continue;
		}
		$rank = 2 * listing_incompleteness( $post->post_content ) + ( 'page' === $post->post_type ? 0 : 1 );
		if ( $rank < $lowest || ( $rank === $lowest && $id < $best ) ) {
			$lowest = $rank;
			$best   = $id;
		}
	}

	return $best;
}

/**
 * Whether visitors find a listing there. A program that lists others is none, a builder's template is shown inside of pages, and where the
 * posts are WordPress shows no text of that page.
 *
 * @param \WP_Post $post Page or post.
 */
function is_listing_candidate( \WP_Post $post ): bool {
	$type = get_post_type_object( $post->post_type );
	if ( 'publish' !== $post->post_status || '' !== $post->post_password || Program\POST_TYPE === $post->post_type || null === $type || ! $type->show_in_nav_menus ) {
		return false;
	}
	$posts = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_for_posts' ) : 0;

	return is_listing_announced( $post->ID ) || ( Listing\holds_listing( $post->post_content ) && ! ( is_numeric( $posts ) && (int) $posts === $post->ID ) );
}

/**
 * What the best listing of a content leaves out: 0 for nothing, 1 for what is over, 2 for more, or it has no filter.
 *
 * @param string $content Content.
 */
function listing_incompleteness( string $content ): int {
	$best = 2;
	foreach ( Listing\listings_in_content( $content ) as $attributes ) {
		if ( $attributes['showFilter'] && 0 === $attributes['limit'] && ( array() === $attributes['categories'] || $attributes['showOthers'] ) ) {
			$place = array_search( $attributes['when'], array( 'all', 'current-and-coming' ), true );
			$best  = min( $best, false === $place ? 2 : $place );
		}
	}

	return $best;
}
