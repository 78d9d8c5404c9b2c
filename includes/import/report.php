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

/** Numbers of rows with problems and of new categories on the page. The report has all of them. */
const RESULT_ROWS       = 50;
const RESULT_CATEGORIES = 20;

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
 * Prints the results.
 *
 * @param ImportJob $job Import, in the step "checked" or "done".
 */
function print_results( array $job ): void {
	$is_done = 'done' === $job['step'];
	$log     = log_file( $job );
	$last    = log_progress( $log );
	$counts  = $last['counts'];
	echo '<h2>', $is_done ? esc_html__( 'The import is finished', 'programs-filter' ) : esc_html__( 'What would happen', 'programs-filter' ), '</h2>';
	if ( ! $is_done ) {
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
	if ( $counts['change'] > 0 ) {
		print_result_rows( $log, count_labels( $is_done )['change'], $result + array( __( 'Changes', 'programs-filter' ) => __NAMESPACE__ . '\\changed_words' ) );
	}
	$result[ __( 'Problems', 'programs-filter' ) ] = __NAMESPACE__ . '\\line_problems';
	if ( $counts['problems'] > 0 && $is_done ) {
		print_result_rows( $log, __( 'Rows with a problem', 'programs-filter' ), $result );
	} elseif ( $counts['problems'] > 0 ) {
		print_faulty_rows( $job, $result );
	}
	echo '<div class="programs-filter-actions">';
	if ( $is_done ) {
		print_programs_link();
	} else {
		if ( $counts['create'] + $counts['change'] > 0 ) {
			print_form_start( 'import' );
			print_corrections( $job );
			submit_button( __( 'Import', 'programs-filter' ), 'primary', 'submit', false, array( 'id' => 'programs-filter-import' ) );
			echo '</form>';
		}
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
 * Prints the rows about which the last column says something.
 *
 * @param string                                      $log     Log.
 * @param string                                      $heading Heading.
 * @param array<string, callable(ImportLine): string> $columns Words about a row, by the name of their column.
 * @param callable(ImportLine): void|null             $more    Prints more about a row.
 */
function print_result_rows( string $log, string $heading, array $columns, ?callable $more = null ): void {
	printf( '<h3>%1$s</h3><div class="programs-filter-table is-list" role="region" tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr>', esc_html( $heading ) );
	foreach ( array_merge( array( __( 'Row', 'programs-filter' ), __( 'Title', 'programs-filter' ) ), array_keys( $columns ) ) as $name ) {
		printf( '<th scope="col">%s</th>', esc_html( $name ) );
	}
	echo '</tr></thead><tbody>';
	$printed = 0;
	foreach ( log_lines( $log ) as $line ) {
		$cells = array_map( static fn( callable $words ): string => $words( $line ), $columns );
		if ( '' === end( $cells ) ) {
			continue;
		}
		if ( ++$printed > RESULT_ROWS ) {
			break;
		}
		$edit = 0 === $line['program'] ? null : get_edit_post_link( $line['program'] );
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
	if ( $printed > RESULT_ROWS ) {
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
 * The names of what a row changes.
 *
 * @param ImportLine $line Line of the log.
 * @return string '' for a row that changes nothing.
 */
function changed_words( array $line ): string {
	$labels = column_labels();

	return 'change' === $line['action'] ? implode( ', ', array_map( static fn( string $field ): string => $labels[ $field ] ?? $field, $line['changes'] ) ) : '';
}
