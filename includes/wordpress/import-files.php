<?php
/**
 * Where the files of imports are (includes/import/job.php). Deactivation and uninstall delete them without loading the import.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Their folder. */
function import_folder(): string {
	return wp_upload_dir( null, false )['basedir'] . '/programs-filter';
}

/**
 * Deletes old files of imports. Other files stay.
 *
 * @param int $seconds Age of rows and dry runs.
 * @param int $journal Age of journals, by which an import can be taken back.
 * @return bool Whether others are left.
 */
function remove_import_files( int $seconds, int $journal ): bool {
	$is_left = false;
	foreach ( (array) glob( import_folder() . '/*.php' ) as $file ) {
		if ( 1 === preg_match( '/\/(?:site|[0-9a-f]{32})\.([a-z]+)\.php$/D', (string) $file, $found ) ) {
			$is_old = (int) filemtime( (string) $file ) <= time() - ( in_array( $found[1], array( 'import', 'undo' ), true ) ? $journal : $seconds );
			if ( $is_old ) {
				wp_delete_file( (string) $file );
			}
			$is_left = $is_left || ! $is_old;
		}
	}

	return $is_left;
}
