<?php
/**
 * Several requests, and several servers, in one PHP process: they share the store and nothing else.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Listing;
use ProgramsFilter\Object_Cache\File_Store;
use ProgramsFilter\Object_Cache\Store;
use ProgramsFilter\Tests\Cache_Plugin;

/**
 * HTML of a listing, and how often it was rendered, in a request of its own.
 *
 * @param array<string, mixed> $attributes Attributes.
 * @param string               $query      Query string of the page.
 * @return array{html: string, renders: int}
 */
function request( array $attributes = array(), string $query = '' ): array {
	next_request();
	$before = Cache_Plugin\renders();
	$html   = listing( $attributes, $query );

	return array( 'html' => (string) preg_replace( '/programas-\d+/', 'programas-n', $html ), 'renders' => Cache_Plugin\renders() - $before );
}

/** Ends this request and begins another. */
function next_request(): void {
	Listing\announce_changes();
	wp_cache_flush_runtime();
	wp_cache_get_last_changed( Listing\CACHE_GROUP );
}

/**
 * Runs code as another server would: what this request has in memory stays as it is.
 *
 * @param callable(): mixed $code Code.
 */
function on_another_server( callable $code ): void {
	with_store(
		new File_Store( WP_CONTENT_DIR . '/object-cache-store' ),
		static function () use ( $code ): void {
			wp_cache_get_last_changed( Listing\CACHE_GROUP );
			$code();
			Listing\announce_changes();
		}
	);
}

/**
 * Runs code with another store behind the object cache, and nothing in memory.
 *
 * @param Store             $store Store.
 * @param callable(): mixed $code  Code.
 * @return mixed What the code returned.
 */
function with_store( Store $store, callable $code ) {
	global $wp_object_cache, $table_prefix;
	$own = $wp_object_cache;
	// phpcs:disable WordPress.WP.GlobalVariablesOverride -- Put back below.
	$wp_object_cache = new \WP_Object_Cache( $store, is_string( $table_prefix ) ? $table_prefix : '' );
	try {
		return $code();
	} finally {
		$wp_object_cache = $own;
	}
	// phpcs:enable
}
