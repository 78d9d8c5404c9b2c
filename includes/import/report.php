<?php
/**
 * Puts the results of a check, an import or an undo into words, for the screen, WP-CLI and the report.
 *
 * @package ProgramsFilter
 */

declare( strict_types = 1 );

namespace ProgramsFilter\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Labels of the numbers of rows.
 *
 * @param string $step Step of the import: "checked", "done" or "undone".
 * @return array<'create'|'change'|'same'|'skip', string>
 */
function count_labels( string $step ): array {
	$labels = array(
		'checked' => array(
			'create' => __( 'New programs', 'programs-filter' ),
			'change' => __( 'Programs that will change', 'programs-filter' ),
			'same'   => __( 'Unchanged', 'programs-filter' ),
			'skip'   => __( 'Would not be imported', 'programs-filter' ),
		),
		'done'    => array(
			'create' => _x( 'Created', 'programs', 'programs-filter' ),
			'change' => _x( 'Changed', 'programs', 'programs-filter' ),
			'same'   => __( 'Unchanged', 'programs-filter' ),
			'skip'   => _x( 'Not imported', 'programs', 'programs-filter' ),
		),
		'undone'  => array(
			'create' => __( 'In the trash', 'programs-filter' ),
			'change' => __( 'With their former values', 'programs-filter' ),
			'skip'   => __( 'Left as they are', 'programs-filter' ),
		),
	);

	return $labels[ $step ];
}

/**
 * What becomes of a row.
 *
 * @param string $action Action of its plan.
 * @param string $step   Step of the import.
 */
function action_words( string $action, string $step ): string {
	$words = array(
		'checked' => array(
			'create' => _x( 'New', 'one program', 'programs-filter' ),
			'change' => _x( 'Will change', 'one program', 'programs-filter' ),
			'same'   => __( 'Unchanged', 'programs-filter' ),
			'skip'   => __( 'Will not be imported', 'programs-filter' ),
		),
		'done'    => array(
			'create' => _x( 'Created', 'one program', 'programs-filter' ),
			'change' => _x( 'Changed', 'one program', 'programs-filter' ),
			'same'   => __( 'Unchanged', 'programs-filter' ),
			'skip'   => _x( 'Not imported', 'one program', 'programs-filter' ),
		),
		'undone'  => array(
			'create' => __( 'In the trash', 'programs-filter' ),
			'change' => __( 'With its former values', 'programs-filter' ),
			'skip'   => __( 'Left as it is', 'programs-filter' ),
		),
	);

	return $words[ $step ][ $action ] ?? '';
}

/**
 * The problems of a row.
 *
 * @param array<string, string> $problems Sentences by column.
 */
function problem_words( array $problems ): string {
	$sentences = array();
	foreach ( $problems as $field => $problem ) {
		$sentences[] = isset( sheet_columns()[ $field ] ) ? column_label( $field ) . ": $problem" : $problem;
	}

	return implode( ' ', $sentences );
}

/**
 * A sentence about the columns that are not imported.
 *
 * @param Job $job Import.
 * @return string '' where all are.
 */
function left_out_columns( Job $job ): string {
	$names = array();
	foreach ( $job->header as $column => $name ) {
		if ( '' === ( $job->columns[ $column ] ?? '' ) ) {
			$names[] = column_name( $column, $name );
		}
	}
	/* translators: %1$s: number, %2$s: names of columns */
	$format = _n( '%1$s column will not be imported: %2$s', '%1$s columns will not be imported: %2$s', count( $names ), 'programs-filter' );

	return array() === $names ? '' : sprintf( $format, number_format_i18n( count( $names ) ), implode( ', ', $names ) );
}

/**
 * A sentence about a sheet that says no dates.
 *
 * @param Job $job Import.
 * @return string '' where it has some.
 */
function missing_dates( Job $job ): string {
	$has_dates = isset( $job->left_out['date'] ) || array() !== array_intersect( $job->columns, array( 'sessions', ...columns_with( 'when' ) ) );

	return $has_dates || ! has_title_column( $job ) ? '' : __( 'No column says when: the programs will have no dates.', 'programs-filter' );
}

/**
 * Sentences about the rows that are no programs.
 *
 * @param Job $job Import.
 * @return list<string>
 */
