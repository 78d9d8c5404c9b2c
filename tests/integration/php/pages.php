<?php
/**
 * Pages for tests.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use RuntimeException;

/** Marks what a test wrote. */
const MARK = '_programs_filter_test';

/**
 * Writes a page.
 *
 * @param string $slug    Slug.
 * @param string $content Content.
 */
function page( string $slug, string $content ): void {
	post( array( 'post_type' => 'page', 'post_name' => $slug, 'post_title' => "Página $slug", 'post_content' => $content, 'post_status' => 'publish' ) );
}

/**
 * A post by its slug.
 *
 * @param string $slug Slug.
 * @param string $type Post type.
 * @throws RuntimeException When there is none.
 */
function post_named( string $slug, string $type = 'page' ): \WP_Post {
	$post = get_page_by_path( $slug, OBJECT, $type );
	if ( ! $post instanceof \WP_Post ) {
		throw new RuntimeException( "No $type $slug." );
	}

	return $post;
}

/**
 * Changes the permalinks; the next request makes its rules.
 *
 * @param string $structure Such as "/%postname%/".
 */
function permalinks( string $structure ): void {
	update_option( 'permalink_structure', $structure );
	delete_option( 'rewrite_rules' );
}
