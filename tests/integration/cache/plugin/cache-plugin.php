<?php
/**
 * Plugin Name: Cache plugin of the tests
 * Description: Counts what is rendered, and slows it down when a test asks for it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- A test site.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests\Cache_Plugin;

use ProgramsFilter\Program;

const RENDERS = WP_CONTENT_DIR . '/renders';
const SLOW    = WP_CONTENT_DIR . '/slow';

add_action( 'pre_get_posts', __NAMESPACE__ . '\\count_render' );

/**
 * Counts a render of a listing: only a render asks for the programs.
 *
 * @param \WP_Query $query Query.
 */
function count_render( \WP_Query $query ): void {
	// A render by time asks for their IDs first, and then for some of them.
	$is_other = 'ids' === $query->get( 'fields' ) ? true !== $query->get( 'no_found_rows' ) : array() !== $query->get( 'post__in' );
	if ( Program\POST_TYPE !== $query->get( 'post_type' ) || $is_other ) {
		return;
	}
	file_put_contents( RENDERS, '.', FILE_APPEND );
	if ( file_exists( SLOW ) && 'yes' === file_get_contents( SLOW ) ) {
		sleep( 1 );
	}
}

/**
 * Makes every render, on all servers, last a second longer.
 *
 * @param bool $is_slow Whether it does from now on.
 */
function slow_down( bool $is_slow ): void {
	// The file stays: a worker of Playground remembers one that another has removed.
	file_put_contents( SLOW, $is_slow ? 'yes' : 'no' );
}

/** How many listings were rendered so far. */
function renders(): int {
	clearstatcache();

	return file_exists( RENDERS ) ? (int) filesize( RENDERS ) : 0;
}
