<?php
/**
 * The page of the import. It shows the current step. All steps work without script; the script only asks for one part after another.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of rows with problems and of new categories on the page. The report has all of them.
 */
const RESULT_ROWS       = 50;
const RESULT_CATEGORIES = 20;

/**
 * Prints the page.
 */
function print_import_page(): void {
	$job = current_job();
	echo '<div class="wrap programs-filter-import"><h1>', esc_html__( 'Import Programs', 'programs-filter' ), '</h1>';
	if ( ! may_import() ) {
		echo '<p>', esc_html__( 'Sorry, you are not allowed to import programs.', 'programs-filter' ), '</p></div>';
		return;
	}
	if ( null === $job ) {
		print_file_choice();
	} else {
		/* translators: %s: name of a file */
		echo '<p>', esc_html( sprintf( __( 'File: %s', 'programs-filter' ), $job['name'] ) ), '</p>';
		if ( 'columns' === $job['step'] ) {
			print_columns_step( $job );
		} elseif ( 'check' === $job['step'] || 'import' === $job['step'] ) {
			print_import_progress( $job );
		} else {
			print_results( $job );
		}
	}
	echo '</div>';
}

/**
 * Prints the choice of a file, and the export.
 */
function print_file_choice(): void {
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- They only select a sentence.
	$problem = $_GET['problem'] ?? null;
	$number  = $_GET['number'] ?? 0;
	// phpcs:enable
	if ( is_string( $problem ) ) {
		$reason = new Unusable( $problem, is_numeric( $number ) ? (int) $number : 0 );
		wp_admin_notice(
			esc_html( $reason->sentence() ),
			array(
				'type'       => 'error',
				'attributes' => array( 'role' => 'alert' ),
			)
		);
	}
	echo '<p>', esc_html__( 'A sheet with one program in each row, saved as CSV: by Excel as “CSV UTF-8”, by LibreOffice as “Text CSV”, by Google Sheets as “Comma-separated values”. The first row says what the columns are: Title, Starts, Place, Price, …', 'programs-filter' ), ' ', esc_html__( 'Several categories in one cell are separated by “|”: Music | Dance.', 'programs-filter' ), '</p>';
	printf( '<p><a href="#programs-filter-export">%s</a></p>', esc_html__( 'Export: your programs, in a sheet with all columns', 'programs-filter' ) );
	echo '<p>', esc_html__( 'Nothing is written before you have seen what would happen.', 'programs-filter' ), '</p>';
	print_form_start( 'upload', true );
	echo '<p><label for="programs_filter_file">', esc_html__( 'File', 'programs-filter' ), '</label><br>';
	echo '<input type="file" id="programs_filter_file" name="programs_filter_file" accept=".csv,.tsv,.txt,text/csv,text/plain" required aria-describedby="programs_filter_size"></p>';
	/* translators: %s: number */
	echo '<p id="programs_filter_size" class="description">', esc_html( sprintf( __( 'At most %s MB.', 'programs-filter' ), number_format_i18n( most_megabytes() ) ) ), '</p>';
	submit_button( __( 'Continue', 'programs-filter' ) );
	echo '</form><h2 id="programs-filter-export">', esc_html__( 'Export', 'programs-filter' ), '</h2><p>';
	esc_html_e( 'All programs as a CSV with the same columns: change it in your spreadsheet, and import it again. The column ID says which program a row is about; delete it when the file is for another site.', 'programs-filter' );
	echo '</p>';
	print_form_start( 'export' );
	submit_button( __( 'Download CSV', 'programs-filter' ), 'secondary' );
	echo '</form>';
}

/**
 * Prints the progress of a dry run or an import.
 *
 * @param ImportJob $job Import.
 */
