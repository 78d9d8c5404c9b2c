<?php
/**
 * Runs a callback in a database transaction, so that imports, duplicated programs and reordering are saved completely or not at all.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a callback in a transaction: all of its writes are committed, or none. Tables without transactions, such as those of MyISAM, keep
 * all that was written before an end in the middle.
 *
 * @template Result
 * @param callable(): Result $callback What to do.
 * @return Result
 */
function run_in_transaction( callable $callback ) {
	$end = 'ROLLBACK';
	query_transaction( 'START TRANSACTION' );
	try {
		$result = $callback();
		$end    = 'COMMIT';
		return $result;
	} finally {
		query_transaction( $end );
	}
}

/**
 * Begins or ends a transaction.
 *
 * @param 'START TRANSACTION'|'COMMIT'|'ROLLBACK' $statement Statement.
 */
function query_transaction( string $statement ): void {
	/**
	 * The database.
	 *
	 * @var \wpdb $wpdb
	 */
	global $wpdb;
	$wpdb->query( $statement ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- One of three statements; WordPress has no function for transactions.
}
