<?php
/**
 * The step in which the columns are chosen: above the first rows of the sheet, with the problems of each cell.
 *
 * The table may be much wider than the window. Therefore the number of rows with problems and the columns that are left out are also
 * named above it, and the problems below it.
 *
 * @package ProgramsFilter
 */

// phpcs:disable WordPress.WP.AlternativeFunctions -- The first rows of a file are read one by one.

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;
use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Number of rows, and characters of a cell. */
const PREVIEW_ROWS    = 10;
const LONGEST_PREVIEW = 120;

/**
 * Prints the step.
 *
 * @param ImportJob $job Import.
 */
function print_columns_step( array $job ): void {
	echo '<h2>', esc_html__( 'Columns', 'programs-filter' ), '</h2><p>';
	/* translators: %s: number of rows */
	echo esc_html( sprintf( _n( 'The file has %s row. Choose what each column holds.', 'The file has %s rows. Choose what each column holds; these are the first ones.', $job['total'], 'programs-filter' ), number_format_i18n( $job['total'] ) ) ), '</p>';
	if ( ! can_begin_import( $job['columns'] ) ) {
		print_warning( __( 'Choose the column that holds the title, or the one with the ID.', 'programs-filter' ) );
	}
	if ( lacks_language( $job ) ) {
		print_warning( __( 'Choose the language of the programs.', 'programs-filter' ) );
	}
	if ( lacks_order_of_days( $job ) ) {
		print_warning( __( 'Choose below how the sheet writes days.', 'programs-filter' ) );
	}
	if ( lacks_encoding( $job ) ) {
		print_warning( __( 'Choose below where the letters are right.', 'programs-filter' ) );
	}
	foreach ( $job['notes'] as $column => $note ) {
		print_warning( column_name( $column, $job['header'][ $column ] ?? '' ) . ': ' . $note );
	}
	// The head of the column may be out of view.
	foreach ( array_diff( $job['ignored'], array( '' ) ) as $column => $field ) {
		print_warning( column_name( $column, $job['header'][ $column ] ?? '' ) . ': ' . repeated_column_words( $job['header'], $job['columns'], $field ) );
	}
	print_form_start( 'check' );
	print_preview( $job );
	print_encoding_question( $job );
	print_day_question( $job );
	print_status_choice( $job['status'] );
	print_language_choice( $job['language'] );
	echo '<div class="programs-filter-actions">';
	submit_button( __( 'Check all rows', 'programs-filter' ), 'primary', 'submit', false );
	printf( '<button type="submit" class="button" name="%s" value="columns">%s</button>', esc_attr( ACTION_FIELD ), esc_html__( 'Update these rows', 'programs-filter' ) );
	echo '</div></form>';
	print_button_form( 'end', __( 'Choose another file', 'programs-filter' ) );
}

/**
 * Prints a warning.
 *
 * @param string $sentence Sentence.
 */
function print_warning( string $sentence ): void {
	wp_admin_notice( esc_html( $sentence ), array( 'type' => 'warning' ) );
}

/**
 * Prints the choice of the status of new programs.
 *
 * @param string $chosen "draft" or "publish".
 */
function print_status_choice( string $chosen ): void {
	$choices = array(
		'draft'   => __( 'Drafts', 'programs-filter' ),
		'publish' => __( 'Published', 'programs-filter' ),
	);
	print_radios( __( 'New programs without a status are saved as', 'programs-filter' ), 'status', $choices, $chosen );
}

/**
 * Prints the first rows.
 *
 * @param ImportJob $job Import.
 */
function print_preview( array $job ): void {
	$plans = array();
	$rows  = array();
	$file  = fopen( import_file( $job['key'], 'rows' ), 'rb' );
	foreach ( false === $file ? array() : next_copied_rows( $file, PREVIEW_ROWS ) as list( $row, $cells ) ) {
		$rows[ $row ]  = $cells;
		$read          = read_row( $cells, $job['columns'], $job['language'], is_month_first( $job ) );
		$plans[ $row ] = WordPress\in_language( $read['values']['language'] ?? '', static fn(): array => row_plan( $read, $job['status'] ) );
	}
	$problems = array_filter( array_map( static fn( array $plan ): array => $plan['problems'], $plans ) );
	$found    = count( $problems );
	/* translators: %s: number of rows */
	$sentence = 0 === $found ? __( 'None of these rows has a problem.', 'programs-filter' ) : sprintf( _n( '%s of these rows has a problem.', '%s of these rows have a problem.', $found, 'programs-filter' ), number_format_i18n( $found ) );
	printf( '<p class="programs-filter-found">%s</p>', esc_html( $sentence ) );
	print_left_out_columns( $job );
	printf( '<div class="programs-filter-table is-preview" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr><th scope="col" class="is-narrow">%s</th><th scope="col">%s</th>', esc_attr__( 'First rows', 'programs-filter' ), esc_html__( 'Row', 'programs-filter' ), esc_html__( 'Result', 'programs-filter' ) );
	foreach ( $job['header'] as $column => $name ) {
		print_column_head( $job, $column, $name );
	}
	echo '</tr></thead><tbody>';
	foreach ( $plans as $row => $plan ) {
		print_preview_row( $job, $row, $rows[ $row ], $plan );
	}
	echo '</tbody></table></div>';
	print_row_problems( $problems );
}