function print_import_progress( array $job ): void {
	$rows  = log_progress( import_file( $job['key'], $job['step'] ) )['row'];
	$title = 'check' === $job['step'] ? __( 'Checking the rows', 'programs-filter' ) : __( 'Importing', 'programs-filter' );
	/* translators: %1$s, %2$s: numbers */
	$format = __( '%1$s of %2$s rows', 'programs-filter' );
	$texts  = array(
		'rows'   => $format,
		'lost'   => __( 'There is no connection. It goes on by itself once there is one.', 'programs-filter' ),
		'busy'   => __( 'It is going on in another window.', 'programs-filter' ),
		'failed' => __( 'The server does not answer. Reload this page to go on where it stopped.', 'programs-filter' ),
	);
	printf(
		'<div id="programs-filter-progress" data-key="%s" data-texts="%s"><h2 id="programs-filter-progress-title">%s</h2><progress max="%d" value="%d" aria-labelledby="programs-filter-progress-title"></progress><p class="programs-filter-rows">%s</p><p class="programs-filter-state"></p></div>',
		esc_attr( $job['key'] ),
		esc_attr( (string) wp_json_encode( $texts ) ),
		esc_html( $title ),
		(int) $job['total'],
		(int) $rows,
		esc_html( sprintf( $format, number_format_i18n( $rows ), number_format_i18n( $job['total'] ) ) )
	);
	echo '<p>', esc_html__( 'You can leave this page and come back: it goes on where it was.', 'programs-filter' ), '</p>';
	print_form_start( 'run' );
	submit_button( __( 'Go on', 'programs-filter' ), 'primary', 'submit', true, array( 'id' => 'programs-filter-go-on' ) );
	echo '</form>';
	print_button_form( 'end', __( 'Stop', 'programs-filter' ) );
}

/**
 * Prints the style of the page.
 */
