<?php
/**
 * Prints the screen after a check, an import or an undo: summary, questions, columns and programs; and the list of past imports.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Number of new categories on the page, of values of a column, and their characters. */
const SHOWN_CATEGORIES = 20;
const SHOWN_VALUES     = 3;
const LONGEST_VALUE    = 40;

/**
 * Prints the check: the programs as they will be, and what has to be answered first. Nothing is stored yet.
 *
 * @param Job $job Import, in the step "checked".
 */
function print_check( Job $job ): void {
	$counts = Rows::of( $job )->counts();
	$table  = new Rows_Table( $job );
	$table->prepare_items();
	echo '<h2>', esc_html__( 'The programs as they will be', 'programs-filter' ), '</h2>';
	print_summary( $job, $counts );
	foreach ( array_diff( array_merge( array( missing_dates( $job ) ), left_out_rows( $job ), array( left_out_columns( $job ) ) ), array( '' ) ) as $sentence ) {
		printf( '<p class="programs-filter-left-out">%s</p>', esc_html( $sentence ) );
	}
	printf( '<form method="post" action="%s" id="programs-filter-answers">', esc_url( form_url( 'import' ) ) );
	echo '<div class="programs-filter-questions">';
	print_questions( $job );
	print_columns( $job );
	echo '</div></form>';
	print_new_categories( Rows::of( $job )->new_categories(), false );
	print_table( $table );
	$changes = $counts['create'] + $counts['change'];
	echo '<div class="programs-filter-bar">';
	if ( $changes > 0 && has_title_column( $job ) ) {
		/* translators: %s: number of programs */
		$label = sprintf( _n( 'Import %s program', 'Import %s programs', $changes, 'programs-filter' ), number_format_i18n( $changes ) );
		printf( '<button type="submit" class="button button-primary" id="programs-filter-import" form="programs-filter-answers">%s</button>', esc_html( $label ) );
	}
	printf( '<button type="submit" class="button" id="programs-filter-check" form="programs-filter-answers" name="%s" value="check" formnovalidate>%s</button>', esc_attr( ACTION_FIELD ), esc_html__( 'Apply and check again', 'programs-filter' ) );
	echo '</div><div class="programs-filter-actions">';
	print_report_link();
	printf( '<button type="submit" class="button" id="programs-filter-end" form="programs-filter-answers" name="%s" value="end" formnovalidate>%s</button></div>', esc_attr( ACTION_FIELD ), esc_html__( 'Choose another file', 'programs-filter' ) );
}

/**
 * Prints what a step came to, in numbers.
 *
 * @param Job                $job    Import.
 * @param array<string, int> $counts Numbers of rows.
 */
function print_summary( Job $job, array $counts ): void {
	$parts = array();
	foreach ( count_labels( $job->step ) as $action => $label ) {
		if ( $counts[ $action ] > 0 ) {
			$parts[] = "$label: " . number_format_i18n( $counts[ $action ] );
		}
	}
	printf( '<p class="programs-filter-summary">%s</p>', esc_html( implode( ' · ', $parts ) ) );
	if ( 'checked' !== $job->step ) {
		return;
	}
	if ( ! has_title_column( $job ) ) {
		print_warning( __( 'Choose the column that holds the title, or the one with the ID.', 'programs-filter' ) );
	}
	if ( $counts['problems'] > 0 ) {
		/* translators: %s: number of rows */
		print_warning( sprintf( _n( '%s row has a problem. It stands at the top.', '%s rows have a problem. They stand at the top.', $counts['problems'], 'programs-filter' ), number_format_i18n( $counts['problems'] ) ) );
	}
	if ( $counts['drafts'] > 0 ) {
		/* translators: %s: number of programs */
		echo '<p>', esc_html( sprintf( _n( '%s program will be a draft, as its date is not known.', '%s programs will be drafts, as their dates are not known.', $counts['drafts'], 'programs-filter' ), number_format_i18n( $counts['drafts'] ) ) ), '</p>';
	}
	if ( $counts['over'] > 0 ) {
		/* translators: %s: number of programs */
		echo '<p>', esc_html( sprintf( _n( '%s program is over already.', '%s programs are over already.', $counts['over'], 'programs-filter' ), number_format_i18n( $counts['over'] ) ) ), '</p>';
	}
}

/**
 * Prints a warning.
 *
 * @param string $sentence Sentence.
 */
function print_warning( string $sentence ): void {
	wp_admin_notice(
		esc_html( $sentence ),
		array(
			'type'               => 'warning',
			'additional_classes' => array( 'inline' ),
		)
	);
}

/**
 * Prints what each column holds, with some of its values. It is open where something about it has to be looked at.
 *
 * @param Job $job Import.
 */
