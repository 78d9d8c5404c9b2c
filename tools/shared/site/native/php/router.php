<?php
/**
 * Answers requests as a web server with WordPress's rewrite rules does; for PHP's own server. A request with the secret of the environment runs a
 * file inside WordPress: see ../../php/run.php.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.Security, WordPress.WP.AlternativeFunctions -- It runs before WordPress, and on 127.0.0.1 only.
// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_putenv -- As Playground tells run.php what to run.

declare( strict_types = 1 );

/**
 * What PHP's server says of the request.
 *
 * @var array<string, string> $programs_filter_server
 */
$programs_filter_server = $_SERVER;
$programs_filter_root   = $programs_filter_server['DOCUMENT_ROOT'];
$programs_filter_run    = $programs_filter_server['HTTP_X_RUN'] ?? '';
if ( '' !== $programs_filter_run && hash_equals( (string) getenv( 'RUN_SECRET' ), $programs_filter_server['HTTP_X_SECRET'] ?? '' ) ) {
	unset( $_SERVER['HTTP_X_RUN'], $_SERVER['HTTP_X_SECRET'] );
	putenv( "RUN_FILE=$programs_filter_run" );
	putenv( "RUN_FAILURE=$programs_filter_run.failure" );
	putenv( "RUN_WORDPRESS=$programs_filter_root/wp-load.php" );
	require dirname( __DIR__, 2 ) . '/php/run.php';
	return true;
}

$programs_filter_path = $programs_filter_root . rawurldecode( (string) parse_url( $programs_filter_server['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_file( "$programs_filter_path/index.php" ) ) {
	$programs_filter_path = rtrim( $programs_filter_path, '/' ) . '/index.php';
}
if ( ! is_file( $programs_filter_path ) ) {
	$programs_filter_path = "$programs_filter_root/index.php";
}
if ( '.php' !== substr( $programs_filter_path, -4 ) ) {
	return false;
}
$_SERVER['SCRIPT_FILENAME'] = $programs_filter_path;
$_SERVER['SCRIPT_NAME']     = substr( $programs_filter_path, strlen( $programs_filter_root ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
chdir( dirname( $programs_filter_path ) );
require $programs_filter_path;
