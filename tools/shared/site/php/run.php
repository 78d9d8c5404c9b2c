<?php
/**
 * Runs the PHP file that the environment names, inside WordPress and in the global scope. When that fails, leaves the reason in another file, and
 * ends with an error code. See run-php.ts.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress may not be there yet, or be broken.

declare( strict_types = 1 );

register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		$fatal = E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR;
		if ( null !== $error && 0 !== ( $error['type'] & $fatal ) ) {
			file_put_contents( (string) getenv( 'RUN_FAILURE' ), "{$error['message']} in {$error['file']}:{$error['line']}" );
		}
	}
);

try {
	require (string) getenv( 'RUN_WORDPRESS' );
	require (string) getenv( 'RUN_FILE' );
} catch ( Throwable $programs_filter_error ) {
	file_put_contents(
		(string) getenv( 'RUN_FAILURE' ),
		get_class( $programs_filter_error ) . ": {$programs_filter_error->getMessage()} in {$programs_filter_error->getFile()}:{$programs_filter_error->getLine()}"
	);
	exit( 1 );
}