function print_columns( Job $job ): void {
	$values = values_of_columns( $job );
	$known  = count( array_diff( $job->columns, array( '' ) ) );
	/* translators: %1$s, %2$s: numbers */
	$heading = sprintf( __( 'Columns: %1$s of %2$s are imported', 'programs-filter' ), number_format_i18n( $known ), number_format_i18n( count( $job->header ) ) );
	printf( '<details class="programs-filter-columns"%s><summary>%s</summary>', has_title_column( $job ) && array() === $job->notes ? '' : ' open', esc_html( $heading ) );
	printf(
		'<p><label>%s <input type="number" name="header" min="0" max="99999" class="small-text" value="%s"></label></p>',
		esc_html__( 'Row with the names of the columns (0 if there is none):', 'programs-filter' ),
		esc_attr( (string) $job->header_row )
	);
	printf(
		'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
		esc_html__( 'Column', 'programs-filter' ),
		esc_html__( 'Values', 'programs-filter' ),
		esc_html__( 'What it is', 'programs-filter' )
	);
	foreach ( array_slice( $job->header, 0, MOST_COLUMNS ) as $column => $name ) {
		$id = "programs-filter-column-$column";
		printf(
			'<tr><th scope="row"><label for="%s">%s</label></th><td>%s</td><td><select id="%1$s" name="columns[%d]"><option value="">%s</option>',
			esc_attr( $id ),
			esc_html( column_name( $column, $name ) ),
			esc_html( implode( ' | ', $values[ $column ] ?? array() ) ),
			(int) $column,
			esc_html__( 'Do not import', 'programs-filter' )
		);
		foreach ( sheet_columns() as $field => $entry ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $field ), selected( $field, $job->columns[ $column ] ?? '', false ), esc_html( $entry['label'] ) );
		}
		echo '</select>';
		if ( isset( $job->notes[ $column ] ) ) {
			printf( '<p class="programs-filter-problem">%s</p>', esc_html( $job->notes[ $column ] ) );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table></details>';
}

/**
 * The first different values of columns.
 *
 * @param Job $job Import.
 * @return array<int, list<string>> By number of the column.
 */
function values_of_columns( Job $job ): array {
	$sheet  = new Sheet( $job );
	$values = array();
	$read   = 0;
	foreach ( $sheet->rows( $job->pages[ $job->page ]['at'] ) as $row ) {
		foreach ( $row['number'] > $job->header_row ? $row['cells'] : array() as $column => $cell ) {
			$text = wp_html_excerpt( (string) preg_replace( '/\s+/u', ' ', restored_cell( $cell ) ), LONGEST_VALUE, '…' );
			if ( '' !== trim( $text ) && count( $values[ $column ] ?? array() ) < SHOWN_VALUES && ! in_array( $text, $values[ $column ] ?? array(), true ) ) {
				$values[ $column ][] = $text;
			}
		}
		if ( ++$read >= SAMPLED_ROWS ) {
			break;
		}
	}

	return $values;
}

/**
 * Prints a table of rows.
 *
 * @param Rows_Table $table Table.
 */
function print_table( Rows_Table $table ): void {
	$table->views();
	printf( '<form method="get" action="%s">', esc_url( admin_url( 'edit.php' ) ) );
	wp_parse_str( (string) wp_parse_url( import_page_url(), PHP_URL_QUERY ), $parameters );
	foreach ( $parameters + array( 'view' => WordPress\only_text( $_GET['view'] ?? '' ) ) as $name => $value ) { // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- It only selects what is shown.
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( WordPress\only_text( $value ) ) );
	}
	$table->search_box( __( 'Search rows', 'programs-filter' ), 'programs-filter-rows' );
	echo '<div class="programs-filter-table">';
	$table->display();
	echo '</div></form>';
}

/**
 * Prints the new categories. A name that is spelled in another way than that of a category makes one, too.
 *
 * @param list<array{list<string>, string}> $added   Path and language of each.
 * @param bool                              $is_done Whether they are there.
 */
function print_new_categories( array $added, bool $is_done ): void {
	if ( array() === $added ) {
		return;
	}
	$names = array_map( __NAMESPACE__ . '\\category_path_text', array_column( array_slice( $added, 0, SHOWN_CATEGORIES ), 0 ) );
	$more  = count( $added ) - SHOWN_CATEGORIES;
	if ( $more > 0 ) {
		$names[] = Program\further_text( $more );
	}
	printf( '<p class="programs-filter-new-categories"><strong>%s:</strong> %s</p>', esc_html( new_categories_heading( $is_done ) ), esc_html( implode( ' | ', $names ) ) );
}

/**
 * The heading of the new categories.
 *
 * @param bool $is_done Whether they are there.
 */
