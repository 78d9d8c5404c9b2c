<?php
/**
 * Values in the object cache, each with the version of the content that it was made from.
 *
 * The version is WordPress's own `last_changed` of this plugin's group; cache-changes.php raises it. WordPress's salted
 * functions (6.9) do the same, but read from this request's memory, and a request that waits for another has to look past that.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Cache_Store;

defined( 'ABSPATH' ) || exit;

const GROUP = 'programs_filter';

/**
 * An end, in seconds, for what no hook announces: code of a theme or another plugin that was changed on the server.
 */
const EXPIRATION = 3600;

/**
 * How long a lock of a request that crashed stays, in seconds.
 */
const LOCK_EXPIRATION = 10;

/**
 * Version of the content that listings show.
 */
function version(): string {
	$version = wp_cache_get( 'last_changed', GROUP, true );
	if ( ! is_string( $version ) ) {
		// Of several requests at the same time one decides.
		wp_cache_add( 'last_changed', microtime(), GROUP );
		$version = wp_cache_get( 'last_changed', GROUP, true );
	}

	return is_string( $version ) ? $version : '';
}

/**
 * Makes everything that is stored old.
 */
function raise_version(): void {
	wp_cache_set_last_changed( GROUP );
}

/**
 * A value of a version.
 *
 * @param string $key     Key.
 * @param string $version Version.
 * @return mixed Null when there is none.
 */
function read( string $key, string $version ) {
	$entry = wp_cache_get( $key, GROUP, true );

	return is_array( $entry ) && ( $entry['version'] ?? null ) === $version ? $entry['value'] ?? null : null;
}

/**
 * Stores a value.
 *
 * @param string                      $key     Key.
 * @param string|array<string, mixed> $value   Value.
 * @param string                      $version Version of the content that it was made from.
 */
function write( string $key, $value, string $version ): void {
	wp_cache_set(
		$key,
		array(
			'value'   => $value,
			'version' => $version,
		),
		GROUP,
		EXPIRATION
	);
}

/**
 * Lets one of several requests work.
 *
 * @param string $name Name of the work.
 * @return bool Whether it is this request.
 */
function lock( string $name ): bool {
	return wp_cache_add( "lock:$name", 1, GROUP, LOCK_EXPIRATION );
}

/**
 * Ends what lock() began.
 *
 * @param string $name Name of the work.
 */
function unlock( string $name ): void {
	wp_cache_delete( "lock:$name", GROUP );
}
