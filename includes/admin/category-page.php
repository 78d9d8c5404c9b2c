<?php
/**
 * A page for a category: a row action creates a draft with the block, limited to the category. Once it is published, links to the category lead
 * there (includes/addresses/category-links.php).
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Admin;

use ProgramsFilter\Addresses;
use ProgramsFilter\Listing;
use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

const CATEGORY_PAGE_ACTION = 'programs_filter_category_page';

/**
 * Adds the action to a row of the list of categories.
 *
 * @param array<string, string> $actions Links.
 * @param \WP_Term              $term    Category.
 * @return array<string, string>
 */
function add_category_page_action( array $actions, \WP_Term $term ): array {
	$page = get_category_page( $term->term_id );
	if ( array() !== get_types_of_category( $term ) && current_user_can_create_category_page( $term->term_id ) && ( 0 === $page || current_user_can( 'edit_post', $page ) ) ) {
		/* translators: %s: name of a category. */
		$label = 0 === $page ? __( 'Create a page for %s', 'programs-filter' ) : __( 'Edit the page of %s', 'programs-filter' );
		$label = sprintf( $label, WordPress\get_plain_text( $term->name ) );
		$url   = admin_url( 'admin-post.php?action=' . CATEGORY_PAGE_ACTION . "&category=$term->term_id" );
		$url   = wp_nonce_url( $url, CATEGORY_PAGE_ACTION . "_$term->term_id" );

		$actions[ CATEGORY_PAGE_ACTION ] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	return $actions;
}

/**
 * The post types, among those that listings show, whose categories a term is one of.
 *
 * @param \WP_Term $term Term.
 * @return list<string>
 */
function get_types_of_category( \WP_Term $term ): array {
	return array_values( array_filter( Program\get_listed_post_types(), static fn( string $type ): bool => Program\get_category_taxonomy( $type ) === $term->taxonomy ) );
}

/**
 * Whether the user can create the page of a category.
 *
 * @param int $category ID.
 */
function current_user_can_create_category_page( int $category ): bool {
	return current_user_can( 'edit_pages' ) && current_user_can( 'edit_term', $category );
}

/**
 * The page of a category, which need not be published.
 *
 * @param int $category ID.
 * @return int ID; 0 for none, or one in the trash.
 */
function get_category_page( int $category ): int {
	$page = Addresses\get_category_page_id( $category );

	return in_array( get_post_status( $page ), array( false, 'trash' ), true ) ? 0 : $page;
}

/**
 * The page of a category: the one that was created before, else a new draft.
 *
 * @param \WP_Term $term Category.
 * @return int ID; 0 when WordPress refuses it.
 */
function get_or_create_category_page( \WP_Term $term ): int {
	$page = get_category_page( $term->term_id );
	if ( 0 === $page ) {
		$text  = esc_html( WordPress\get_plain_text( $term->description ) );
		$text  = '' === $text ? '' : "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n";
		$types = get_types_of_category( $term );
		$block = array(
			'only'       => array( Listing\CATEGORY => array( $term->slug ) ),
			'showFilter' => false,
		) + ( Program\get_listed_post_types() === $types ? array() : compact( 'types' ) );
		$new   = array(
			'post_type'    => 'page',
			'post_status'  => 'draft',
			'post_title'   => WordPress\get_plain_text( $term->name ),
			'post_content' => $text . get_comment_delimited_block_content( Listing\BLOCK, $block, '' ),
		);
		$page  = wp_insert_post( wp_slash( $new ) ); // @phpstan-ignore argument.type (wp_slash() keeps the shape; its stub does not say so)
		if ( $page > 0 ) {
			update_term_meta( $term->term_id, Addresses\CATEGORY_PAGE_META, $page );
		}
	}

	return $page;
}

/** Creates the page of a category, and opens it in the editor. */
function handle_create_category_page(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The nonce is that of the category.
	$id = isset( $_GET['category'] ) && is_numeric( $_GET['category'] ) ? (int) $_GET['category'] : 0;
	check_first_step_request( CATEGORY_PAGE_ACTION . "_$id", current_user_can_create_category_page( $id ) );
	$term = get_term( $id );
	$page = $term instanceof \WP_Term && array() !== get_types_of_category( $term ) ? get_or_create_category_page( $term ) : 0;
	redirect_to_created_page( $page );
}
