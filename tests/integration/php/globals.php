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
 * Notes that the database refuses a query. A filter of "query" returns what this returns.
 *
 * SQLite's driver would undo all that a test wrote before, if the query were wrong instead.
 *
 * @param string $query Query.
 * @param string $error What the database says.
 */
function refused( string $query, string $error = 'Refused' ): string {
	$shown = database()->suppress_errors();
	database()->flush();
	database()->last_query = $query;
	database()->last_error = $error;
	database()->print_error( $error );
	database()->suppress_errors( $shown );

	return '';
}

/**
 * What code returns while the database refuses every write.
 *
 * @template T
 * @param callable(): T $code Code.
 * @return T
 */
function with_read_only_database( callable $code ) {
	$refuse = static fn( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i', $query ) ? refused( $query ) : $query;
	add_filter( 'query', $refuse );
	try {
		return $code();
	} finally {
		remove_filter( 'query', $refuse );
	}
}
