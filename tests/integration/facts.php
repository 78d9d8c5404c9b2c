<?php
/**
 * Facts that are written before anything else of the plugin was used.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Facts;

use ProgramsFilter\Program;
use function ProgramsFilter\Tests\database;

/**
 * Writes a fact of a new program as the first act of a request.
 *
 * @param string $fact  Key.
 * @param string $value Value in its stored form.
 * @return mixed What is stored then.
 */
function unloaded_write( string $fact, string $value ) {
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's own function would run the plugin's hooks first.
	database()->insert( database()->posts, array( 'post_type' => Program\POST_TYPE, 'post_title' => 'Coro', 'post_status' => 'publish', 'post_name' => 'coro-sin-cargar' ) );
	$id = database()->insert_id;
	update_post_meta( $id, "pfilter_$fact", wp_slash( $value ) );

	return get_metadata_raw( 'post', $id, "pfilter_$fact", true );
}
