<?php
/**
 * The page that is "the listing": categories lead there, filtered, and programs lead back there.
 *
 * It is found by itself and kept in an option until somebody writes a page that could be another answer; or somebody chose it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Listing_Page;

use ProgramsFilter\Find_Listing;
use ProgramsFilter\Front_Page;
use ProgramsFilter\Request;
use ProgramsFilter\Taxonomy;
use const ProgramsFilter\Post_Type\NAME as POST_TYPE;

defined( 'ABSPATH' ) || exit;

/**
 * Option: the page that somebody chose; 0 for the one that is found.
 */
const CHOSEN = 'programs_filter_page';

/**
 * Option: the page that was found; 0 for none. Missing where nobody has searched since the last change.
 */
const FOUND = 'programs_filter_found_page';

/**
 * Hooks of this area.
 */
function bootstrap(): void {
	add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\post_changed', 10, 4 );
	add_action( 'deleted_post', __NAMESPACE__ . '\\post_changed', 10, 2 );
	add_action( 'update_option_page_for_posts', __NAMESPACE__ . '\\forget', 10, 0 );
	add_action( 'update_option_show_on_front', __NAMESPACE__ . '\\forget', 10, 0 );
	add_filter( 'term_link', __NAMESPACE__ . '\\link_of_category', 10, 3 );
}

/**
 * The page.
 *
 * @param string|null $language Code, as WPML has it. Default: that of the request.
 * @return int ID; 0 when there is none.
 */
function id( ?string $language = null ): int {
	$chosen = chosen();
	$page   = translation( 0 === $chosen ? found() : $chosen, $language );

	/**
	 * Filters which page is the listing. Of plugins that answer WPML's `wpml_object_id` it is the translation already.
	 *
	 * @since n.e.x.t
	 *
	 * @param int $page ID of the page; 0 for none.
	 */
	$filtered = apply_filters( 'programs_filter_listing_page', $page );

	return is_numeric( $filtered ) ? (int) $filtered : $page;
}

/**
 * A page's translation, where WPML, or a plugin that answers for it, has one that visitors can read.
 *
 * @param int         $page     ID; 0 for none.
 * @param string|null $language Code. Default: that of the request.
 */
function translation( int $page, ?string $language ): int {
	$translated = 0 === $page ? 0 : apply_filters( 'wpml_object_id', $page, get_post_type( $page ), true, $language ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang and others answer it too.

	return is_numeric( $translated ) && is_published( (int) $translated ) ? (int) $translated : $page;
}

/**
 * Its address.
 *
 * @since n.e.x.t
 *
 * @param string      $category Slug of the category by which it is filtered; '' for none.
 * @param string|null $language Code, as WPML has it. Default: that of the request.
 * @return string '' when there is no such page.
 */
function address( string $category = '', ?string $language = null ): string {
	$page    = id( $language );
	$address = is_published( $page ) ? get_permalink( $page ) : '';
	if ( ! is_string( $address ) || '' === $address || '' === $category ) {
		return is_string( $address ) ? $address : '';
	}

	return add_query_arg( Request\parameter(), rawurlencode( $category ), $address );
}

/**
 * The page that somebody chose, as long as visitors can read it.
 */
function chosen(): int {
	$page = get_option( CHOSEN );

	return is_numeric( $page ) && is_published( (int) $page ) ? (int) $page : 0;
}

/**
 * The page that is found without anybody choosing.
 */
function found(): int {
	$page = get_option( FOUND );
	if ( ! is_numeric( $page ) ) {
		$page = Find_Listing\search();
		update_option( FOUND, $page, true );
		// An option that is not there costs each visitor a query.
		add_option( CHOSEN, 0, '', true );
	}

	return (int) $page;
}

/**
 * Has it searched anew.
 */
function forget(): void {
	delete_option( FOUND );
}

/**
 * Whether visitors can read a page.
 *
 * @param int $page ID; 0 for none.
 */
function is_published( int $page ): bool {
	return $page > 0 && 'publish' === get_post_status( $page );
}

/**
 * A post was written or deleted: searches anew at the end of the request, where it may be another answer.
 *
 * @param mixed ...$about Its ID; the post; whether it was there before; what it was before.
 */
function post_changed( ...$about ): void {
	if ( array() === array_filter( $about, __NAMESPACE__ . '\\may_be_listing' ) ) {
		return;
	}
	forget();
	if ( false === has_action( 'shutdown', __NAMESPACE__ . '\\found' ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\found', 10, 0 );
	}
}

/**
 * Whether a post is the listing, or could make another page the listing.
 *
 * @param mixed $post Post, before or after a change.
 */
function may_be_listing( $post ): bool {
	if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || POST_TYPE === $post->post_type ) {
		return false;
	}
	$found = get_option( FOUND );

	return 'wp_block' === $post->post_type
		|| ( is_numeric( $found ) && (int) $found === $post->ID )
		|| ( is_post_type_viewable( $post->post_type ) && Front_Page\holds_listing( $post->post_content ) );
}

/**
 * The address of a category: the listing, filtered. Without a listing, what WordPress says.
 *
 * @param mixed $link     Address.
 * @param mixed $term     Term.
 * @param mixed $taxonomy Its taxonomy.
 * @return mixed Address.
 */
function link_of_category( $link, $term = null, $taxonomy = '' ) {
	if ( Taxonomy\NAME !== $taxonomy || ! $term instanceof \WP_Term || ! Taxonomy\is_ours() ) {
		return $link;
	}
	$about = array(
		'element_id'   => $term->term_taxonomy_id,
		'element_type' => Taxonomy\NAME,
	);
	// The request may be of another language, or of none as in the admin.
	$language = apply_filters( 'wpml_element_language_code', null, $about ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang answers it too.
	$address  = address( $term->slug, is_string( $language ) ? $language : null );

	return '' === $address ? $link : $address;
}
