<?php
/**
 * What a dry run or an import came to: how many, and the rows with problems.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/**
 * How many rows with problems are shown; the report has all.
 */
const RESULT_ROWS = 50;

/**
 * How many new categories are named; the report names all.
 */
const RESULT_CATEGORIES = 20;

/**
 * Shows them.
 *
 * @param ImportJob $job Import, in the step "checked" or "done".
 */
function show_results( array $job ): void {
	$is_done = 'done' === $job['step'];
	$log     = import_file( $job['key'], $is_done ? 'import' : 'check' );
	$last    = log_progress( $log );
	$counts  = $last['counts'];
	echo '<h2>', $is_done ? esc_html__( 'The programs are imported', 'programs-filter' ) : esc_html__( 'What would happen', 'programs-filter' ), '</h2>';
	if ( ! $is_done ) {
		show_left_out_columns( $job );
	}
	echo '<table class="widefat striped" style="max-inline-size: 30rem"><tbody>';
	foreach ( action_counts( $is_done ) + array( 'problems' => __( 'Rows with a problem', 'programs-filter' ) ) as $action => $label ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( number_format_i18n( $counts[ $action ] ?? 0 ) ) );
	}
	echo '</tbody></table>';
	if ( $last['row'] < $job['total'] ) {
		// It was stopped.
		/* translators: %1$s, %2$s: numbers */
		printf( '<p>' . esc_html__( '%1$s of %2$s rows', 'programs-filter' ) . '</p>', esc_html( number_format_i18n( $last['row'] ) ), esc_html( number_format_i18n( $job['total'] ) ) );
	}
	show_new_categories( read_new_categories( $job['key'] ), $is_done );
	if ( ( $counts['problems'] ?? 0 ) > 0 ) {
		show_rows_with_problems( $log, $is_done );
	}
	echo '<div class="programs-filter-actions">';
	if ( $is_done ) {
		printf( '<a class="button button-primary" href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) ), esc_html__( 'View Programs', 'programs-filter' ) );
	} else {
		if ( ( $counts['create'] ?? 0 ) + ( $counts['change'] ?? 0 ) > 0 ) {
			button_form( 'import', __( 'Import', 'programs-filter' ), 'primary' );
		}
		button_form( 'columns', __( 'Back to the columns', 'programs-filter' ) );
	}
	printf( '<a class="button" href="%s">%s</a>', esc_url( report_url() ), esc_html__( 'Download the report', 'programs-filter' ) );
	button_form( 'end', $is_done ? __( 'Import another file', 'programs-filter' ) : __( 'Choose another file', 'programs-filter' ) );
	echo '</div>';
}

/**
 * The categories that are new: a name that somebody wrote in another way makes one, too.
 *
 * @param list<array{int, list<string>}> $new     Number of the row of each, and path.
 * @param bool                           $is_done Whether they are there.
 */
function show_new_categories( array $new, bool $is_done ): void {
	if ( array() === $new ) {
		return;
	}
	echo '<h3>', esc_html( new_categories_heading( $is_done ) ), '</h3><ul class="ul-disc">';
	foreach ( array_slice( $new, 0, RESULT_CATEGORIES ) as list( , $path ) ) {
		echo '<li>', esc_html( new_category_name( $path ) ), '</li>';
	}
	$more = count( $new ) - RESULT_CATEGORIES;
	if ( $more > 0 ) {
		/* translators: %s: number */
		echo '<li>', esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'programs-filter' ), number_format_i18n( $more ) ) ), '</li>';
	}
	echo '</ul>';
}

/**
 * The rows with problems.
 *
 * @param string $log     Log.
 * @param bool   $is_done Whether it was done.
 */
function show_rows_with_problems( string $log, bool $is_done ): void {
	$headings = array( __( 'Row', 'programs-filter' ), __( 'Title', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Problems', 'programs-filter' ) );
	printf( '<h3>%1$s</h3><div class="programs-filter-table" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html__( 'Rows with a problem', 'programs-filter' ) );
	foreach ( $headings as $heading ) {
		printf( '<th scope="col">%s</th>', esc_html( $heading ) );
	}
	echo '</tr></thead><tbody>';
	$shown = 0;
	foreach ( log_lines( $log ) as $line ) {
		if ( array() === $line['problems'] ) {
			continue;
		}
		if ( ++$shown > RESULT_ROWS ) {
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
	if ( $shown > RESULT_ROWS ) {
		echo '<p>', esc_html__( 'The report has all of them.', 'programs-filter' ), '</p>';
	}
}

/**
 * Address of the report.
 */
function report_url(): string {
	return wp_nonce_url(
		add_query_arg(
			array(
				'action'     => IMPORT_ACTION,
				ACTION_FIELD => 'report',
			),
			admin_url( 'admin-post.php' )
		),
		IMPORT_ACTION
	);
}
