<?php
/**
 * The results of a dry run or an import, and what can be done about them.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/** Number of new categories on the page. The report has all of them. */
const RESULT_CATEGORIES = 20;

/**
 * Prints the results.
 *
 * @param ImportJob $job Import, in the step "checked" or "done".
 */
function print_results( array $job ): void {
	$is_done = 'done' === $job['step'];
	$log     = log_file( $job );
	$last    = log_progress( $log );
	$counts  = $last['counts'];
	$heading = $last['row'] < $job['total'] ? __( 'The import was stopped', 'programs-filter' ) : __( 'The import is finished', 'programs-filter' );
	echo '<h2>', $is_done ? esc_html( $heading ) : esc_html__( 'What would happen', 'programs-filter' ), '</h2>';
	if ( ! $is_done ) {
		// Around all of it, so that its button is always in view.
		print_form_start( 'import' );
		print_left_out_columns( $job );
	}
	print_counts( $counts, count_labels( $is_done ) + array( 'problems' => __( 'Rows with a problem', 'programs-filter' ) ) );
	if ( $last['row'] < $job['total'] ) {
		// The user has stopped it.
		/* translators: %1$s, %2$s: numbers */
		printf( '<p>' . esc_html__( '%1$s of %2$s rows', 'programs-filter' ) . '</p>', esc_html( number_format_i18n( $last['row'] ) ), esc_html( number_format_i18n( $job['total'] ) ) );
	}
	print_new_categories( array_column( new_categories( $log ), 0 ), $is_done );
	$result = array( __( 'Result', 'programs-filter' ) => static fn( array $line ): string => action_words( $line['action'], $is_done ) );
	print_result_rows( $log, __( 'New editions', 'programs-filter' ), $result + array( __( 'Edition', 'programs-filter' ) => __NAMESPACE__ . '\\line_edition' ) );
	if ( $counts['change'] > 0 ) {
		print_result_rows( $log, count_labels( $is_done )['change'], $result + array( __( 'Changes', 'programs-filter' ) => __NAMESPACE__ . '\\changed_words' ) );
	}
	if ( ! $is_done ) {
		$understood = array( __( 'Understood', 'programs-filter' ) => __NAMESPACE__ . '\\line_understood' );
		print_result_rows( $log, __( 'What the filters understand', 'programs-filter' ), $result + $understood );
	}
	$result[ __( 'Problems', 'programs-filter' ) ] = __NAMESPACE__ . '\\line_problems';
	if ( $counts['problems'] > 0 && $is_done ) {
		print_result_rows( $log, __( 'Rows with a problem', 'programs-filter' ), $result );
	}
	if ( ! $is_done ) {
		if ( $counts['problems'] > 0 ) {
			print_faulty_rows( $job, $result );
		}
		print_corrections( $job );
		if ( $counts['create'] + $counts['change'] > 0 ) {
			submit_button( __( 'Import', 'programs-filter' ), 'primary', 'submit', true, array( 'id' => 'programs-filter-import' ) );
		}
		echo '</form>';
	}
	echo '<div class="programs-filter-actions">';
	if ( $is_done ) {
		print_programs_link();
	} else {
		print_button_form( 'columns', __( 'Back to the columns', 'programs-filter' ) );
	}
	printf( '<a class="button" href="%s">%s</a>', esc_url( form_url( 'report' ) ), esc_html__( 'Download the report', 'programs-filter' ) );
	print_button_form( 'end', $is_done ? __( 'Import another file', 'programs-filter' ) : __( 'Choose another file', 'programs-filter' ) );
	echo '</div>';
	if ( $is_done && $counts['create'] + $counts['change'] > 0 ) {
		print_undo( $job['key'], $counts );
	}
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
	echo '</ul><p>', esc_html__( 'Filters with all categories show a button for each of them.', 'programs-filter' ), '</p>';
}
