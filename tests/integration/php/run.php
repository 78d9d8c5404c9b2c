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
 * Prints as JSON what the code returns, and undoes what it wrote to the database. Its uploads are in a folder of its own: one process of
 * Playground remembers a folder that another has removed, and can then neither use it nor make it again.
 *
 * @param callable(): mixed $code Code.
 */
function in_sandbox( callable $code ): void {
	answer(
		static function () use ( $code ) {
			$folder = get_temp_dir() . 'uploads-' . wp_generate_uuid4();
			$inside = static fn( array $uploads ): array => array(
				'basedir' => $folder,
				'path'    => $folder . text( $uploads['subdir'] ),
			) + $uploads;
			// Transactions of the code itself are within that of the sandbox.
			$nested = static fn( string $query ): string => array(
				'START TRANSACTION' => 'SAVEPOINT sandbox',
				'COMMIT'            => 'RELEASE SAVEPOINT sandbox',
				'ROLLBACK'          => 'ROLLBACK TO SAVEPOINT sandbox',
			)[ $query ] ?? $query;
			add_filter( 'upload_dir', $inside, 1 );
			database()->query( 'START TRANSACTION' );
			add_filter( 'query', $nested, 1 );
			try {
				return $code();
			} finally {
				remove_filter( 'query', $nested, 1 );
				database()->query( 'ROLLBACK' );
				remove_filter( 'upload_dir', $inside, 1 );
				remove_folder( $folder );
			}
		}
	);
}

/**
 * Removes a folder of a test and what is in it.
 *
 * @param string $folder Its path; it need not be there.
 */
function remove_folder( string $folder ): void {
	if ( ! is_dir( $folder ) ) {
		return;
	}
	foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
		$path = "$folder/$name";
		if ( is_dir( $path ) ) {
			remove_folder( $path );
		} else {
			unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own loads the whole admin, at each call of a test.
		}
	}
	rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
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
	// Behind those of WordPress, which would report what they cannot use.
	add_filter( $hook, $filter, 20, 5 );
	try {
		return $code();
	} finally {
		remove_filter( $hook, $filter, 20 );
	}
}
