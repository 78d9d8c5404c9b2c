<?php
/**
 * Calls the functions that tests in TypeScript name: call.ts is the other side.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Tests;

/**
 * Calls a function: the file's own, else one for all tests, else WordPress's or PHP's.
 *
 * @param string      $file      File of a test; it need not be there.
 * @param string      $space     Its namespace, below this one.
 * @param string      $name      Function.
 * @param list<mixed> $arguments What it gets.
 * @return mixed What it returns.
 * @throws \RuntimeException When there is no such function.
 */
function call( string $file, string $space, string $name, array $arguments ) {
	// As in the admin. Tests named so show what a page loads; without its build, the plugin loads nothing.
	if ( ! str_starts_with( $name, 'unloaded_' ) && defined( 'ProgramsFilter\Program\POST_TYPE' ) ) {
		\ProgramsFilter\WordPress\load_rooms( 'program/forms', 'reader', 'import', 'admin' );
	}
	if ( is_readable( $file ) ) {
		require_once $file;
	}
	foreach ( array( __NAMESPACE__ . "\\$space\\$name", __NAMESPACE__ . "\\$name", $name ) as $function ) {
		if ( function_exists( $function ) ) {
			return $function( ...$arguments );
		}
	}
	throw new \RuntimeException( "No function $name in $file." );
}

/**
 * Prints as JSON what the code returns.
 *
 * @param callable(): mixed $code Code.
 */
function answer( callable $code ): void {
	echo wp_json_encode( $code(), JSON_THROW_ON_ERROR );
}
