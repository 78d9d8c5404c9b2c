<?php
/**
 * Filters links to categories: to the page of the category if it has one, else to the filtered listing. Neither is an archive, so categories of programs
 * are excluded from sitemaps. Other content keeps the archives of its own categories, where they have no page.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Addresses;

use ProgramsFilter\Listing;
use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Metadata of a category: its page. */
const CATEGORY_PAGE_META = 'programs_filter_page';

/**
 * Returns the page that was created for a category (includes/admin/category-page.php).
 *
 * @param int $category ID.
 * @return int ID; 0 for none.
 */
function get_category_page_id( int $category ): int {
	$page = get_term_meta( $category, CATEGORY_PAGE_META, true );

	return is_numeric( $page ) && 'page' === get_post_type( (int) $page ) ? (int) $page : 0;
}

/**
 * Excludes the page of a category from an import: on another site its ID may belong to another page.
 *
 * @param mixed $key Meta key of a term.
 * @return mixed
 */
function exclude_category_page_meta( $key ) {
	return CATEGORY_PAGE_META === $key ? false : $key;
}

/**
 * Returns where a category leads: to its own page once that is published, else to the listing, filtered.
 *
 * @param \WP_Term    $term     Category.
 * @param string|null $language Code, as WPML has it. Default: that of the request.
 * @return string '' when there is no such page.
 */
function get_category_url( \WP_Term $term, ?string $language = null ): string {
	$page = get_translated_page_id( get_category_page_id( $term->term_id ), $language );
	if ( is_published_page( $page ) ) {
		return (string) get_permalink( $page );
	}
	$listings = Listing\get_listings_in_content( (string) get_post_field( 'post_content', get_listing_page_id( $language ) ) );
	$has_it   = static fn( array $listing ): bool => in_array( $term->taxonomy, Program\get_category_taxonomies( Listing\get_listing_post_types( $listing ) ), true );

	return Program\TAXONOMY === $term->taxonomy || array() === $listings || array_any( $listings, $has_it ) ? get_listing_page_url( $term->slug, $language ) : '';
}

/**
 * Filters the link of a category: its page or the filtered listing, if there is one.
 *
 * @param mixed $link     Address.
 * @param mixed $term     Term.
 * @param mixed $taxonomy Its taxonomy.
 * @return mixed Address.
 */
function filter_category_link( $link, $term = null, $taxonomy = '' ) {
	$is_its = $term instanceof \WP_Term && ( Program\TAXONOMY === $taxonomy || is_published_page( get_category_page_id( $term->term_id ) ) );
	if ( ! $is_its ) {
		return $link;
	}
	$about = array(
		'element_id'   => $term->term_taxonomy_id,
		'element_type' => $taxonomy,
	);
	// The request may have another language, or none in the admin.
	$language = apply_filters( 'wpml_element_language_code', null, $about ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's; Polylang answers it too.
	$address  = get_category_url( $term, is_string( $language ) ? $language : null );

	return '' === $address ? $link : $address;
}

/**
 * Excludes categories from the sitemap of Yoast SEO.
 *
 * @param mixed $is_left_out Whether a taxonomy is left out.
 * @param mixed $taxonomy    Taxonomy.
 * @return mixed
 */
function exclude_categories_from_yoast_sitemap( $is_left_out, $taxonomy = '' ) {
	return Program\TAXONOMY === $taxonomy ? true : $is_left_out;
}

/**
 * Excludes categories from the sitemap of SEOPress.
 *
 * @param mixed $arguments Arguments of its query.
 * @param mixed $taxonomy  Taxonomy.
 * @return mixed Arguments.
 */
function exclude_categories_from_seopress_sitemap( $arguments, $taxonomy = '' ) {
	return Program\TAXONOMY === $taxonomy && is_array( $arguments ) ? array( 'include' => array( 0 ) ) + $arguments : $arguments;
}
