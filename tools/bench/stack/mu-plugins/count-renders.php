<?php
/**
 * Plugin Name: Count renders
 * Description: Adds a byte to a file that both nodes share whenever a listing is rendered: only a render asks for the programs.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Bench;

add_filter( 'programs_filter_query_args', __NAMESPACE__ . '\\count_render' );

/**
 * Counts a render.
 *
 * @param mixed $arguments Arguments of the query.
 * @return mixed
 */
function count_render( $arguments ) {
	file_put_contents( WP_CONTENT_DIR . '/uploads/renders', '.', FILE_APPEND ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No file of the site.

	return $arguments;
}