/**
 * Prints the head of a column with the choice of what it holds.
 *
 * @param ImportJob $job    Import.
 * @param int       $column Its number.
 * @param string    $name   Its name in the file.
 */
function print_column_head( array $job, int $column, string $name ): void {
	$id       = "programs-filter-column-$column";
	$chosen   = $job['columns'][ $column ] ?? '';
	$is_twice = '' !== ( $job['ignored'][ $column ] ?? '' );
	printf( '<th scope="col" class="%s"><label for="%s">%s</label>', esc_attr( 'title' === $chosen ? 'is-title' : '' ), esc_attr( $id ), esc_html( column_name( $column, $name ) ) );
	printf( '<select id="%1$s" name="columns[%2$s]"%3$s><option value="">%4$s</option>', esc_attr( $id ), esc_attr( (string) $column ), $is_twice ? ' aria-describedby="' . esc_attr( $id ) . '-problem"' : '', esc_html__( 'Do not import', 'programs-filter' ) );
	foreach ( column_labels() as $field => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $field ), selected( $field, $chosen, false ), esc_html( $label ) );
	}
	echo '</select>';
	if ( $is_twice ) {
		printf( '<span id="%s-problem" class="programs-filter-problem">%s</span>', esc_attr( $id ), esc_html( repeated_column_words( $job['header'], $job['columns'], $job['ignored'][ $column ] ) ) );
	}
	echo '</th>';
}

/**
 * Prints a row.
 *
 * @param ImportJob    $job   Import.
 * @param int          $row   Its number.
 * @param list<string> $cells Its cells.
 * @param SheetPlan    $plan  Its plan.
 */
function print_preview_row( array $job, int $row, array $cells, array $plan ): void {
	$problems = $plan['problems'];
	printf( '<tr><th scope="row" class="is-narrow">%s</th><td>%s', esc_html( number_format_i18n( $row ) ), esc_html( action_words( $plan['action'], false ) ) );
	// Problems of columns stand at their cells.
	$of_row = array_diff_key( $problems, array_flip( $job['columns'] ) );
	if ( array() !== $of_row ) {
		printf( ' <span class="programs-filter-problem">%s</span>', esc_html( problem_words( $of_row ) ) );
	}
	foreach ( array_keys( $job['header'] ) as $column ) {
		$field = $job['columns'][ $column ] ?? '';
		$class = array(
			''      => 'programs-filter-unused',
			'title' => 'is-title',
		)[ $field ] ?? '';
		$text  = restored_cell( $cells[ $column ] ?? '' );
		$text  = mb_strlen( $text ) > LONGEST_PREVIEW ? mb_substr( $text, 0, LONGEST_PREVIEW ) . '…' : $text;
		printf( '</td><td class="%s">%s', esc_attr( $class ), esc_html( $text ) );
		$before = $plan['before'][ 'day' === $field ? 'start' : $field ] ?? '';
		if ( '' !== $before && 'content' !== $field ) {
			/* translators: %s: what a program had before an import */
			printf( ' <span class="programs-filter-before">%s</span>', esc_html( sprintf( __( 'Before: %s', 'programs-filter' ), array() !== words_of_column( $field ) ? word_of_value( $field, $before ) : ( in_array( $field, DAY_COLUMNS, true ) ? Program\dates_text_and_html( $before, $before )[0] : $before ) ) ) );
		}
		if ( '' !== $field && isset( $problems[ $field ] ) ) {
			printf( ' <span class="programs-filter-problem">%s</span>', esc_html( $problems[ $field ] ) );
		}
	}
	echo '</td></tr>';
}

/**
 * Prints the problems of all rows.
 *
 * @param array<int, array<string, string>> $problems Sentences by row and column.
 */
function print_row_problems( array $problems ): void {
	if ( array() === $problems ) {
		return;
	}
	echo '<ul class="ul-disc">';
	foreach ( $problems as $row => $of_row ) {
		foreach ( $of_row as $field => $problem ) {
			/* translators: %1$s: number, %2$s: name of a column and what is wrong */
			$format = WHOLE_ROW === $field ? __( 'Row %1$s: %2$s', 'programs-filter' ) : __( 'Row %1$s, %2$s', 'programs-filter' );
			printf( '<li>%s</li>', esc_html( sprintf( $format, number_format_i18n( $row ), problem_words( array( $field => $problem ) ) ) ) );
		}
	}
	echo '</ul>';
}
