<?php
/**
 * Transactions of the database.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

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
