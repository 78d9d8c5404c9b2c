<?php
/**
 * Finds the listing page, to which categories and programs link: the chosen one, else the one that search-for-listing-page.php found, cached in an
 * option.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Option: the chosen page; 0 for automatic. */
const LISTING_PAGE_OPTION = 'programs_filter_page';

/** Option: the found page; 0 for none. Missing until the next search. */
const FOUND_PAGE_OPTION = 'programs_filter_found_page';

/**
 * Returns the listing page.
 *
 * @param string|null $language Code, as WPML has it. Default: that of the request.
 * @return int ID; 0 when there is none.
 */
function get_listing_page_id( ?string $language = null ): int {
	$chosen = get_chosen_page_id();
	$page   = get_translated_page_id( 0 === $chosen ? get_found_page_id() : $chosen, $language );

	/**
	 * Filters which page is the listing page.
	 *
	 * @since 0.1.0
	 *
	 * @param int $page Page ID, with WPML that of the translation; 0 for none.
	 */
	$filtered = apply_filters( 'programs_filter_listing_page', $page );

	return is_numeric( $filtered ) ? (int) $filtered : $page;
}

/**
 * Returns the published translation of a page, with WPML or a compatible plugin; else the page.
 *
 * @param int         $page     ID; 0 for none.
 * @param string|null $language Code. Default: that of the request.
 */
function get_translated_page_id( int $page, ?string $language ): int {
	$translated = 0 === $page ? 0 : apply_filters( 'wpml_object_id', $page, get_post_type( $page ), true, $language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang and others answer it too.

	return is_numeric( $translated ) && is_published_page( (int) $translated ) ? (int) $translated : $page;
}

/**
 * Returns the URL of the listing page.
 *
 * @since 0.1.0
 *
 * @param string      $category Slug of the category to filter by; '' for none.
 * @param string|null $language Code, as WPML has it. Default: that of the request.
 * @return string '' when there is no such page.
 */
function get_listing_page_url( string $category = '', ?string $language = null ): string {
	$page    = get_listing_page_id( $language );
	$address = is_published_page( $page ) ? get_permalink( $page ) : '';
	if ( ! is_string( $address ) || '' === $address || '' === $category ) {
		return is_string( $address ) ? $address : '';
	}

	return add_query_arg( Listing\get_parameter_name(), rawurlencode( $category ), $address );
}

/** Returns the chosen page if it is published; else 0. */
function get_chosen_page_id(): int {
	$page = get_option( LISTING_PAGE_OPTION );

	return is_numeric( $page ) && is_published_page( (int) $page ) ? (int) $page : 0;
}

/** Returns the page that is found automatically. */
function get_found_page_id(): int {
	$page = get_option( FOUND_PAGE_OPTION );
	if ( ! is_numeric( $page ) ) {
		$page = find_listing_page();
		if ( ! update_option( FOUND_PAGE_OPTION, $page, true ) ) {
			// The database cannot be written: this request searches once.
			add_filter( 'pre_option_' . FOUND_PAGE_OPTION, static fn(): int => $page );
		}
		// A missing option costs a query on each page view.
		add_option( LISTING_PAGE_OPTION, 0, '', true );
		add_option( WordPress\OWN_WORDS_OPTION, '', '', true );
	}

	return (int) $page;
}

/** Deletes the found page, so that it is searched again. */
function delete_found_page(): void {
	delete_option( FOUND_PAGE_OPTION );
}

/**
 * Whether visitors can read a page.
 *
 * @param int $page ID; 0 for none.
 */
function is_published_page( int $page ): bool {
	return $page > 0 && 'publish' === get_post_status( $page );
}

/**
 * Searches again at the end of the request if a written or deleted post may change the result.
 *
 * @param mixed ...$about ID; post; whether it is an update; post before.
 */
function maybe_search_listing_page_on_shutdown( ...$about ): void {
	if ( array() !== array_filter( $about, __NAMESPACE__ . '\\may_be_listing_page' ) ) {
		search_listing_page_on_shutdown();
	}
}

/** Searches for the page at the end of the request, so that no visitor has to wait for it. */
function search_listing_page_on_shutdown(): void {
	delete_found_page();
	if ( false === has_action( 'shutdown', __NAMESPACE__ . '\\get_found_page_id' ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\get_found_page_id', 10, 0 );
	}
}

/**
 * Whether a post is or could be the listing.
 *
 * @param mixed $post Post, before or after a change.
 */
function may_be_listing_page( $post ): bool {
	if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status ) {
		return false;
	}
	$found = get_option( FOUND_PAGE_OPTION );

	return 'wp_block' === $post->post_type
		|| ( is_numeric( $found ) && (int) $found === $post->ID )
		|| ( 'page' === $post->post_type && Listing\has_listing( $post->post_content ) );
}
