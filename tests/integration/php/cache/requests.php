<?php
/**
 * Several requests, and several servers, in one PHP process: they share the store and nothing else.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

use ProgramsFilter\Object_Cache\File_Store;
use ProgramsFilter\Tests\Cache_Plugin;

/**
 * HTML of a listing, and how often it was rendered, in a request of its own.
 *
 * @param array<string, mixed> $attributes Attributes.
 * @param string               $query      Query string of the page.
 * @return array{html: string, renders: int}
 */
function request( array $attributes = array(), string $query = '' ): array {
	wp_cache_flush_runtime();
	$before = Cache_Plugin\renders();
	$html   = listing( $attributes, $query );

	return array(
		'html'    => (string) preg_replace( '/programas-\d+/', 'programas-n', $html ),
		'renders' => Cache_Plugin\renders() - $before,
	);
}

/**
 * Runs code as another server would: what this request has in memory stays as it is.
 *
 * @param callable(): mixed $code Code.
 */
function on_another_server( callable $code ): void {
	global $wp_object_cache, $table_prefix;
	$own = $wp_object_cache;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
	$wp_object_cache = new \WP_Object_Cache( new File_Store( WP_CONTENT_DIR . '/object-cache-store' ), is_string( $table_prefix ) ? $table_prefix : '' );
	$code();
	$wp_object_cache = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
}
