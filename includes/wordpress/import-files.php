<?php
/**
 * Path and cleanup of the files that imports store, and their WP-Cron events, separate from the import (includes/import/folder.php) so that uninstalling does not load it.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** WP-Cron event that removes old files. */
const IMPORT_CLEANUP_EVENT = 'programs_filter_tidy_imports';

/** Event that continues an import whose page is closed. Its arguments are the user and the key. */
const IMPORT_CONTINUE_EVENT = 'programs_filter_go_on';

/** Their folder. */
function get_import_dir(): string {
	return wp_upload_dir( null, false )['basedir'] . '/programs-filter';
}

/**
 * The files of imports. Others in their folder are not.
 *
 * @return array<string, array{string, string}> Key of the import and kind of each file, by its path.
 */
function get_import_files(): array {
	$files = array();
	foreach ( (array) glob( get_import_dir() . '/*.php' ) as $path ) {
		if ( 1 === preg_match( '/\/([0-9a-f]{32})\.([a-z]+)\.php$/D', (string) $path, $found ) ) {
			$files[ (string) $path ] = array( $found[1], $found[2] );
		}
	}

	return $files;
}

/**
 * Deletes old files of imports. Other files stay.
 *
 * @param int $seconds Age of rows and dry runs.
 * @param int $journal Age of journals, by which an import can be taken back.
 * @return bool Whether others are left.
 */
function delete_import_files( int $seconds, int $journal ): bool {
	$is_left = false;
	foreach ( get_import_files() as $path => list( , $kind ) ) {
		$is_old = (int) filemtime( $path ) <= time() - ( in_array( $kind, array( 'import', 'undo' ), true ) ? $journal : $seconds );
		if ( $is_old ) {
			wp_delete_file( $path );
		}
		$is_left = $is_left || ! $is_old;
	}

	return $is_left;
}
