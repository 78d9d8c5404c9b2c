<?php
/**
 * Deletes old import rows in WP-Cron: sheets after a day, results after a month.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- A table of this plugin, which no cache has.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Removes sheets after a day, and what was imported after a month. Schedules itself again while there are others. */
function tidy_imports(): void {
	wp_clear_scheduled_hook( WordPress\IMPORT_CLEANUP_EVENT );
	if ( false === get_option( ROWS_TABLE_OPTION ) ) {
		return;
	}
	$recent = array();
	foreach ( stored_jobs() as $job ) {
		if ( $job->begun > time() - DAY_IN_SECONDS ) {
			$recent[] = $job->key;
			// A deactivation has taken its event away.
			schedule_parts( $job );
		} else {
			end_import( $job->key );
		}
	}
	$undoable = array_column( array_filter( past_imports(), static fn( array $past ): bool => $past['begun'] > time() - UNDO_SECONDS ), 'key' );
	$stored   = get_database()->get_col( get_database()->prepare( 'SELECT DISTINCT job FROM %i', get_rows_table() ) );
	foreach ( array_diff( array_filter( $stored, 'is_string' ), $recent ) as $key ) {
		if ( in_array( $key, $undoable, true ) ) {
			remove_sheet( $key );
		} else {
			query_rows( 'DELETE FROM %i WHERE job = %s', array( $key ) );
		}
	}
	if ( array() !== array_intersect( $stored, array_merge( $recent, $undoable ) ) ) {
		wp_schedule_single_event( time() + 6 * HOUR_IN_SECONDS, WordPress\IMPORT_CLEANUP_EVENT );
	}
}

/** Tidies where the site's WP-Cron does not run: rows may have personal data. */
function tidy_without_cron(): void {
	$due = wp_next_scheduled( WordPress\IMPORT_CLEANUP_EVENT );
	if ( false !== $due && $due < time() - HOUR_IN_SECONDS && ! wp_doing_ajax() ) {
		tidy_imports();
	}
}
