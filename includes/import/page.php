<?php
/**
 * The page of the import: what it loads, and the step that it shows.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Adds script and style to the page. */
function prepare_import_page(): void {
	add_action( 'admin_print_styles', __NAMESPACE__ . '\\print_import_style' );
	// Where a file is chosen, workbooks are read; later, the script asks for one part after another.
	if ( null === current_job() ) {
		WordPress\enqueue_built_script( 'programs-filter-workbook', 'import/workbook' );
	} else {
		WordPress\enqueue_built_script( 'programs-filter-import', 'import/index' );
	}
}

/** Prints the page. */
function print_import_page(): void {
	$job = current_job();
	echo '<div class="wrap programs-filter-import"><h1>', esc_html__( 'Import Programs', 'programs-filter' ), '</h1>';
	if ( ! may_import() ) {
		echo '<p>', esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), '</p></div>';
		return;
	}
	print_problem();
	if ( null === $job ) {
		print_file_choice();
		print_past_imports();
	} else {
		/* translators: %s: name of a file */
		echo '<p>', esc_html( sprintf( __( 'File: %s', 'programs-filter' ), $job['name'] ) ), '</p>';
		if ( 'columns' === $job['step'] ) {
			print_columns_step( $job );
		} elseif ( in_array( $job['step'], RUNNING_STEPS, true ) ) {
			print_import_progress( $job );
		} elseif ( 'undone' === $job['step'] ) {
			print_undone( $job );
		} else {
			print_results( $job );
		}
	}
	echo '</div>';
}