function print_import_style(): void {
	echo '<style>
.programs-filter-import progress { inline-size: 100%; max-inline-size: 40rem; block-size: 1.5rem; accent-color: var(--wp-admin-theme-color, #2271b1); }
.programs-filter-import form { margin-block: 0.5rem; }
.programs-filter-actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 1rem; }
.programs-filter-table { overflow-x: auto; margin-block: 1rem; }
.programs-filter-table table { inline-size: auto; min-inline-size: 100%; }
.programs-filter-table th, .programs-filter-table td { min-inline-size: 9rem; max-inline-size: 24rem; vertical-align: top; overflow-wrap: break-word; white-space: normal; }
.programs-filter-table .is-narrow { box-sizing: border-box; min-inline-size: 4rem; max-inline-size: 4rem; }
.is-preview { scroll-padding-inline-start: 4rem; }
.is-preview tr { background: #fff; }
.is-preview .is-narrow, .is-preview .is-title { position: sticky; z-index: 1; inset-inline-start: 0; background: inherit; }
.is-preview .is-title { box-sizing: border-box; inset-inline-start: 4rem; max-inline-size: 16rem; border-inline-end: 1px solid #c3c4c7; }
@media (max-width: 782px) { .is-preview .is-title { position: static; } }
@media (min-width: 783px) { .is-preview { scroll-padding-inline-start: 20rem; } }
.programs-filter-table select { max-inline-size: 100%; inline-size: 12rem; display: block; }
.programs-filter-found, .programs-filter-left-out { font-weight: 600; }
.programs-filter-problem { display: block; color: #b32d2e; font-weight: 600; }
.programs-filter-problem::before { content: "⚠ " / ""; }
.programs-filter-unused { color: #646970; }
</style>';
}

/**
 * Prints the results.
 *
 * @param ImportJob $job Import, in the step "checked" or "done".
 */
function print_results( array $job ): void {
	$is_done = 'done' === $job['step'];
	$log     = import_file( $job['key'], $is_done ? 'import' : 'check' );
	$last    = log_progress( $log );
	$counts  = $last['counts'];
	echo '<h2>', $is_done ? esc_html__( 'The programs are imported', 'programs-filter' ) : esc_html__( 'What would happen', 'programs-filter' ), '</h2>';
	if ( ! $is_done ) {
		print_left_out_columns( $job );
	}
	echo '<table class="widefat striped" style="max-inline-size: 30rem"><tbody>';
	foreach ( count_labels( $is_done ) + array( 'problems' => __( 'Rows with a problem', 'programs-filter' ) ) as $action => $label ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( number_format_i18n( $counts[ $action ] ) ) );
	}
	echo '</tbody></table>';
	if ( $last['row'] < $job['total'] ) {
		// The user has stopped it.
		/* translators: %1$s, %2$s: numbers */
		printf( '<p>' . esc_html__( '%1$s of %2$s rows', 'programs-filter' ) . '</p>', esc_html( number_format_i18n( $last['row'] ) ), esc_html( number_format_i18n( $job['total'] ) ) );
	}
	print_new_categories( array_column( new_categories( $job['key'] ), 1 ), $is_done );
	if ( $counts['problems'] > 0 ) {
		print_rows_with_problems( $log, $is_done );
	}
	echo '<div class="programs-filter-actions">';
	if ( $is_done ) {
		printf( '<a class="button button-primary" href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) ), esc_html__( 'View Programs', 'programs-filter' ) );
	} else {
		if ( $counts['create'] + $counts['change'] > 0 ) {
			print_button_form( 'import', __( 'Import', 'programs-filter' ), 'primary' );
		}
		print_button_form( 'columns', __( 'Back to the columns', 'programs-filter' ) );
	}
	printf( '<a class="button" href="%s">%s</a>', esc_url( form_url( 'report' ) ), esc_html__( 'Download the report', 'programs-filter' ) );
	print_button_form( 'end', $is_done ? __( 'Import another file', 'programs-filter' ) : __( 'Choose another file', 'programs-filter' ) );
	echo '</div>';
}

/**
 * Prints the new categories. A name that is spelled in another way than that of a category makes one, too.
 *
 * @param list<list<string>> $paths   Paths.
 * @param bool               $is_done Whether it is an import.
 */
function print_new_categories( array $paths, bool $is_done ): void {
	if ( array() === $paths ) {
		return;
	}
	echo '<h3>', esc_html( new_categories_heading( $is_done ) ), '</h3><ul class="ul-disc">';
	foreach ( array_slice( $paths, 0, RESULT_CATEGORIES ) as $path ) {
		echo '<li>', esc_html( category_path_text( $path ) ), '</li>';
	}
	$more = count( $paths ) - RESULT_CATEGORIES;
	if ( $more > 0 ) {
		/* translators: %s: number */
		echo '<li>', esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'programs-filter' ), number_format_i18n( $more ) ) ), '</li>';
	}
	echo '</ul>';
}

/**
 * Prints the rows with problems.
 *
 * @param string $log     Log.
 * @param bool   $is_done Whether it is an import.
 */
function print_rows_with_problems( string $log, bool $is_done ): void {
	printf( '<h3>%1$s</h3><div class="programs-filter-table" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html__( 'Rows with a problem', 'programs-filter' ) );
	foreach ( array( __( 'Row', 'programs-filter' ), __( 'Title', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Problems', 'programs-filter' ) ) as $heading ) {
		printf( '<th scope="col">%s</th>', esc_html( $heading ) );
	}
	echo '</tr></thead><tbody>';
	$printed = 0;
	foreach ( log_lines( $log ) as $line ) {
		if ( array() === $line['problems'] ) {
			continue;
		}
		if ( ++$printed > RESULT_ROWS ) {
			break;
		}
		$edit = 0 === $line['program'] ? null : get_edit_post_link( $line['program'] );
		printf(
			'<tr><th scope="row" class="is-narrow">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
			esc_html( number_format_i18n( $line['number'] ) ),
			null === $edit ? esc_html( $line['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html( $line['title'] ) ),
			esc_html( action_words( $line['action'], $is_done ) ),
			esc_html( problem_words( $line['problems'] ) )
		);
	}
	echo '</tbody></table></div>';
	if ( $printed > RESULT_ROWS ) {
		echo '<p>', esc_html__( 'The report has all of them.', 'programs-filter' ), '</p>';
	}
}
