<?php
/**
 * Leaves the site as it was.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Program;

/**
 * Removes every post that a test wrote, and every category.
 */
function remove(): void {
	$posts = get_posts(
		array(
			'post_type'   => array( 'pfilter_programa', 'page', 'post', 'attachment', 'wp_block' ),
			'post_status' => array( 'any', 'trash' ),
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A test site.
			'meta_key'    => MARK,
			'numberposts' => -1,
		)
	);
	foreach ( $posts as $post ) {
		wp_delete_post( $post->ID, true );
	}
	$terms = get_terms(
		array(
			'taxonomy'   => Program\TAXONOMY,
			'hide_empty' => false,
			'fields'     => 'ids',
		)
	);
	foreach ( is_array( $terms ) ? $terms : array() as $id ) {
		wp_delete_term( $id, Program\TAXONOMY );
	}
}