function new_categories_heading( bool $is_done ): string {
	return $is_done ? __( 'Categories added', 'programs-filter' ) : __( 'New categories', 'programs-filter' );
}

/** Prints the link to the report. */
function print_report_link(): void {
	printf( '<a class="button" href="%s">%s</a>', esc_url( form_url( 'report' ) ), esc_html__( 'Download the report', 'programs-filter' ) );
}

/**
 * Prints what an import or its undoing has come to.
 *
 * @param Job $job Import, in the step "done" or "undone".
 */
function print_done( Job $job ): void {
	$counts  = Rows::of( $job )->counts();
	$done    = Rows::of( $job )->count();
	$heading = $done < $job->total ? __( 'The import was stopped', 'programs-filter' ) : __( 'The import is finished', 'programs-filter' );
	$is_done = 'done' === $job->step;
	$table   = new Rows_Table( $job );
	$table->prepare_items();
	echo '<h2>', esc_html( $is_done ? $heading : __( 'The import is undone', 'programs-filter' ) ), '</h2>';
	print_summary( $job, $counts );
	if ( $is_done && $done < $job->total ) {
		/* translators: %1$s, %2$s: numbers */
		printf( '<p>' . esc_html__( '%1$s of %2$s rows', 'programs-filter' ) . '</p>', esc_html( number_format_i18n( $done ) ), esc_html( number_format_i18n( $job->total ) ) );
	}
	foreach ( $is_done ? missing_parts( $job ) : array() as $sentence ) {
		print_warning( $sentence );
	}
	print_new_categories( $is_done ? Rows::of( $job )->new_categories() : array(), true );
	echo '<div class="programs-filter-actions">';
	printf( '<a class="button button-primary" href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=' . \ProgramsFilter\Program\POST_TYPE ) ), esc_html__( 'View Programs', 'programs-filter' ) );
	if ( $is_done ) {
		print_report_link();
	}
	print_button_form( 'end', __( 'Import another file', 'programs-filter' ) );
	echo '</div>';
	if ( $is_done && $counts['create'] + $counts['change'] > 0 ) {
		print_undo( $job->key, $counts );
	}
	print_table( $table );
}

/** Prints the list of past imports. */
function print_past_imports(): void {
	$past   = past_imports();
	$format = WordPress\only_text( get_option( 'date_format' ) ) . ' ' . WordPress\only_text( get_option( 'time_format' ) );
	if ( array() === $past ) {
		echo '<p>', esc_html__( 'Nothing has been imported yet.', 'programs-filter' ), '</p>';
		return;
	}
	$is_between = is_between_imports( current_job() );
	$names      = array( __( 'Date', 'programs-filter' ), __( 'User', 'programs-filter' ), __( 'File', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Undo', 'programs-filter' ) );
	printf( '<table class="widefat striped programs-filter-past"><thead><tr><th scope="col">%s</th></tr></thead><tbody>', implode( '</th><th scope="col">', array_map( 'esc_html', $names ) ) );
	foreach ( $past as $import ) {
		// It may not have been brought to its end.
		$counts = 0 === array_sum( $import['counts'] ) ? ( new Rows( $import['key'] ) )->counts() : $import['counts'];
		$parts  = array();
		foreach ( array_diff( array_intersect_key( $counts, count_labels( 'done' ) ), array( 0 ) ) as $action => $count ) {
			$parts[] = count_labels( 'done' )[ $action ] . ': ' . number_format_i18n( $count );
		}
		$result = array() === $parts ? __( 'Not finished', 'programs-filter' ) : implode( ', ', $parts );
		$cells  = array( (string) wp_date( $format, $import['begun'] ), (string) get_the_author_meta( 'display_name', $import['user'] ), $import['name'], $result );
		echo '<tr>';
		foreach ( $cells as $column => $cell ) {
			printf( '<td data-colname="%s">%s</td>', esc_attr( $names[ $column ] ), esc_html( $cell ) );
		}
		printf( '<td data-colname="%s">', esc_attr( $names[4] ) );
		$rows = new Rows( $import['key'], 'undo' );
		if ( $import['undone'] > 0 ) {
			/* translators: %s: date */
			echo esc_html( sprintf( __( 'Undone on %s', 'programs-filter' ), (string) wp_date( $format, $import['undone'] ) ) );
		} elseif ( $rows->have_cells() || ( $rows->are_left() && ! $is_between ) ) {
			esc_html_e( 'Possible when the current import is over', 'programs-filter' );
		} elseif ( $rows->are_left() ) {
			print_undo( $import['key'], $counts );
		} else {
			esc_html_e( 'Not possible any more', 'programs-filter' );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table>';
}