function left_out_rows( Job $job ): array {
	$sentences = array();
	foreach ( $job->left_out as $kind => list( $count, $numbers ) ) {
		$words = array(
			/* translators: %s: number */
			'hidden' => _n( '%s hidden row is left out', '%s hidden rows are left out', $count, 'programs-filter' ),
			/* translators: %s: number */
			'total'  => _n( '%s row with a total is left out', '%s rows with totals are left out', $count, 'programs-filter' ),
			/* translators: %s: number */
			'line'   => _n( '%s row without words is left out', '%s rows without words are left out', $count, 'programs-filter' ),
			/* translators: %s: number */
			'header' => _n( '%s row repeats the names of the columns', '%s rows repeat the names of the columns', $count, 'programs-filter' ),
			/* translators: %s: number */
			'date'   => _n( '%s row says the date of those below it', '%s rows say the date of those below them', $count, 'programs-filter' ),
		);

		$sentences[] = sprintf( $words[ $kind ], number_format_i18n( $count ) ) . named_rows( $numbers ) . '.';
	}
	if ( array() !== $job->lone_cells ) {
		$names = implode( ', ', array_map( __NAMESPACE__ . '\\category_of_section', $job->lone_cells ) );
		/* translators: %s: titles of sections */
		$format      = $job->are_sections ? __( 'Rows with one cell only are categories of the rows below them: %s.', 'programs-filter' ) : __( 'Rows with one cell only are programs: %s. If they are categories of the rows below them, write a colon behind them.', 'programs-filter' );
		$sentences[] = sprintf( $format, $names );
	}
	if ( $job->joined > 0 ) {
		/* translators: %s: number */
		$sentences[] = sprintf( _n( '%s row is a further session of the program of another.', '%s rows are further sessions of the programs of others.', $job->joined, 'programs-filter' ), number_format_i18n( $job->joined ) );
	}

	return $sentences;
}

/**
 * Sentences about what an import has not brought: pages of its workbook, and pictures.
 *
 * @param Job $job Import, in the step "done".
 * @return list<string>
 */
function missing_parts( Job $job ): array {
	$sentences = array();
	$pages     = array_diff_key( array_column( $job->pages, 'name' ), array( $job->page => '' ) );
	if ( array() !== $pages ) {
		/* translators: %s: names of pages of a workbook */
		$sentences[] = sprintf( _n( 'This page has not been imported: %s.', 'These pages have not been imported: %s.', count( $pages ), 'programs-filter' ), implode( ', ', $pages ) );
	}
	$numbers = Rows::of( $job )->numbers( 'picture', NAMED_ROWS + 1 );
	if ( array() !== $numbers ) {
		$count = Rows::of( $job )->counts()['picture'];
		/* translators: %s: number */
		$sentences[] = sprintf( _n( '%s picture is missing', '%s pictures are missing', $count, 'programs-filter' ), number_format_i18n( $count ) ) . named_rows( $numbers ) . '.';
	}

	return $sentences;
}

/**
 * What a check shows of a program in a column.
 *
 * @param ImportLine $line   Row.
 * @param string     $column One of shown_columns().
 */
function shown_text( array $line, string $column ): string {
	$text = $line['shown'][ $column ] ?? '';

	return is_string( $text ) ? $text : '';
}

/**
 * Labels of what a check shows of a program.
 *
 * @return array<string, string> By key of ShownPlan.
 */
function shown_columns(): array {
	return array(
		'when'       => __( 'When', 'programs-filter' ),
		'place'      => column_label( 'place' ),
		'price'      => column_label( 'price' ),
		'ages'       => __( 'Age', 'programs-filter' ),
		'categories' => column_label( 'categories' ),
		'status'     => column_label( 'status' ),
	);
}

/**
 * The report of a check or an import, as CSV.
 *
 * @param Job $job Import, in the step "checked" or "done".
 * @return \Generator<string>
 */
function report_csv( Job $job ): \Generator {
	$words = 'checked' === $job->step ? shown_columns() : array();
	yield CSV_MARK . csv_row(
		array_merge(
			array(
				__( 'Row', 'programs-filter' ),
				__( 'Title', 'programs-filter' ),
				__( 'Result', 'programs-filter' ),
				__( 'ID', 'programs-filter' ),
				__( 'Changes', 'programs-filter' ),
				__( 'Problems', 'programs-filter' ),
				__( 'To look at', 'programs-filter' ),
			),
			array_values( $words )
		)
	);
	foreach ( Rows::of( $job )->lines() as $line ) {
		$changes = 'change' === $line['action'] ? array( implode( ', ', array_map( __NAMESPACE__ . '\\column_label', $line['changes'] ) ) ) : array();
		$names   = array_map( __NAMESPACE__ . '\\category_path_text', array_column( $line['new'], 0 ) );
		if ( array() !== $names ) {
			/* translators: %s: names of categories, each with those above it */
			$changes[] = sprintf( _n( 'New category: %s', 'New categories: %s', count( $names ), 'programs-filter' ), implode( ' | ', $names ) );
		}
		yield csv_row(
			array_merge(
				array(
					(string) $line['number'],
					$line['title'],
					action_words( $line['action'], $job->step ),
					0 === $line['program'] ? '' : (string) $line['program'],
					implode( ', ', $changes ),
					problem_words( $line['problems'] ),
					problem_words( array_diff( $line['doubts'], $line['problems'] ) ),
				),
				array_map( static fn( string $word ): string => shown_text( $line, $word ), array_keys( $words ) )
			)
		);
	}
}
