<?php
/**
 * A persistent object cache for tests, in files; for the benchmark in Redis, where OBJECT_CACHE_REDIS_PORT is defined.
 *
 * WordPress loads this file as wp-content/object-cache.php. It is as small as an object cache can be that keeps WordPress's
 * contract, and knows nothing of this plugin. Not for production.
 *
 * @package ProgramsFilter
 */

// The names are WordPress's, and so is what they do: wp-includes/cache/cache.php describes it.
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting.FunctionComment, Generic.Commenting.DocComment, WordPress.WP.GlobalVariablesOverride

declare( strict_types = 1 );

require_once WP_CONTENT_DIR . '/object-cache/interface-store.php';
require_once WP_CONTENT_DIR . '/object-cache/class-file-store.php';
require_once WP_CONTENT_DIR . '/object-cache/class-wp-object-cache.php';

/**
 * The cache of this request.
 *
 * @throws RuntimeException When there is none yet.
 */
function programs_filter_object_cache(): WP_Object_Cache {
	global $wp_object_cache;
	if ( ! $wp_object_cache instanceof WP_Object_Cache ) {
		throw new RuntimeException( 'The object cache is not there yet.' );
	}

	return $wp_object_cache;
}

function wp_cache_init(): void {
	global $wp_object_cache, $table_prefix;
	$port = defined( 'OBJECT_CACHE_REDIS_PORT' ) ? constant( 'OBJECT_CACHE_REDIS_PORT' ) : null;
	if ( is_int( $port ) ) {
		require_once WP_CONTENT_DIR . '/object-cache/class-redis-store.php';
		$store = new ProgramsFilter\Object_Cache\Redis_Store( '127.0.0.1', $port );
	} else {
		$store = new ProgramsFilter\Object_Cache\File_Store( WP_CONTENT_DIR . '/object-cache-store' );
	}
	$wp_object_cache = new WP_Object_Cache( $store, is_string( $table_prefix ) ? $table_prefix : '' );
}

/**
 * @param int|string $key
 * @param string $group
 * @param bool $force
 * @param bool|null $found
 * @return mixed
 */
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return programs_filter_object_cache()->get( $key, $group, $force, $found );
}

/**
 * @param array<int|string> $keys
 * @param string $group
 * @param bool $force
 * @return array<int|string, mixed>
 */
function wp_cache_get_multiple( $keys, $group = '', $force = false ): array {
	return programs_filter_object_cache()->get_multiple( $keys, $group, $force );
}

/**
 * @param int|string $key
 * @param mixed $data
 * @param string $group
 * @param int|string $expire
 */
function wp_cache_set( $key, $data, $group = '', $expire = 0 ): bool {
	return programs_filter_object_cache()->set( $key, $data, $group, (int) $expire );
}

/**
 * @param int|string $key
 * @param mixed $data
 * @param string $group
 * @param int|string $expire
 */
function wp_cache_add( $key, $data, $group = '', $expire = 0 ): bool {
	return ! wp_suspend_cache_addition() && programs_filter_object_cache()->add( $key, $data, $group, (int) $expire );
}

/**
 * @param int|string $key
 * @param string $group
 */
function wp_cache_delete( $key, $group = '' ): bool {
	return programs_filter_object_cache()->delete( $key, $group );
}

function wp_cache_flush(): bool {
	return programs_filter_object_cache()->flush();
}

function wp_cache_flush_runtime(): bool {
	return programs_filter_object_cache()->flush_runtime();
}

/** @param string|string[] $groups */
function wp_cache_add_global_groups( $groups ): void {
	programs_filter_object_cache()->add_global_groups( (array) $groups );
}

/** @param string|string[] $groups */
function wp_cache_add_non_persistent_groups( $groups ): void {
	programs_filter_object_cache()->add_non_persistent_groups( (array) $groups );
}

/** @param int|string $blog_id */
function wp_cache_switch_to_blog( $blog_id ): void {
	programs_filter_object_cache()->switch_to_blog( (int) $blog_id );
}

/**
 * @param int|string $key
 * @param mixed      $data
 * @param string     $group
 * @param int|string $expire
 */
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ): bool {
	return false !== wp_cache_get( $key, $group ) && wp_cache_set( $key, $data, $group, $expire );
}

/**
 * @param int|string $key
 * @param int        $offset
 * @param string     $group
 * @return int|false
 */
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group );
	$value = is_numeric( $value ) ? max( 0, (int) $value + $offset ) : false;

	return false !== $value && wp_cache_set( $key, $value, $group ) ? $value : false;
}

/**
 * @param int|string $key
 * @param int        $offset
 * @param string     $group
 * @return int|false
 */
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

/** @param string $feature */
function wp_cache_supports( $feature ): bool {
	return in_array( $feature, array( 'get_multiple', 'flush_runtime' ), true );
}

function wp_cache_close(): bool {
	return true;
}
