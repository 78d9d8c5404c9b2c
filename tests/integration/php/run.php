<?php
/**
 * Runs a test's PHP.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no function for transactions.

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Prints as JSON what the code returns, and undoes what it wrote to the database.
 *
 * @param callable(): mixed $code Code.
 */
function in_sandbox( callable $code ): void {
	answer(
		static function () use ( $code ) {
			database()->query( 'START TRANSACTION' );
			try {
				return $code();
			} finally {
				database()->query( 'ROLLBACK' );
			}
		}
	);
}

/**
 * Runs code.
 *
 * @param callable(): mixed $code Code.
 */
function run( callable $code ): void {
	$code();
}

/**
 * What the code returns, with a filter in place for as long as it runs.
 *
 * @param string            $hook   Filter.
 * @param callable          $filter Callback.
 * @param callable(): mixed $code   Code.
 * @return mixed
 */
function with_filter( string $hook, callable $filter, callable $code ) {
	add_filter( $hook, $filter, 10, 5 );
	try {
		return $code();
	} finally {
		remove_filter( $hook, $filter, 10 );
	}
}
