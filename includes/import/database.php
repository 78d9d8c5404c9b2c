<?php
/**
 * Whether the database does what it is asked to, and how it is asked less often. A row is at fault for its content only.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Errors of a query that would fail each time: a wrong one, or one with a value that the table cannot have. */
const LASTING_ERRORS = "/SQL syntax|(?:unknown|no such) column|doesn't exist|data too long|duplicate entry|incorrect \w+ value|out of range|cannot be null|illegal mix|constraint failed/i";

/**
 * Number of queries that the database has refused in this request. Those of another plugin about tables of its own do not count, nor those that
 * would fail each time.
 */
function database_errors(): int {
	/**
	 * The database, and what it notes of its errors.
	 *
	 * @var \wpdb                                $wpdb
	 * @var array<array{query: string, error_str: string}>|null $EZSQL_ERROR
	 */
	global $wpdb, $EZSQL_ERROR;
	$tables = '/\b(?:' . implode( '|', array_map( 'preg_quote', $wpdb->tables() ) ) . ')\b/';
	$failed = array_filter(
		$EZSQL_ERROR ?? array(),
		static fn( array $error ): bool => 1 === preg_match( $tables, $error['query'] ) && 1 !== preg_match( LASTING_ERRORS, $error['error_str'] )
	);

	return count( $failed );
}

/**
 * Checks that no query has failed.
 *
 * @param int $before Number of those that had failed before.
 * @throws Unusable When one has.
 */
function check_database( int $before ): void {
	if ( database_errors() > $before ) {
		throw new Unusable( 'database' );
	}
}

/**
 * Does something in a transaction: all that it writes stays, or nothing of it. Tables without transactions, such as those of MyISAM, keep
 * all that was written before an end in the middle.
 *
 * @template Result
 * @param callable(): Result $callback What to do.
 * @return Result
 */
function in_transaction( callable $callback ) {
	$end = 'ROLLBACK';
	transaction( 'START TRANSACTION' );
	try {
		$result = $callback();
		$end    = 'COMMIT';
		return $result;
	} finally {
		transaction( $end );
	}
}

/**
 * Begins or ends a transaction.
 *
 * @param 'START TRANSACTION'|'COMMIT'|'ROLLBACK' $statement Statement.
 */
function transaction( string $statement ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$wpdb->query( $statement ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- One of three statements; WordPress has no function for transactions.
}

/**
 * The number in the order of the next new program. The database, which reads all programs for it, is asked once for a batch of rows.
 *
 * @param bool $again Whether it is to be asked again.
 */
function next_number( bool $again = false ): int {
	static $next = null;
	$next        = $again ? null : $next ?? Program\next_order_number();

	return null === $next || 0 === $next ? 0 : $next++;
}

/**
 * Whether the table of metadata has all characters of a value: older ones have no emoji.
 *
 * @param string $value Value.
 */
function can_store( string $value ): bool {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;

	return $wpdb->strip_invalid_text_for_column( $wpdb->postmeta, 'meta_value', $value ) === $value;
}

/** The problem of a value that was written and is not there. */
function not_stored(): string {
	return __( 'The site did not store this. Its database may not know all characters, such as emoji.', 'programs-filter' );
}
