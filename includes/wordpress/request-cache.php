<?php
/**
 * Values that a request computes once, in a group of WordPress's object cache that is never persistent. Used where many cards need the same value.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Group of the object cache. */
const REQUEST_CACHE = 'programs_filter_request';

/**
 * Returns a value that is computed once for each request and site.
 *
 * @template Value
 * @param string            $key     Key, with all that the value depends on.
 * @param callable(): Value $compute Computes the value.
 * @return Value
 */
function get_cached( string $key, callable $compute ) {
	/**
	 * In an array, as not every object cache tells a stored false from a missing value.
	 *
	 * @var array{Value}|false $entry
	 */
	$entry = wp_cache_get( $key, REQUEST_CACHE );
	if ( ! is_array( $entry ) ) {
		$entry = array( $compute() );
		wp_cache_set( $key, $entry, REQUEST_CACHE );
	}

	return $entry[0];
}

/** Unix time of the request: read once, so that all that it prints is of the same moment. */
function get_current_timestamp(): int {
	return get_cached( 'now', 'time' );
}

/** Removes from memory what was read, between batches of many posts. A persistent object cache keeps it. */
function free_memory(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}
