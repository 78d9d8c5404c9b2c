<?php
/**
 * The results of a dry run or an import, in words: on the page, on the command line and in the report.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

use ProgramsFilter\Program;

defined( 'ABSPATH' ) || exit;

/** Number of rows of a kind on the page. The report has all of them. */
const RESULT_ROWS = 50;

/**
 * Labels of the numbers of rows.
 *
 * @param bool $is_done Whether it is an import.
 * @return array<'create'|'change'|'same'|'skip', string>
 */
function count_labels( bool $is_done ): array {
	return $is_done ? array(
		'create' => __( 'Created', 'programs-filter' ),
		'change' => __( 'Changed', 'programs-filter' ),
		'same'   => __( 'Unchanged', 'programs-filter' ),
		'skip'   => __( 'Not imported', 'programs-filter' ),
	) : array(
		'create' => __( 'Would be created', 'programs-filter' ),
		'change' => __( 'Would be changed', 'programs-filter' ),
		'same'   => __( 'Unchanged', 'programs-filter' ),
		'skip'   => __( 'Would not be imported', 'programs-filter' ),
	);
}

/**
 * The result of a row.
 *
 * @param string $action  Action of its plan.
 * @param bool   $is_done Whether it is an import.
 */
function action_words( string $action, bool $is_done ): string {
	$words = $is_done ? array(
		'create' => _x( 'Created', 'one program', 'programs-filter' ),
		'change' => _x( 'Changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Unchanged', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Not imported', 'one program', 'programs-filter' ),
	) : array(
		'create' => _x( 'Would be created', 'one program', 'programs-filter' ),
		'change' => _x( 'Would be changed', 'one program', 'programs-filter' ),
		'same'   => _x( 'Unchanged', 'one program', 'programs-filter' ),
		'skip'   => _x( 'Would not be imported', 'one program', 'programs-filter' ),
	);

	return $words[ $action ] ?? '';
}

/**
 * The problems of a row.
 *
 * @param array<string, string> $problems Sentences by column.
 */
function problem_words( array $problems ): string {
	$labels    = column_labels();
	$sentences = array();
	foreach ( $problems as $field => $problem ) {
		$sentences[] = isset( $labels[ $field ] ) ? "$labels[$field]: $problem" : $problem;
	}

	return implode( ' ', $sentences );
}

/**
 * A sentence about the columns that are not imported.
 *
 * @param ImportJob $job Import.
 * @return string '' where all are.
 */
function left_out_columns( array $job ): string {
	$names = array();
	foreach ( $job['header'] as $column => $name ) {
		if ( '' === ( $job['columns'][ $column ] ?? '' ) ) {
			$names[] = column_name( $column, $name );
		}
	}
	/* translators: %1$s: number, %2$s: names of columns */
	$format = _n( '%1$s column will not be imported: %2$s', '%1$s columns will not be imported: %2$s', count( $names ), 'programs-filter' );

	return array() === $names ? '' : sprintf( $format, number_format_i18n( count( $names ) ), implode( ', ', $names ) );
}

/**
 * Prints which columns are not imported.
 *
 * @param ImportJob $job Import.
 */
function print_left_out_columns( array $job ): void {
	$sentence = left_out_columns( $job );
	if ( '' !== $sentence ) {
		printf( '<p class="programs-filter-left-out">%s</p>', esc_html( $sentence ) );
	}
}

/**
 * The heading of the new categories.
 *
 * @param bool $is_done Whether it is an import.
 */
function new_categories_heading( bool $is_done ): string {
	return $is_done ? __( 'Categories added', 'programs-filter' ) : __( 'Categories that would be added', 'programs-filter' );
}

/**
 * Prints numbers of rows.
 *
 * @param array<string, int>    $counts Numbers by action.
 * @param array<string, string> $labels Labels by action.
 */
function print_counts( array $counts, array $labels ): void {
	echo '<table class="widefat striped" style="max-inline-size: 30rem"><tbody>';
	foreach ( $labels as $action => $label ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( number_format_i18n( $counts[ $action ] ?? 0 ) ) );
	}
	echo '</tbody></table>';
}

/** Prints the link to the list of programs. */
function print_programs_link(): void {
	printf( '<a class="button button-primary" href="%s">%s</a>', esc_url( admin_url( 'edit.php?post_type=' . Program\POST_TYPE ) ), esc_html__( 'View Programs', 'programs-filter' ) );
}

/**
 * Prints the rows about which the last column says something; nothing where there are none.
 *
 * @param string                                      $log     Log.
 * @param string                                      $heading Heading.
 * @param array<string, callable(ImportLine): string> $columns Words about a row, by the name of their column.
 * @param callable(ImportLine): void|null             $more    Prints more about a row.
 */
function print_result_rows( string $log, string $heading, array $columns, ?callable $more = null ): void {
	$about = array_values( $columns )[ count( $columns ) - 1 ];
	$lines = array();
	foreach ( log_lines( $log ) as $line ) {
		if ( '' !== $about( $line ) ) {
			$lines[] = $line;
		}
		if ( count( $lines ) > RESULT_ROWS ) {
			break;
		}
	}
	if ( array() === $lines ) {
		return;
	}
	printf( '<h3>%1$s</h3><div class="programs-filter-table is-list" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html( $heading ) );
	foreach ( array_merge( array( __( 'Row', 'programs-filter' ), __( 'Title', 'programs-filter' ) ), array_keys( $columns ) ) as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( array_slice( $lines, 0, RESULT_ROWS ) as $line ) {
		$cells = array_map( static fn( callable $words ): string => $words( $line ), $columns );
		$edit  = 0 === $line['program'] ? null : get_edit_post_link( $line['program'] );
		printf(
			'<tr><th scope="row" class="is-narrow" data-colname="%s">%s</th><td>%s</td>',
			esc_attr__( 'Row', 'programs-filter' ),
			esc_html( number_format_i18n( $line['number'] ) ),
			null === $edit ? esc_html( $line['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html( $line['title'] ) )
		);
		foreach ( $cells as $name => $cell ) {
			printf( '<td data-colname="%s">%s', esc_attr( $name ), esc_html( $cell ) );
			if ( null !== $more && array_key_last( $cells ) === $name ) {
				$more( $line );
			}
			echo '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table></div>';
	if ( count( $lines ) > RESULT_ROWS ) {
		echo '<p>', esc_html__( 'The others are in the report.', 'programs-filter' ), '</p>';
	}
}

/**
 * The problems of a row.
 *
 * @param ImportLine $line Line of the log.
 */
function line_problems( array $line ): string {
	return problem_words( $line['problems'] );
}

/**
 * What is said of a row that is a next edition.
 *
 * @param ImportLine $line Line of the log.
 */
function line_edition( array $line ): string {
	return $line['edition'];
}

/**
 * What the filters understand of a row.
 *
 * @param ImportLine $line Line of the log.
 */
function line_understood( array $line ): string {
	return $line['understood'];
}

/**
 * The names of what a row changes.
 *
 * @param ImportLine $line Line of the log.
 * @return string '' for a row that changes nothing.
 */
function changed_words( array $line ): string {
	$labels = column_labels();

	return 'change' === $line['action'] ? implode( ', ', array_map( static fn( string $field ): string => $labels[ $field ] ?? $field, $line['changes'] ) ) : '';
}
