<?php
/**
 * The files of imports: the copied rows and the journals, in a folder of the uploads, which all servers of a site share. The rows are removed
 * when the import is closed, and after a day in any case; the journal of an import after 30 days.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WordPress has no such functions for its uploads; failures are handled.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** How long an import can be taken back. */
const UNDO_SECONDS = 30 * DAY_IN_SECONDS;

/** Kinds of files that go with an import. Its journal, "import", and that of its undoing stay. */
const FILE_KINDS = array( 'rows', 'outline', 'check' );

/** First line of each file: a server that hands out what is in its uploads runs PHP first, and does not get to the rest. */
const GUARD = "<?php exit; ?>\n";

/** Lines of files have no tags: a server that runs them would stumble over those of PHP. */
const FILE_JSON = JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE;

/**
 * Path of a file of an import.
 *
 * @param string $key  Key of the import.
 * @param string $kind One of FILE_KINDS, "import" or "undo".
 */
function import_file( string $key, string $kind ): string {
	return WordPress\get_import_dir() . "/$key.$kind.php";
}

/** A key that cannot be guessed. */
function new_import_key(): string {
	return bin2hex( random_bytes( 16 ) );
}

/**
 * Creates the folder, which web servers do not show. Those that do not read the rules of Apache run its files, which end at once (GUARD).
 *
 * @throws Unusable When it cannot be created.
 */
function make_folder(): void {
	$folder = WordPress\get_import_dir();
	// wp_mkdir_p() fails, too, where another request creates the folder at the same moment.
	wp_mkdir_p( dirname( $folder ) );
	if ( ! ( wp_mkdir_p( $folder ) || is_dir( $folder ) ) || ! wp_is_writable( $folder ) ) {
		throw new Unusable( 'unwritable' );
	}
	$guards = array(
		'index.php' => "<?php // Silence is golden.\n",
		'.htaccess' => "Require all denied\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
	);
	foreach ( $guards as $name => $content ) {
		@file_put_contents( "$folder/$name", $content );
	}
	if ( false === wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT ) ) {
		wp_schedule_single_event( time() + DAY_IN_SECONDS + HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
	}
}

/**
 * Writes a text.
 *
 * @param resource $file File.
 * @param string   $text Text.
 * @throws Unusable When not all of it is written: a disk may be full.
 */
function write_whole( $file, string $text ): void {
	if ( strlen( $text ) !== @fwrite( $file, $text ) || ! fflush( $file ) ) {
		throw new Unusable( 'unwritable' );
	}
}

/**
 * Removes files of an import.
 *
 * @param string       $key   Key of the import.
 * @param list<string> $kinds Kinds of files.
 */
function remove_files( string $key, array $kinds = FILE_KINDS ): void {
	foreach ( $kinds as $kind ) {
		if ( is_file( import_file( $key, $kind ) ) ) {
			@unlink( import_file( $key, $kind ) );
		}
	}
}

/** Removes old files, and schedules itself again while there are others. */
function tidy_folder(): void {
	wp_clear_scheduled_hook( WordPress\IMPORT_CLEANUP_EVENT );
	if ( WordPress\delete_import_files( DAY_IN_SECONDS, UNDO_SECONDS ) ) {
		wp_schedule_single_event( time() + 6 * HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
	}
}

/** Tidies where the site's WP-Cron does not run: journals may have personal data. */
function tidy_without_cron(): void {
	$due = wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT );
	if ( false !== $due && $due < time() - HOUR_IN_SECONDS && ! wp_doing_ajax() ) {
		tidy_folder();
	}
}
