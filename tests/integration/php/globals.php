<?php
/**
 * WordPress's global objects, with their types.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * A global object.
 *
 * @template T of object
 * @param string          $name Name.
 * @param class-string<T> $type Class.
 * @return T
 * @throws \RuntimeException When there is none.
 */
function global_object( string $name, string $type ): object {
	if ( ! ( $GLOBALS[ $name ] ?? null ) instanceof $type ) {
		throw new \RuntimeException( esc_html( "No $name." ) );
	}

	return $GLOBALS[ $name ];
}

/** The database. */
function database(): \wpdb {
	return global_object( 'wpdb', \wpdb::class );
}

/** The main query. */
function main_query(): \WP_Query {
	return global_object( 'wp_query', \WP_Query::class );
}

/** The rules for addresses. */
function rewrite(): \WP_Rewrite {
	return global_object( 'wp_rewrite', \WP_Rewrite::class );
}

/**
 * What code returns while the database refuses every write.
 *
 * @template T
 * @param callable(): T $code Code.
 * @return T
 */
function with_read_only_database( callable $code ) {
	$refuse = static fn( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ? "REFUSED $query" : $query;
	add_filter( 'query', $refuse );
	$shown  = database()->suppress_errors();
	try {
		return $code();
	} finally {
		remove_filter( 'query', $refuse );
		database()->suppress_errors( $shown );
	}
}
