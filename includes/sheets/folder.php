<?php
/**
 * Where the files of imports are: in the uploads, which all servers of a site share, under names that nobody can guess. They go when their
 * import is closed, and after a day in any case.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Files are appended to and locked; what fails is answered.

declare( strict_types = 1 );

namespace ProgramsFilter\Import_Folder;

use ProgramsFilter\Tidy_Imports;
use ProgramsFilter\Unusable_File\Unusable;

defined( 'ABSPATH' ) || exit;

/**
 * How long a file is kept, in seconds.
 */
const KEPT_FOR = DAY_IN_SECONDS;

/**
 * What each file of an import holds: rows, results of the dry run, results of the import, programs that came up so far, categories
 * that are new.
 */
const KINDS = array( 'rows', 'check', 'import', 'seen', 'new' );

/**
 * The folder.
 */
function path(): string {
	return wp_upload_dir( null, false )['basedir'] . '/programs-filter';
}

/**
 * A file of an import.
 *
 * @param string $key  Key of the import.
 * @param string $kind One of KINDS.
 */
function file( string $key, string $kind ): string {
	return path() . "/$key.$kind";
}

/**
 * A key that nobody can guess.
 */
function new_key(): string {
	return bin2hex( random_bytes( 16 ) );
}

/**
 * Whether a text is a key.
 *
 * @param mixed $key Text.
 */
function is_key( $key ): bool {
	return is_string( $key ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $key );
}

/**
 * Makes the folder, which no web server shows.
 *
 * @throws Unusable When it cannot be made.
 */
function make(): void {
	// One after the other, and looked for: it fails, too, where another request makes the folder at the same moment.
	wp_mkdir_p( dirname( path() ) );
	$is_there = wp_mkdir_p( path() ) || is_dir( path() );
	if ( ! $is_there || ! wp_is_writable( path() ) ) {
		throw new Unusable( 'unwritable' );
	}
	$guards = array(
		'index.php' => "<?php // Silence is golden.\n",
		'.htaccess' => "Require all denied\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
	);
	foreach ( $guards as $name => $content ) {
		if ( ! is_file( path() . "/$name" ) ) {
			@file_put_contents( path() . "/$name", $content );
		}
	}
	if ( false === wp_next_scheduled( Tidy_Imports\EVENT ) ) {
		wp_schedule_single_event( time() + KEPT_FOR + HOUR_IN_SECONDS, Tidy_Imports\EVENT );
	}
}

/**
 * Removes the files of an import.
 *
 * @param string       $key   Its key.
 * @param list<string> $kinds Which of them.
 */
function remove( string $key, array $kinds = KINDS ): void {
	foreach ( is_key( $key ) ? $kinds : array() as $kind ) {
		if ( is_file( file( $key, $kind ) ) ) {
			@unlink( file( $key, $kind ) );
		}
	}
}

/**
 * Removes what is too old, and comes again while there is anything.
 */
function tidy(): void {
	$left  = false;
	$files = glob( path() . '/*.*' );
	foreach ( is_array( $files ) ? $files : array() as $file ) {
		if ( (int) @filemtime( $file ) < time() - KEPT_FOR ) {
			@unlink( $file );
		} else {
			$left = true;
		}
	}
	if ( $left ) {
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, Tidy_Imports\EVENT );
	}
}
