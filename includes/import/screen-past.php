<?php
/**
 * The list of past imports, and what has become of one that was taken back.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\WordPress;

defined( 'ABSPATH' ) || exit;

/** Prints the list. */
function print_past_imports(): void {
	$past   = past_imports();
	$format = WordPress\only_text( get_option( 'date_format' ) ) . ' ' . WordPress\only_text( get_option( 'time_format' ) );
	if ( array() === $past ) {
		echo '<p>', esc_html__( 'Nothing has been imported yet.', 'programs-filter' ), '</p>';
		return;
	}
	$is_between = is_between_imports( current_job() );
	printf( '<div class="programs-filter-table is-list" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html__( 'Past imports', 'programs-filter' ) );
	$names = array( __( 'Date', 'programs-filter' ), __( 'User', 'programs-filter' ), __( 'File', 'programs-filter' ), __( 'Result', 'programs-filter' ), __( 'Undo', 'programs-filter' ) );
	foreach ( $names as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $past as $import ) {
		$counts = $import['counts'];
		if ( 0 === array_sum( $counts ) && is_file( import_file( $import['key'], 'import' ) ) ) {
			// It was not brought to its end.
			$counts = log_progress( import_file( $import['key'], 'import' ) )['counts'];
		}
		$parts = array();
		foreach ( array_diff( array_intersect_key( $counts, count_labels( true ) ), array( 0 ) ) as $action => $count ) {
			$parts[] = count_labels( true )[ $action ] . ': ' . number_format_i18n( $count );
		}
		$result = array() === $parts ? __( 'Not finished', 'programs-filter' ) : implode( ', ', $parts );
		$cells  = array( (string) wp_date( $format, $import['begun'] ), (string) get_the_author_meta( 'display_name', $import['user'] ), $import['name'], $result );
		echo '<tr>';
		foreach ( $cells as $column => $cell ) {
			printf( '<td data-colname="%s">%s</td>', esc_attr( $names[ $column ] ), esc_html( $cell ) );
		}
		printf( '<td data-colname="%s">', esc_attr( $names[4] ) );
		if ( can_be_undone( $import ) && ! $is_between ) {
			esc_html_e( 'Possible when the current import is over', 'programs-filter' );
		} elseif ( can_be_undone( $import ) ) {
			print_undo( $import['key'], $counts );
		} elseif ( $import['undone'] > 0 ) {
			/* translators: %s: date */
			$undone = sprintf( __( 'Undone on %s', 'programs-filter' ), (string) wp_date( $format, $import['undone'] ) );
			echo esc_html( $undone );
		} else {
			esc_html_e( 'Not possible any more', 'programs-filter' );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table></div>';
}

/**
 * Prints what has become of an import that was taken back.
 *
 * @param ImportJob $job Import, in the step "undone".
 */
function print_undone( array $job ): void {
	$counts = log_progress( log_file( $job ) )['counts'];
	echo '<h2>', esc_html__( 'The import is undone', 'programs-filter' ), '</h2>';
	print_counts(
		$counts,
		array(
			'create' => __( 'In the trash', 'programs-filter' ),
			'change' => __( 'With their former values', 'programs-filter' ),
			'skip'   => __( 'Left as they are', 'programs-filter' ),
		)
	);
	if ( $counts['skip'] > 0 ) {
		print_result_rows( log_file( $job ), __( 'Left as they are', 'programs-filter' ), array( __( 'Reason', 'programs-filter' ) => __NAMESPACE__ . '\\line_problems' ) );
	}
	echo '<div class="programs-filter-actions">';
	print_programs_link();
	print_button_form( 'end', __( 'Import another file', 'programs-filter' ) );
	echo '</div>';
}
