<?php
/**
 * Plugin Name: Count renders
 * Description: Adds a byte to a file that both nodes share whenever a listing is rendered: only a render asks for the programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

add_action( 'pre_get_posts', __NAMESPACE__ . '\\count_render' );

/**
 * Counts a render.
 *
 * @param \WP_Query $query Query.
 */
function count_render( \WP_Query $query ): void {
	if ( 'pfilter_programa' === $query->get( 'post_type' ) && 'ids' !== $query->get( 'fields' ) ) {
		file_put_contents( WP_CONTENT_DIR . '/uploads/renders', '.', FILE_APPEND ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No file of the site.
	}
}
