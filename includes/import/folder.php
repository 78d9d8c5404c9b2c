<?php
/**
 * Where the files of imports are: in the uploads, which all servers of a site share, under names that nobody can guess. They go when their
 * import is closed, and after a day in any case.
 *
 * Removes the files of imports that nobody closed. What does it is loaded when it is time.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Files are appended to and locked; what fails is answered.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use const ProgramsFilter\PLUGIN_DIR;

defined( 'ABSPATH' ) || exit;

/**
 * How long a file is kept, in seconds.
 */
const FILES_KEPT_FOR = DAY_IN_SECONDS;

/**
 * What each file of an import holds: rows, results of the dry run, results of the import, programs that came up so far, categories
 * that are new.
 */
const FILE_KINDS = array( 'rows', 'check', 'import', 'seen', 'new' );

/**
 * The folder.
 */
function folder_path(): string {
	return wp_upload_dir( null, false )['basedir'] . '/programs-filter';
}

/**
 * A file of an import.
 *
 * @param string $key  Key of the import.
 * @param string $kind One of FILE_KINDS.
 */
function import_file( string $key, string $kind ): string {
	return folder_path() . "/$key.$kind";
}

/**
 * A key that nobody can guess.
 */
function new_import_key(): string {
	return bin2hex( random_bytes( 16 ) );
}

/**
 * Whether a text is a key.
 *
 * @param mixed $key Text.
 */
function is_import_key( $key ): bool {
	return is_string( $key ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $key );
}

/**
 * Makes the folder, which no web server shows.
 *
 * @throws Unusable When it cannot be made.
 */
function make_folder(): void {
	// One after the other, and looked for: it fails, too, where another request makes the folder at the same moment.
	wp_mkdir_p( dirname( folder_path() ) );
	$is_there = wp_mkdir_p( folder_path() ) || is_dir( folder_path() );
	if ( ! $is_there || ! wp_is_writable( folder_path() ) ) {
		throw new Unusable( 'unwritable' );
	}
	$guards = array(
		'index.php' => "<?php // Silence is golden.\n",
		'.htaccess' => "Require all denied\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
	);
	foreach ( $guards as $name => $content ) {
		if ( ! is_file( folder_path() . "/$name" ) ) {
			@file_put_contents( folder_path() . "/$name", $content );
		}
	}
	if ( false === wp_next_scheduled( TIDY_EVENT ) ) {
		wp_schedule_single_event( time() + FILES_KEPT_FOR + HOUR_IN_SECONDS, TIDY_EVENT );
	}
}

/**
 * Removes the files of an import.
 *
 * @param string       $key   Its key.
 * @param list<string> $kinds Which of them.
 */
function remove_files( string $key, array $kinds = FILE_KINDS ): void {
	foreach ( is_import_key( $key ) ? $kinds : array() as $kind ) {
		if ( is_file( import_file( $key, $kind ) ) ) {
			@unlink( import_file( $key, $kind ) );
		}
	}
}

/**
 * Removes what is too old, and comes again while there is anything.
 */
function tidy_folder(): void {
	$left  = false;
	$files = glob( folder_path() . '/*.*' );
	foreach ( is_array( $files ) ? $files : array() as $file ) {
		if ( (int) @filemtime( $file ) < time() - FILES_KEPT_FOR ) {
			@unlink( $file );
		} else {
			$left = true;
		}
	}
	if ( $left ) {
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, TIDY_EVENT );
	}
}
